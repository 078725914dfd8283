//! How many touches a turn of the Viscounts takes, counted as the page does it: with the hand, with what follows by itself, and with what is
//! put together in between. Of each game the turns of one seat are counted, each time of another one; the others play as the same bot does.

use crate::common::{VISCOUNTS, table_of};
use demesne_bots::{Moment, by_hand};
use demesne_game::{Game, Ignore, Notation, Quick, Seat, Seed, Step, ToAct, Viewer};
use demesne_games::{Kind, Running, inside};
use demesne_scene::{Chain, Hand, Touched, Way, stage};
use demesne_text::Language;
use demesne_viscounts::{Action, State, Viscounts, task::Task};
use std::collections::BTreeMap;

/// How many games are counted; `DEMESNE_GAMES` asks for more of them.
fn games() -> usize {
    std::env::var("DEMESNE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(200)
}

/// What somebody who plays as a simple bot does would do now and next, as far as nothing unknown comes between. Payments and orders stay as
/// they are proposed.
fn plan(game: &Viscounts, state: &State, seat: Seat) -> Vec<String> {
    let mut state = game.view(state, Viewer::Seat(seat));
    let (mut plan, mut rng) = (Vec::new(), Quick::new(2));
    loop {
        // Who lies on the pile after a dismissal matters little for what it was done for.
        while plan.iter().any(|one| one == "dismiss") && game.to_act(&state) == ToAct::Chance {
            let drawn = game.sample(&state, &mut rng);
            game.apply(&mut state, Step::chance(drawn), &mut Ignore);
        }
        if plan.len() > 10 || game.to_act(&state) != ToAct::seat(seat) {
            break;
        }
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let action = match legal.iter().find(|action| matches!(action, Action::Pay(_))) {
            Some(&payment) => payment,
            None => by_hand(Moment { game, view: &state, seat, legal: &legal }, &mut Quick::new(1)),
        };
        // What the effect of a dismissal asks comes between, and is answered when it is asked.
        let decided = |task: Task| matches!(task, Task::Amount(_) | Task::Dismissal(_));
        let between = state.tasks.iter().any(decided) && !state.tasks.top().is_some_and(decided);
        let between = between && plan.iter().any(|one| one == "dismiss");
        if !matches!(action, Action::Pay(_)) && !between {
            plan.push(game.action_text(action));
        }
        game.apply(&mut state, Step::seat(seat, action), &mut Ignore);
        if action == Action::End {
            break;
        }
    }
    plan
}

/// The way that does most of a plan and nothing else.
fn meant<'w>(ways: &'w [Way], plan: &[String]) -> &'w Way {
    let agrees = |way: &Way| {
        let mut all = std::iter::once(&way.action).chain(&way.then);
        let same = all.by_ref().zip(plan).take_while(|(one, other)| one == other).count();
        let whole = same == 1 + way.then.len();
        (whole, same, usize::MAX - way.keys.len())
    };
    ways.iter()
        .filter(|way| Some(&way.action) == plan.first())
        .max_by_key(|way| agrees(way))
        .unwrap_or_else(|| panic!("no way for {plan:?}: {ways:?}"))
}

/// Touches what a way touches: how many touches that takes.
fn touched(way: &Way, ways: &[Way]) -> u32 {
    let mut hand = Hand::default();
    for (count, key) in (1..).zip(&way.keys) {
        match hand.touch(key, ways) {
            Touched::Held => {}
            Touched::Act(act) => {
                assert!(act.does_as(way), "{act:?} for {way:?}");
                return count;
            }
            Touched::Choose(several) => {
                assert!(several.iter().any(|one| one.does_as(way)));
                return count + 1;
            }
            Touched::Nothing => panic!("{key} cannot be touched"),
        }
    }
    assert!(way.keys.is_empty(), "{way:?} leads nowhere");
    1
}

/// A turn as it was counted.
#[derive(Default)]
struct Turn {
    /// Touches for the turn itself: card, space, action with dismissal, payment and site, hire, end.
    plain: u32,
    /// Touches that answered what an effect asked.
    asked: u32,
    /// What was done, in order.
    done: Vec<String>,
}

/// Whether an action belongs to the turn itself; others answer effects.
fn is_plain(action: &str, after: &[String]) -> bool {
    let verb = action.split(' ').next().unwrap_or_default();
    match verb {
        "play" | "move" | "trade" | "build" | "workers" | "transcribe" | "rest" | "dismiss" | "keep"
        | "exchange" | "pay" | "end" => true,
        // What an effect places or takes is asked after the action; nothing of it comes twice in one.
        "place" | "take" | "site" => {
            let has = |verb: &str| after.iter().any(|one| one.split(' ').next() == Some(verb));
            let acts: &[&str] = match verb {
                "place" => &["build", "workers"],
                "site" => &["build"],
                _ => &["transcribe"],
            };
            acts.iter().any(|act| has(act)) && !has(verb)
        }
        _ => false,
    }
}

/// What a seat does that is not counted.
fn by_bot(running: &dyn Running, seat: Seat) -> String {
    let (game, state) = inside::<Viscounts>(running).expect("Viscounts");
    let view = game.view(state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_actions(&view, seat, &mut legal);
    game.action_text(by_hand(Moment { game, view: &view, seat, legal: &legal }, &mut Quick::new(1)))
}

/// What is done while nothing is asked of the own turn is no part of the next one.
fn forget(running: &dyn Running, turns: &mut BTreeMap<Seat, Turn>) {
    if let Some((_, state)) = inside::<Viscounts>(running) {
        turns
            .iter_mut()
            .filter(|(other, _)| **other != state.turn)
            .for_each(|(_, turn)| *turn = Turn::default());
    }
}

/// Plays a game as people do on the page, and counts.
fn count(options: &str, number: u64, mut each: impl FnMut(&Turn)) {
    let (mut running, seed) = (table_of(Kind::Viscounts, options), Seed::from_number(number));
    let people = if options.contains("solo") { 1 } else { u64::from(running.seats()) };
    let counted = Seat((number % people) as u8);
    let mut turns: BTreeMap<Seat, Turn> = BTreeMap::new();
    let mut chain = Chain::default();
    let play = |running: &mut Box<dyn Running>, steps: Vec<String>| {
        for step in steps {
            running.play(&step).unwrap_or_else(|error| panic!("{step}: {error}"));
        }
    };
    let beginning = running.chance(&seed);
    play(&mut running, beginning);
    while let ToAct::Seats(seats) = running.to_act() {
        let seat = seats.iter().next().expect("somebody is to act");
        if seat != counted {
            chain.next(Some(seat), false, |_| false);
            let action = by_bot(&*running, seat);
            let steps = running.consequences(seat, &action, &seed).expect("legal");
            play(&mut running, steps);
            forget(&*running, &mut turns);
            continue;
        }
        let legal = running.legal(seat);
        let sketching = stage(&*running).expect("a stage").sketching(seat, None, Language::English);
        let turn = turns.entry(seat).or_default();
        let holds = stage(&*running).expect("a stage").holds(seat);
        let follows = chain.next(Some(seat), holds, |action| legal.iter().any(|one| one == action));
        let action = match (follows, sketching) {
            (Some(action), _) => action,
            (None, Some(sketching)) => {
                let way = sketching.comes_to.expect("what is proposed can be played");
                match holds {
                    true => chain.insert(seat, way.then),
                    false => chain = Chain::new(seat, way.then),
                }
                *if way.action.starts_with("pay") { &mut turn.plain } else { &mut turn.asked } += 1;
                way.action
            }
            (None, None) => {
                let (game, state) = inside::<Viscounts>(&*running).expect("Viscounts");
                let ways = stage(&*running).expect("a stage").ways(seat, Language::English);
                let way = meant(&ways, &plan(game, state, seat));
                let touches = touched(way, &ways);
                let plain = is_plain(&way.action, &turn.done);
                *if plain { &mut turn.plain } else { &mut turn.asked } += touches;
                if way.action != "end" {
                    assert!(legal.len() > 1 || way.action != "rest", "one answer is no question");
                }
                match holds {
                    true => chain.insert(seat, way.then.clone()),
                    false => chain = Chain::new(seat, way.then.clone()),
                }
                way.action.clone()
            }
        };
        turn.done.push(action.clone());
        if action == "end" {
            each(&std::mem::take(turn));
        }
        if action.starts_with("pick") {
            *turn = Turn::default();
        }
        let steps = running.consequences(seat, &action, &seed).expect("legal");
        play(&mut running, steps);
        forget(&*running, &mut turns);
    }
    assert!(running.outcome().is_some());
}

#[test]
fn a_plain_turn_takes_four_touches_and_the_longest_seven() {
    let (mut turns, mut plain, mut all, mut longest) = (0u32, 0, 0, 0);
    let mut histogram: BTreeMap<u32, u32> = BTreeMap::new();
    for number in 0..games() {
        let options = VISCOUNTS[number % VISCOUNTS.len()];
        count(options, number as u64 + 1, |turn| {
            turns += 1;
            plain += turn.plain;
            all += turn.plain + turn.asked;
            longest = longest.max(turn.plain);
            *histogram.entry(turn.plain).or_default() += 1;
            // A building needs a site besides; whoever dismisses or chooses a payment touches that, too.
            let has = |verb: &str| turn.done.iter().any(|one| one.split(' ').next() == Some(verb));
            let extra = [has("dismiss"), has("pay"), has("build")].map(u32::from).iter().sum::<u32>();
            assert!(turn.plain <= 4 + extra, "{} touches: {:?}", turn.plain, turn.done);
            assert!(turn.plain <= 7, "{} touches: {:?}", turn.plain, turn.done);
        });
    }
    println!("{turns} turns, {plain} touches, {all} with what effects ask, at most {longest}: {histogram:?}");
    assert!(turns > 10 * games() as u32, "{turns} turns");
    assert!((5..=7).contains(&longest), "{longest} touches without what effects ask");
    assert!(f64::from(plain) < 4.6 * f64::from(turns), "{plain} in {turns} turns");
    assert!(f64::from(all) < 7.0 * f64::from(turns), "{all} in {turns} turns");
}
