//! Whole contests of cheap bots, at tables of every kind.

use demesne_arena::{Contest, Ledger, Question, SeatResult, Shard, Sides, Sprt, Summary, Tally, chart, play};
use demesne_bots::{Evaluate, Mind, no_clock};
use demesne_burgundy::Burgundy;
use demesne_game::{Notation, Seat, Seed, SetupLine};
use demesne_tuscany::Tuscany;

fn game<G: Notation>(setup: &[(&str, &str)]) -> G {
    let line = |&(key, value): &(&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 0 };
    G::from_setup(&setup.iter().map(line).collect::<Vec<_>>()).expect("a table")
}

fn contest<G: Evaluate + Notation>(game: &G, bots: &str, automaton: Option<Seat>) -> Contest {
    let minds: Vec<Mind> = bots.split(',').map(|name| Mind::parse(name).expect("a bot")).collect();
    let question = Question::new(game, &minds, Seed::from_number(7));
    Contest::new(question, Sides::of(game, automaton), "automaton").expect("a contest")
}

fn play_one<G: Evaluate>(game: &G, contest: &Contest, deal: u64, number: u32) -> Vec<SeatResult> {
    let mut tallies = vec![Tally::default(); game.seats().into()];
    let minds = contest.seated(deal, number);
    let over = play(
        game,
        &minds,
        contest.deal_seed(deal),
        &mut Vec::new(),
        |bot, moment| {
            tallies[moment.seat.index()].decisions += 1;
            bot.choose(moment, &mut no_clock)
        },
        |_| (),
    );
    contest.results(game, &over.state, &tallies)
}

/// Plays the games of some deals and writes them down.
fn lines<G: Evaluate>(game: &G, contest: &Contest, deals: impl Iterator<Item = u64>) -> Vec<String> {
    let ledger = Ledger::new(contest.clone());
    deals
        .flat_map(|deal| (0..contest.schedule().games(deal).len() as u32).map(move |number| (deal, number)))
        .map(|(deal, number)| ledger.line(deal, number, &play_one(game, contest, deal, number)))
        .collect()
}

fn ledger(contest: &Contest, lines: &[String]) -> Ledger {
    let mut ledger = Ledger::new(contest.clone());
    for (number, line) in lines.iter().enumerate() {
        ledger.read_line(number + 2, line).expect("a line that was written");
    }
    ledger
}

fn figures(ledger: &Ledger) -> Summary {
    Summary::new(ledger, u64::MAX)
}

#[test]
fn parts_merge_to_the_whole_in_any_order() {
    let game: Burgundy = game(&[("players", "3")]);
    let contest = contest(&game, "greedy,random", None);
    let whole = ledger(&contest, &lines(&game, &contest, 0..8));
    let mut merged = Ledger::new(contest.clone());
    for part in ["3/3", "1/3", "2/3", "1/3"] {
        let deals = contest.schedule().deals_of(Shard::parse(part).expect("a part"), 0..8);
        let mut lines = lines(&game, &contest, deals);
        lines.reverse();
        merged.merge(ledger(&contest, &lines)).expect("the same question");
    }
    assert_eq!(merged, whole);
    assert_eq!(figures(&merged), figures(&whole));
    assert_eq!(figures(&whole).games, 24, "eight deals of three games");
}

#[test]
fn figures_are_of_whole_deals_and_add_up() {
    let game: Burgundy = game(&[]);
    let contest = contest(&game, "greedy,random", None);
    let mut lines = lines(&game, &contest, 0..10);
    let all = figures(&ledger(&contest, &lines));
    assert_eq!((all.deals, all.games, all.games_left_out), (10, 20, 0));
    let shares: f64 = all.bots.iter().filter_map(|bot| bot.win_share).map(|share| share.value).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    let greedy = &all.bots[0];
    assert!(greedy.rating.expect("they met").low > 0.0 && all.difference.expect("of two").low > 0.0);
    assert!(greedy.mean_score.expect("points").value > all.bots[1].mean_score.expect("points").value);
    assert_eq!(greedy.seats.iter().map(|seat| seat.played).collect::<Vec<_>>(), [10, 10]);
    lines.pop();
    let fewer = figures(&ledger(&contest, &lines));
    assert_eq!((fewer.deals, fewer.games, fewer.games_left_out), (9, 18, 1));
    assert_eq!(Summary::new(&ledger(&contest, &lines), 4).games_left_out, 11, "only what came before counts");
}

#[test]
fn partners_share_a_bot_and_count_once() {
    let game: Burgundy = game(&[("team", "basic")]);
    let contest = contest(&game, "greedy,random", None);
    assert_eq!(contest.seating(0, 0), Some(vec![0, 1, 0, 1]));
    assert_eq!(contest.seating(0, 1), Some(vec![1, 0, 1, 0]));
    assert_eq!(contest.seating(0, 2), None);
    let all = figures(&ledger(&contest, &lines(&game, &contest, 0..3)));
    assert_eq!((all.games, all.bots[0].played), (6, 6));
    assert_eq!(all.bots[0].seats.len(), 4);
}

#[test]
fn the_automaton_has_its_own_seat_and_is_rated() {
    let game: Burgundy = game(&[("chateautoma", "novice"), ("players", "3")]);
    let both = contest(&game, "greedy,random", Some(Seat(2)));
    assert_eq!(both.seating(0, 0), Some(vec![0, 1, 2]));
    assert_eq!(both.seating(0, 1), Some(vec![1, 0, 2]));
    let all = figures(&ledger(&both, &lines(&game, &both, 0..3)));
    assert_eq!(
        all.bots.iter().map(|bot| bot.bot.as_str()).collect::<Vec<_>>(),
        ["greedy", "random", "automaton"]
    );
    assert!(all.bots.iter().all(|bot| bot.rating.is_some()));
    assert!(all.difference.expect("of two bots").value > 0.0);
    assert_eq!(all.bots[2].decisions, 0);
    let alone: Burgundy = self::game(&[("chateautoma", "novice"), ("players", "2")]);
    let alone_contest = contest(&alone, "greedy", Some(Seat(1)));
    let all = figures(&ledger(&alone_contest, &lines(&alone, &alone_contest, 0..4)));
    assert_eq!((all.games, all.bots[0].played, all.bots[1].played), (4, 4, 4));
    assert!(all.difference.is_some(), "of the bot and the automaton");
}

#[test]
fn alone_each_bot_plays_the_same_deal_and_nobody_is_rated() {
    let game: Burgundy = game(&[("solo", "33")]);
    let contest = contest(&game, "greedy,random", None);
    let all = figures(&ledger(&contest, &lines(&game, &contest, 0..3)));
    assert_eq!((all.deals, all.games), (3, 6));
    assert!(all.bots.iter().all(|bot| bot.rating.is_none() && bot.played == 3));
    let score = |bot: usize| all.bots[bot].mean_score.expect("points").value;
    assert!(score(0) > score(1), "{} and {} spaces", score(0), score(1));
    assert!(chart::svg(&contest, &all).contains("games won in per cent"));
}

#[test]
fn a_single_bot_plays_itself() {
    let game: Tuscany = game(&[("players", "4")]);
    let contest = contest(&game, "greedy", None);
    let all = figures(&ledger(&contest, &lines(&game, &contest, 0..2)));
    assert_eq!((all.games, all.bots[0].played), (2, 8));
    assert_eq!(all.bots[0].win_share.expect("games").value, 0.25);
    assert_eq!(all.bots[0].rating, None, "there is nobody else");
}

#[test]
fn the_test_of_a_question_does_not_depend_on_the_order_of_games() {
    let game: Burgundy = game(&[]);
    let contest = contest(&game, "greedy,random", None);
    let test = Sprt::parse("0,200", "0.05", "0.05").expect("a test");
    let all = lines(&game, &contest, 0..20);
    let walk = test.walk(&ledger(&contest, &all), 0..20);
    assert_eq!(walk.accepted, Some(demesne_arena::Verdict::Elo1));
    assert!(walk.next < 20, "decided early: after {} deals", walk.next);
    let mut turned = all.clone();
    turned.reverse();
    assert_eq!(test.walk(&ledger(&contest, &turned), 0..20), walk);
    let gap: Vec<String> = all[1..].to_vec();
    assert_eq!(test.walk(&ledger(&contest, &gap), 0..20).deals, 0, "the first deal is missing");
}

#[test]
fn strange_lines_and_other_questions_are_refused() {
    let two: Burgundy = game(&[]);
    let here = contest(&two, "greedy,random", None);
    let mut ledger = Ledger::new(here.clone());
    let why = |ledger: &mut Ledger, line: &str| ledger.read_line(5, line).expect_err(line).to_string();
    for wrong in ["", "{}", "[1]", "{\"deal\":0,\"game\":0,\"seats\":3}"] {
        assert_eq!(why(&mut ledger, wrong), "line 5: this is no game of the arena; a line is a game as JSON");
    }
    let line = lines(&two, &here, 0..1).remove(0);
    let others = line.replace("greedy", "knight");
    assert!(why(&mut ledger, &others).contains("in game 0 of deal 0 others play than"), "{others}");
    assert!(why(&mut ledger, &line.replace("\"game\":0", "\"game\":2")).contains("game 2 of deal 0"));
    assert!(ledger.is_empty());
    let three: Burgundy = game(&[("players", "3")]);
    let mut merge = |other: Contest| ledger.merge(Ledger::new(other)).expect_err("another").to_string();
    assert_eq!(
        merge(contest(&three, "greedy,random", None)),
        "it answers another question: the setup is players=3 there and players=2 here"
    );
    assert!(
        merge(contest(&two, "random,greedy", None)).ends_with("random,greedy there and greedy,random here")
    );
    let tuscany: Tuscany = game(&[]);
    assert!(merge(contest(&tuscany, "greedy,random", None)).contains("the game is tuscany"));
}

#[test]
fn questions_are_read_back_and_strange_ones_refused() {
    let game: Burgundy = game(&[("players", "2")]);
    let sides = || Sides::of(&game, None);
    let ask = |bots: &[&str]| {
        let minds: Vec<Mind> = bots.iter().map(|name| Mind::parse(name).expect("a bot")).collect();
        Question::new(&game, &minds, Seed::from_number(1))
    };
    let question = ask(&["greedy", "knight"]);
    assert_eq!(Question::read(&question.line()), Ok(question.clone()));
    assert!(question.network.is_some(), "the knight plays by what it learned");
    assert_eq!(ask(&["greedy", "random"]).network, None);
    let again: Burgundy = Burgundy::from_setup(&question.setup_lines()).expect("the setup as it was written");
    assert_eq!(again.setup(), game.setup());
    let why = |bots: &[&str]| Contest::new(ask(bots), sides(), "").expect_err("no contest").to_string();
    assert!(why(&["greedy", "random", "greedy"]).starts_with("greedy is named twice; name each bot once"));
    assert_eq!(why(&[]), "0 bots are named; name 1 to 16");
    assert!(Question::read("Dear diary").expect_err("no head").to_string().contains("no file of the arena"));
    let newer = question.line().replacen("\"arena\":1", "\"arena\":2", 1);
    assert!(Question::read(&newer).expect_err("newer").to_string().contains("this program knows version 1"));
}

#[test]
fn pictures_show_everybody_in_well_formed_text() {
    let game: Burgundy = game(&[]);
    let contest = contest(&game, "greedy,random,knight", None);
    let all = figures(&ledger(&contest, &lines(&game, &contest, 0..6)));
    let svg = chart::svg(&contest, &all);
    assert!(
        svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && svg.contains("prefers-color-scheme:dark")
    );
    for part in ["greedy", "random", "knight", "rating in Elo points", "12 games", "<polygon", "<polyline"] {
        assert!(svg.contains(part), "{part} is missing");
    }
    assert_eq!(svg.matches("<polyline").count(), 3);
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
    let small = chart::terminal(&all);
    assert_eq!(small.lines().count(), 8, "{small}");
    assert!(small.contains('●') && small.contains('├'), "{small}");
}

#[test]
fn nothing_played_is_nothing_shown() {
    let game: Burgundy = game(&[]);
    let contest = contest(&game, "greedy,random", None);
    let none = figures(&Ledger::new(contest.clone()));
    assert_eq!((none.games, none.bots[0].win_share, none.difference), (0, None, None));
    assert_eq!(chart::terminal(&none), "");
    let svg = chart::svg(&contest, &none);
    assert!(svg.ends_with("</svg>\n") && !svg.contains("NaN") && !svg.contains("inf"), "{svg}");
}
