//! The Castles of Tuscany: play through a pipe, and every command that takes `--game tuscany`.

use crate::common::*;

/// A game that bots played: its seed, and the answers of its players, a line each.
struct Played {
    seed: String,
    answers: Vec<String>,
    record: String,
    folder: Folder,
}

fn played(bots: &str, seed: &str) -> Played {
    let folder = Folder::new();
    let args =
        ["sim", "--game", "tuscany", "--bots", bots, "--players", &bots.split(',').count().to_string()];
    fine(&[&args[..], &["--games", "1", "--seed", seed, "--records", &folder.path("")]].concat());
    let record = folder.read("game-000001.txt");
    let seed = record.lines().find_map(|line| line.strip_prefix("seed: ")).expect("a seed").to_owned();
    let answers = record
        .lines()
        .filter(|line| line.starts_with(['p']) && line[1..].starts_with(|c: char| c.is_ascii_digit()))
        .map(str::to_owned)
        .collect();
    Played { seed, answers, record, folder }
}

impl Played {
    /// Plays the same game by typing all that its players did.
    fn typed(&self, seats: &str, answers: &[String], more: &[&str]) -> Run {
        let args = ["play", "--game", "tuscany", "--seats", seats, "--seed", &self.seed];
        piped(&[&args[..], more].concat(), &(answers.join("\n") + "\n"))
    }

    /// The steps of a record, without names and results.
    fn steps(record: &str) -> Vec<&str> {
        record.lines().filter(|line| line.starts_with(['*', 'p']) && line.contains(' ')).collect()
    }
}

#[test]
fn whole_games_are_typed_and_read() {
    for (bots, seats, seed) in
        [("greedy,greedy", "human,human", "5"), ("greedy,random,greedy", "human,human,human", "8")]
    {
        let game = played(bots, seed);
        let record = game.folder.path("typed.txt");
        let run = game.typed(seats, &game.answers, &["--record", &record]);
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
        assert_eq!(
            Played::steps(&game.folder.read("typed.txt")),
            Played::steps(&game.record),
            "the same game"
        );
        assert!(fine(&["record", "check", &record]).contains("result: p"));
        fine(&["record", "verify", &record]);
        for words in [
            "The Castles of Tuscany\n",
            "is the start player",
            "all boards are turned up: p1 ",
            "Phase 1, round 1: it ends with the round of somebody's 7th own tile.",
            "Phase 1 ends; scoring:",
            "Phase 2 ends; scoring:",
            "one more round is played (T15.5)",
            "Phase 3 ends; scoring:",
            "green as red points",
            "Where does the ",
            "Enter takes ",
            "The game is over.",
            "scoring-3",
            "green points, which count in each scoring:",
            "areas",
            "wins.",
            "result: p",
        ] {
            assert!(run.out.contains(words), "{words} is missing");
        }
        assert!(!run.out.contains('\x1b'), "no colours through a pipe");
        for line in run.out.lines().filter(|line| !line.contains("seed: ") && !line.contains("record: ")) {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

/// Each screen is one seat's: no other seat's cards may be in it, nor in what all hear at the end.
#[test]
fn hands_are_read_by_their_owners_alone() {
    let game = played("greedy,greedy,greedy", "3");
    let run = game.typed("human,human,human", &game.answers, &[]);
    assert_eq!(run.code, 0, "{}", run.err);
    let (mut screens, mut told) = ([0; 3], [0; 3]);
    for screen in run.out.split(&"─".repeat(80)) {
        let Some(seat) = (1..=3).find(|seat| screen.contains(&format!("p{seat} human (you): "))) else {
            assert!(!screen.contains("cards: ") || screen.contains("The game is over."), "{screen}");
            continue;
        };
        screens[seat - 1] += 1;
        let before_answer = screen.split(&format!("\np{seat}> ")).next().expect("a screen");
        assert_eq!(before_answer.matches("\nhand").count(), 1, "only the own hand shows:\n{screen}");
        assert!(screen.contains("in hand (hidden)") || screen.contains("laying them out"), "{screen}");
        // A line of news may go on in the next ones.
        let news = screen.split("\n\n").next().expect("news").replace("\n    ", " ");
        for line in news.lines().filter(|line| line.contains(" draws ")) {
            let own = line.starts_with(&format!("p{seat} draws "));
            assert_eq!(line.contains("cards: ") || line.contains("card: "), own, "p{seat} reads: {line}");
            told[seat - 1] += usize::from(own);
        }
    }
    assert!(screens.iter().all(|&n| n > 50) && told.iter().all(|&n| n > 5), "{screens:?} {told:?}");
}

/// Two tables that differ only in the cards of p2's hand and of the deck: p1 reads the same at both.
#[test]
fn what_is_hidden_changes_nothing_that_another_reads() {
    let game = played("greedy,greedy", "5");
    let first = |seat: &str| {
        let steps = Played::steps(&game.record);
        steps.iter().position(|step| {
            [" draw", " take "].iter().any(|action| step.starts_with(&format!("{seat}{action}")))
        })
    };
    for (seat, same) in [("p1", true), ("p2", false)] {
        let at = position(&game, first(seat).expect("a turn"));
        let swapped = with_other_cards(&at, "p2");
        assert_ne!(at, swapped, "another hand");
        let [one, other] = [(&at, "one.txt"), (&swapped, "other.txt")].map(|(text, name)| {
            let from = game.folder.write(name, text);
            let typed = "supply\nscores\nshow p2\nposition\nlist\nquit\nquit\n";
            let run = piped(&["play", "--from", &from, "--seats", "human,human", "--seed", "1"], typed);
            assert!(run.code == 0 && run.out.contains(&format!("{seat}> supply")), "{}{}", run.out, run.err);
            run.out
        });
        assert_eq!(one == other, same, "{seat} reads:\n{one}\nor:\n{other}");
    }
}

/// The position of a game after some steps.
fn position(game: &Played, at: usize) -> String {
    let record = game.folder.path("game-000001.txt");
    let shown = json(&["record", "show", &record, "--at", &at.to_string(), "--json"]);
    let lines: Vec<&str> =
        shown["position"].as_array().expect("lines").iter().filter_map(|line| line.as_str()).collect();
    format!("demesne position 1\ngame: tuscany\nrules: 1\n\n{}\n", lines.join("\n"))
}

/// The same position with other cards in a hand: the first ones of the deck.
fn with_other_cards(text: &str, seat: &str) -> String {
    let line = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).expect("a line");
    let cards = |list: &str| -> Vec<(String, u32)> {
        let pairs = list.split(' ').filter_map(|word| word.split_once('*'));
        pairs.map(|(colour, n)| (colour.to_owned(), n.parse().expect("a count"))).collect()
    };
    let (hand_key, deck_key) = (format!("{seat} hand: "), "deck: ");
    let (hand, mut deck) = (cards(line(&hand_key)), cards(line(deck_key)));
    let mut wanted: u32 = hand.iter().map(|(_, n)| n).sum();
    let mut drawn = Vec::new();
    for (colour, n) in &mut deck {
        let taken = wanted.min(*n);
        if taken > 0 {
            drawn.push((colour.clone(), taken));
        }
        (*n, wanted) = (*n - taken, wanted - taken);
    }
    for (colour, n) in hand {
        match deck.iter_mut().find(|(other, _)| *other == colour) {
            Some((_, count)) => *count += n,
            None => deck.push((colour, n)),
        }
    }
    let written = |cards: &[(String, u32)]| {
        let some = cards.iter().filter(|(_, n)| *n > 0);
        some.map(|(colour, n)| format!("{colour}*{n}")).collect::<Vec<_>>().join(" ")
    };
    let swapped = text.replacen(line(&hand_key), &written(&drawn), 1);
    swapped.replacen(
        &format!("\n{deck_key}{}", line(deck_key)),
        &format!("\n{deck_key}{}", written(&deck)),
        1,
    )
}

#[test]
fn undo_stops_where_cards_were_drawn_or_a_tile_was_turned_up() {
    let game = played("greedy,greedy", "5");
    let place = game.answers.iter().position(|answer| answer.contains(" place ")).expect("a placement");
    let [placed, on, pay] = [0, 1, 2].map(|i| game.answers[place + i].clone());
    // Item and space are taken back, one by one and both at once, and chosen again.
    let mut answers = game.answers[..place].to_vec();
    for answer in [&placed, "undo", &placed, &on, "undo all", &placed, &on, "undo", &on, &pay] {
        answers.push(answer.to_owned());
    }
    answers.extend_from_slice(&game.answers[place + 3..]);
    let record = game.folder.path("undone.txt");
    let run = game.typed("human,human", &answers, &["--record", &record]);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    assert_eq!(Played::steps(&game.folder.read("undone.txt")), Played::steps(&game.record));
    assert!(!run.out.contains("nothing to take back"));
    // After each drawing and each taking there is nothing to take back.
    let mut tried = 0;
    let mut answers = Vec::new();
    for answer in &game.answers {
        answers.push(answer.clone());
        if tried < 6 && (answer.ends_with(" draw") || answer.contains(" take ")) {
            answers.push("undo".into());
            tried += 1;
        }
    }
    let run = game.typed("human,human", &answers, &[]);
    assert_eq!(run.code, 0, "{}", run.err);
    // A tile that something must be given up for is not stored yet: its taking can be taken back.
    assert_eq!(run.out.matches("There is nothing to take back").count(), tried, "{}", run.out);
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    let game = played("greedy,greedy", "6");
    let saved = game.folder.path("saved.txt");
    let half = game.answers.len() / 2;
    let run = game.typed("human,human", &game.answers[..half], &["--record", &saved]);
    assert!(run.code == 0 && run.out.contains("The input ended. The game is saved in"), "{}", run.err);
    let run = piped(&["play", "--resume", &saved], &(game.answers[half..].join("\n") + "\n"));
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    assert_eq!(Played::steps(&game.folder.read("saved.txt")), Played::steps(&game.record));
}

#[test]
fn an_empty_line_takes_the_board_and_the_cheapest_payment() {
    let game = played("greedy,greedy", "5");
    // The first answer is p1's board.
    let run = game.typed("human,greedy", &["".into(), "quit".into(), "quit".into()], &[]);
    let line = run.out.lines().find(|line| line.starts_with("Enter takes ")).expect("a proposal");
    let (_, board) = line.split_once(": board ").expect("a board");
    let (pieces, castle) = board.split_once(" castle ").expect("a castle");
    assert!(
        run.out.contains(&format!("p1 lays out {pieces} with the start castle on {castle}")),
        "{}",
        run.out
    );
    // Where a payment is asked, Enter pays what is proposed; all others can be chosen as well.
    let pay = game.answers.iter().position(|answer| answer.contains(" pay ")).expect("a payment");
    let mut answers = game.answers[..pay].to_vec();
    answers.extend(["", "quit", "quit"].map(String::from));
    let run = game.typed("human,human", &answers, &[]);
    let proposals = run.out.match_indices("Enter takes ").map(|(at, _)| run.out.split_at(at));
    let (before, after) = proposals
        .filter(|(_, after)| after.lines().next().is_some_and(|line| line.contains(": pay ")))
        .last()
        .expect("a proposal");
    let (proposal, after) = after["Enter takes ".len()..].split_once('\n').expect("a line");
    let (number, action) = proposal.split_once(": ").expect("its number");
    assert!(action.starts_with("pay ") && before.contains(&format!("{number} {action}")), "{proposal}");
    assert!(before.contains("Twice: 1 ") && after.contains(" pays "), "{after}");
    let paid = after.lines().find(|line| line.contains(" pays ")).expect("what was paid");
    let cards = action.split(' ').skip(1).filter(|word| *word != "worker").count();
    let told: usize = paid
        .split_once(" pays ")
        .and_then(|(_, rest)| rest.split_once(", puts"))
        .map(|(parts, _)| parts)
        .expect("parts")
        .split(", ")
        .filter(|part| !part.contains("worker"))
        .map(|part| part.split(' ').next().and_then(|n| n.parse::<usize>().ok()).expect("a number"))
        .sum();
    assert_eq!(cards, told, "{paid}");
}

#[test]
fn boards_are_chosen_among_few_and_all_are_listed() {
    let run = piped(
        &["play", "--game", "tuscany", "--seed", "3"],
        "list\nwhat board B2 C1 A2 +1 -1 castle 19\nboard B2 C1 A2 +1 -1 castle 19\nboard A1\nquit\nquit\n",
    );
    let (screen, listed) = run.out.split_once("p1> list\n").expect("the list");
    assert_eq!(screen.matches("(areas worth ").count(), 8, "{screen}");
    assert!(screen.contains("These 8 of 288 ways look best"), "{screen}");
    let (_, drawn) = screen.split_once("The board that is proposed to you:\n").expect("a picture");
    assert_eq!(drawn.matches("CASTLE").count(), 1, "{drawn}");
    let (listed, after) = listed.split_once("p1> ").expect("the end of the list");
    assert_eq!(listed.matches(" castle ").count(), 288);
    assert_eq!(listed.matches(" from left to right:").count(), 3, "a heading for each order");
    assert!(after.contains("are worth 40 green points together."), "{after}");
    assert!(after.contains("T3.9: p1 has the pieces A") && after.contains("a region piece"), "{after}");
}

#[test]
fn commands_answer() {
    let game = played("greedy,greedy", "5");
    let turn = game.answers.iter().position(|answer| answer.contains(" take ")).expect("a turn");
    let mut answers = game.answers[..turn].to_vec();
    let typed = [
        "help",
        "scores",
        "supply",
        "position",
        "show",
        "show p1",
        "show p2",
        "show p4",
        "what castle",
        "what token card",
        "what harvest",
        "what scoring",
        "what nothing",
        "0",
        "99",
        "on 3",
        "pay red",
        "take rome",
        "end",
        "marble",
        "place hex",
        "nonsense",
        "undo",
        "quit",
        "quit",
    ];
    answers.extend(typed.map(String::from));
    let run = game.typed("human,human", &answers, &[]);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    for words in [
        "Placing takes three steps",
        "green points, which count in each scoring:",
        "Neutral stack, ",
        "Cards that you do not see (in the deck or in other hands): ",
        "demesne position 1\ngame: tuscany",
        " hand: ",
        "There is no seat \"p4\"; the seats are p1 to p2.",
        "castle (dark-green space): you may place a tile of the centre",
        "token card: +1 card when you draw (T12.9).",
        "harvest wild_hex: 1 wooden hex; 2 of 27 cards (T11.3).",
        "(T16.1, T16.2)",
        "Say what: \"what castle\"",
        "There is no action 0;",
        "There is no action 99;",
        "T4.4: choose a stored item to place first",
        "\"rome\" is not a tile, such as castle, olive or olive+vineyard",
        "T4.3: there is no passing: draw, take or place first",
        "T12.2: a marble is spent after the first action",
        "T7.1: ",
        "\"nonsense\" is no action",
        "There is nothing to take back",
    ] {
        assert!(run.out.contains(words), "{words} is missing in {}", run.out);
    }
}

/// Fixed numbers: 2 × 288 first boards, both orders of two, and so on; whoever changes the rules changes these.
#[test]
fn perft_is_fixed() {
    let count = |more: &[&str]| -> Vec<u64> {
        let args = [&["perft", "--game", "tuscany", "--json"][..], more].concat();
        let depths = json(&args)["depths"].as_array().expect("depths").clone();
        depths.iter().map(|row| row["sequences"].as_u64().expect("a number")).collect()
    };
    assert_eq!(count(&["--depth", "5"]), [576, 165_888, 829_440, 4_147_200, 29_030_400]);
    assert_eq!(count(&["--depth", "2", "--players", "3", "--option", "first=p2"]), [864, 497_664]);
}

#[test]
fn sim_gives_figures_and_records_that_check() {
    let folder = Folder::new();
    let args =
        ["sim", "--game", "tuscany", "--bots", "random", "--players", "4", "--games", "20", "--seed", "2"];
    let one = json(&[&args[..], &["--json", "--threads", "1"]].concat());
    let two = json(&[&args[..], &["--json", "--threads", "2", "--records", &folder.path("")]].concat());
    assert_eq!((&one["game"], one["seats"].as_array().map(Vec::len)), (&"tuscany".into(), Some(4)));
    assert_eq!(one["seats"], two["seats"], "whatever the threads");
    assert!(one["mean_score_by_source"][0]["scoring-3"].as_f64().is_some_and(|points| points > 0.0));
    let record = folder.path("game-000007.txt");
    assert!(fine(&["record", "check", &record]).contains("result: p"));
    fine(&["record", "verify", &record]);
    let shown = fine(&["record", "show", &record]);
    assert!(shown.contains("storage: ") && shown.contains("hand, ") && shown.contains("total"), "{shown}");
    let listed = fine(&["actions", &record, "--at", "17"]);
    assert!(listed.lines().count() >= 1 && listed.lines().all(|line| line.starts_with('p')), "{listed}");
    let text = fine(&args);
    assert!(text.contains("games of tuscany") && text.contains("scoring-1"), "{text}");
}

#[test]
fn what_cannot_be_is_refused_in_one_sentence() {
    for (args, sentence) in [
        (
            &["sim", "--game", "tuscany", "--players", "5"][..],
            "T1.1: \"5\" players cannot play; 2, 3 or 4 can",
        ),
        (&["play", "--game", "tuscany", "--players", "1"], "T1.1: \"1\" players cannot play; 2, 3 or 4 can"),
        (
            &["play", "--game", "tuscany", "--edition", "2011"],
            "The Castles of Tuscany has no editions; leave --edition out",
        ),
        (
            &["perft", "--game", "tuscany", "--option", "first=p3"],
            "T3.6: p3 cannot be the start player of 2 players; name p1 to p2",
        ),
        (&["sim", "--game", "tuscany", "--option", "draw_base=4"], "draw_base"),
        (&["sim", "--game", "tuscany", "--option", "duchies=same 1"], "duchies"),
        (
            &["sim", "--game", "tuscany", "--players", "2", "--bots", "greedy,greedy,greedy"],
            "3 bots are named for 2 seats",
        ),
    ] {
        let why = refused(2, args);
        assert!(why.contains(sentence), "{why}");
    }
    let game = played("random,random", "2");
    let record = game.folder.path("game-000001.txt");
    let why = refused(2, &["play", "--game", "burgundy", "--resume", &record]);
    assert!(why.contains("is a game of tuscany, not of burgundy; leave --game out"), "{why}");
    // A payment that was never in the hand is found out.
    let wrong = game.record.replacen("p1 draw\n", "p1 marble\n", 1);
    let wrong = game.folder.write("wrong.txt", wrong);
    let why = refused(1, &["record", "check", &wrong]);
    assert!(why.contains("T12.2"), "{why}");
}
