//! The scene of the Viscounts: all that is legal can be touched, all that can be touched is legal, and what is hidden does not count.

use crate::common::{VISCOUNTS, play_of, replay_of, table_of};
use demesne_bots::{Moment, by_hand};
use demesne_game::{Game, Notation, Quick, Random, Seat, Seed, ToAct, Viewer};
use demesne_games::{Kind, Running, inside};
use demesne_scene::{Gesture, Hand, Look, Room, Sketch, Touched, Way, stage};
use demesne_text::Language;
use demesne_viscounts::{Action, Viscounts};
use std::collections::{BTreeMap, BTreeSet};

/// How many games of each table; `DEMESNE_GAMES` asks for more of them.
fn games() -> u64 {
    std::env::var("DEMESNE_GAMES").ok().and_then(|n| n.parse::<u64>().ok()).unwrap_or(24).div_ceil(8)
}

fn touch(running: &dyn Running, seat: Seat, key: &str, sketch: &Sketch) -> Option<Sketch> {
    stage(running)?.resketch(seat, sketch, &Gesture::Touch(key.into()))
}

/// Calls at each decision of games on all tables. Whoever decides does so at random or as a simple bot would, so that much comes up.
fn decisions(from: u64, times: u64, mut each: impl FnMut(&dyn Running, Seat, &mut Quick)) {
    for game in 0..games() * times {
        for (number, options) in (from..).zip(VISCOUNTS) {
            play(options, number + 100 * game, &mut each);
        }
    }
}

fn play(options: &str, number: u64, each: &mut impl FnMut(&dyn Running, Seat, &mut Quick)) {
    let mut running = table_of(Kind::Viscounts, options);
    let (seed, mut rng) = (Seed([number as u8; 32]), Quick::new(number));
    for step in running.chance(&seed) {
        running.play(&step).expect("what chance does is legal");
    }
    while let ToAct::Seats(seats) = running.to_act() {
        let seat = seats.iter().next().expect("somebody is to act");
        each(&*running, seat, &mut rng);
        let action = {
            let (game, state) = inside::<Viscounts>(&*running).expect("Viscounts");
            let view = game.view(state, Viewer::Seat(seat));
            let mut legal = Vec::new();
            game.legal_actions(&view, seat, &mut legal);
            let idle = |action: &Action| matches!(action, Action::Rest | Action::Skip);
            let busy: Vec<Action> = legal.iter().copied().filter(|action| !idle(action)).collect();
            let action = match rng.below(3) {
                0 => legal[rng.below(legal.len() as u32) as usize],
                1 if !busy.is_empty() => busy[rng.below(busy.len() as u32) as usize],
                _ => by_hand(Moment { game, view: &view, seat, legal: &legal }, &mut rng),
            };
            game.action_text(action)
        };
        for step in running.consequences(seat, &action, &seed).expect("legal actions can be played") {
            running.play(&step).unwrap_or_else(|error| panic!("{step}: {error}"));
        }
    }
    assert!(running.outcome().is_some(), "{options} was played to its end");
}

#[test]
fn every_legal_action_can_be_touched_and_nothing_else() {
    let mut verbs: BTreeMap<String, usize> = BTreeMap::new();
    let mut check = |running: &dyn Running, seat: Seat, rng: &mut Quick| {
        let stage = stage(running).expect("a stage");
        let (ways, legal) = (stage.ways(seat, Language::English), running.legal(seat));
        for action in &legal {
            *verbs.entry(action.split(' ').next().unwrap_or_default().into()).or_default() += 1;
        }
        for other in Seat::first(running.seats()).filter(|&other| other != seat) {
            assert!(stage.ways(other, Language::English).is_empty());
            assert!(stage.sketching(other, None, Language::English).is_none(), "{other} is not asked");
        }
        if let Some(sketching) = stage.sketching(seat, None, Language::English) {
            assert!(ways.is_empty(), "what is put together is not touched as well");
            assert!(sketching.proposed);
            let way = sketching.comes_to.expect("what is proposed can be played");
            assert!(legal.contains(&way.action), "{} of {legal:?}", way.action);
            return;
        }
        for action in &legal {
            assert!(ways.iter().any(|way| way.action == *action), "{action} of {legal:?}");
        }
        for way in &ways {
            assert!(legal.contains(&way.action), "{way:?}");
            assert!(!way.says.is_empty() && !way.says.contains("  "), "{way:?}");
            leads_to(way, &ways);
        }
        // What is said alike is the same; and everything can be said in every language.
        let spoken = Language::ALL.map(|language| stage.ways(seat, language));
        for list in &spoken {
            let mut sayings: BTreeMap<&str, &Way> = BTreeMap::new();
            for way in list {
                let known = *sayings.entry(&way.says).or_insert(way);
                assert!(known.does_as(way), "said alike: {known:?} {way:?}");
            }
        }
        for (one, other) in spoken[0].iter().zip(&spoken[1]) {
            assert!(one.does_as(other) && one.keys == other.keys);
        }
        if rng.below(24) == 0 {
            let way = &ways[rng.below(ways.len() as u32) as usize];
            goes_on(running, seat, way);
        }
    };
    decisions(1, 1, &mut check);
    // Games that were kept because of what hardly ever happens.
    let mut rng = Quick::new(1);
    replay_of::<Viscounts>(Kind::Viscounts, "v-", |running, seat| check(running, seat, &mut rng), |_, _| {});
    for verb in [
        "pick",
        "play",
        "move",
        "trade",
        "build",
        "workers",
        "transcribe",
        "rest",
        "dismiss",
        "keep",
        "exchange",
        "place",
        "take",
        "pay",
        "site",
        "link",
        "gain",
        "flip",
        "choose",
        "next",
        "arrange",
        "discard",
        "destroy",
        "hire",
        "shift",
        "section",
        "resolve",
        "spread",
        "remove",
        "skip",
        "end",
    ] {
        assert!(verbs.contains_key(verb), "{verb} never came up: {verbs:?}");
    }
}

/// Touching what a way touches, in its order or in another, comes to it or to a question that has it.
fn leads_to(way: &Way, ways: &[Way]) {
    let backwards: Vec<String> = way.keys.iter().rev().cloned().collect();
    let orders = if way.needs_first { vec![&way.keys] } else { vec![&way.keys, &backwards] };
    for keys in orders {
        if keys.is_empty() {
            return;
        }
        let mut hand = Hand::default();
        let mut found = false;
        for key in keys {
            match hand.touch(key, ways) {
                Touched::Held => continue,
                Touched::Act(act) => found = act.does_as(way),
                Touched::Choose(several) => found = several.iter().any(|one| one.does_as(way)),
                Touched::Nothing => panic!("{key} cannot be touched"),
            }
            break;
        }
        assert!(found, "{keys:?} do not lead to {way:?}");
    }
}

/// What follows a way is legal after it, unless chance or somebody else comes between, or something is put together first.
fn goes_on(running: &dyn Running, seat: Seat, way: &Way) {
    let mut after = Kind::Viscounts.run(&running.setup(), Viewer::Everybody).expect("a legal table");
    for step in running.steps() {
        after.play(&step).expect("it was played before");
    }
    after.play(&format!("{seat} {}", way.action)).expect("legal");
    let mut rest = way.then.iter().peekable();
    while let Some(next) = rest.peek() {
        let legal = after.legal(seat);
        if legal.is_empty() || way.action == "dismiss" || way.then.iter().any(|then| then == "dismiss") {
            return;
        }
        let sketching = stage(&*after).expect("a stage").sketching(seat, None, Language::English);
        let action = match sketching.and_then(|sketching| sketching.comes_to.ok()) {
            Some(way) => way.action,
            None => {
                assert!(legal.contains(next), "{next} of {way:?} among {legal:?}");
                rest.next().expect("it was peeked at").clone()
            }
        };
        after.play(&format!("{seat} {action}")).expect("legal");
    }
}

/// V10.6: every legal payment can be put together by touching, and nothing else can be paid.
#[test]
fn v10_6_every_payment_can_be_put_together_and_no_other() {
    let (mut moments, mut payments, mut lacking) = (0, 0, 0);
    decisions(300, 4, |running, seat, _| {
        let stage = stage(running).expect("a stage");
        let Some(first) = stage.sketching(seat, None, Language::English) else { return };
        if !first.sketch.0.starts_with("pay") {
            return;
        }
        moments += 1;
        let legal: BTreeSet<String> = running.legal(seat).into_iter().collect();
        assert!(legal.len() > 1, "one payment is no question");
        let (mut found, mut open) = (BTreeSet::new(), vec![first.sketch.clone()]);
        let mut known: BTreeSet<String> = BTreeSet::new();
        while let Some(sketch) = open.pop() {
            if known.len() > 400 || !known.insert(sketch.0.clone()) {
                continue;
            }
            let now = stage.sketching(seat, Some(&sketch), Language::English).expect("a sketch");
            assert_eq!(now.sketch, sketch);
            assert_eq!(now.proposed, now.sketch == first.sketch);
            assert!(now.chosen.iter().all(|key| now.grips.contains(key)), "{now:?}");
            match now.comes_to {
                Ok(way) => {
                    assert!(legal.contains(&way.action), "{}", way.action);
                    found.insert(way.action);
                }
                Err(lacks) => {
                    lacking += 1;
                    assert!(lacks.ends_with('.'), "{lacks}");
                }
            }
            open.extend(
                now.grips.iter().map(|key| touch(running, seat, key, &sketch).expect("a grip changes it")),
            );
        }
        if known.len() <= 400 {
            assert_eq!(found, legal);
        }
        payments += found.len();
        // A sketch of something else begins anew; what is not asked about changes nothing.
        for wrong in ["", "pay", "pay 1", "pay 99999 0 0 0", "order s1 - - 0", "pay -1 0 0 0"] {
            let anew = stage.sketching(seat, Some(&Sketch(wrong.into())), Language::English);
            assert_eq!(anew.map(|anew| anew.sketch), Some(first.sketch.clone()), "{wrong}");
        }
        for key in ["pay wood", "folk 1-2", "p1 hand s1", "nonsense"] {
            assert_eq!(touch(running, seat, key, &first.sketch), None);
        }
    });
    assert!(moments > 5 && payments > 10 && lacking > 5, "{moments} {payments} {lacking}");
}

/// V6.13: every order can be made by touching two slots after each other, and by dragging.
#[test]
fn v6_13_every_order_can_be_made_by_touching_and_by_dragging() {
    let (mut moments, mut orders) = (0, 0);
    decisions(500, 1, |running, seat, _| {
        let stage = stage(running).expect("a stage");
        let Some(first) = stage.sketching(seat, None, Language::English) else { return };
        if !first.sketch.0.starts_with("order") {
            return;
        }
        moments += 1;
        let legal: BTreeSet<String> = running.legal(seat).into_iter().collect();
        assert_eq!(first.comes_to.as_ref().map(|way| way.action.as_str()), Ok("skip"), "it begins as it is");
        for drag in [false, true] {
            let (mut found, mut open) = (BTreeSet::new(), vec![first.sketch.clone()]);
            let mut known: BTreeSet<String> = BTreeSet::new();
            while let Some(sketch) = open.pop() {
                if !known.insert(sketch.0.clone()) {
                    continue;
                }
                let now = stage.sketching(seat, Some(&sketch), Language::English).expect("a sketch");
                assert_eq!(now.sketch, sketch);
                let way = now.comes_to.expect("every order can be kept");
                assert!(legal.contains(&way.action), "{} of {legal:?}", way.action);
                found.insert(way.action);
                for key in &now.grips {
                    if !drag {
                        open.push(touch(running, seat, key, &sketch).expect("a slot with a card"));
                        continue;
                    }
                    for dx in [-188.0, -110.0, -94.0, -55.0, -20.0, 55.0, 94.0, 110.0, 188.0] {
                        open.extend(stage.resketch(seat, &sketch, &Gesture::Drag(key.clone(), (dx, 8.0))));
                    }
                }
            }
            assert_eq!(found, legal, "by dragging: {drag}");
            orders += found.len();
        }
        // A card is dragged onto the next one, or onto the one after it, as far as they lie apart.
        let slots = first.sketch.0.split(' ').skip(1).take(3).filter(|card| *card != "-").count();
        for (dx, to) in [(94.0, 1), (55.0, 1), (188.0, 2), (110.0, 2)] {
            let gesture = Gesture::Drag(format!("{seat} slot 1"), (dx, 0.0));
            let dragged = stage.resketch(seat, &first.sketch, &gesture);
            let cards = |sketch: &Sketch| -> Vec<String> {
                sketch.0.split(' ').skip(1).take(3).map(String::from).collect()
            };
            if slots == 3 {
                let mut wanted = cards(&first.sketch);
                wanted.swap(0, to);
                assert_eq!(dragged.map(|sketch| cards(&sketch)), Some(wanted), "{dx}");
            }
        }
        for wrong in ["", "order", "order s1", "order n01 n02 n03 0", "pay 0 0 0 1"] {
            let anew = stage.sketching(seat, Some(&Sketch(wrong.into())), Language::English);
            assert_eq!(anew.map(|anew| anew.sketch), Some(first.sketch.clone()), "{wrong}");
        }
    });
    assert!(moments > 20 && orders > 80, "{moments} {orders}");
}

/// V10.8: letters and digits reach what is only possible with a dismissal, too: it is lit once the townsfolk is held.
#[test]
fn v10_8_the_keyboard_reaches_what_a_dismissal_makes_possible() {
    let (mut acts, mut amounts) = (0, 0);
    decisions(1100, 1, |running, seat, _| {
        let stage = stage(running).expect("a stage");
        let ways = stage.ways(seat, Language::English);
        let Some(folk) = ways.iter().find_map(Way::first) else { return };
        let mut hand = Hand::default();
        assert_eq!(hand.touch(folk, &ways), Touched::Held);
        for key in hand.lit(&ways).into_keys() {
            let mut words = key.split(' ');
            let sign = match (words.next(), words.next()) {
                (Some("act"), Some("transcribe")) => Some('m'),
                (Some("act"), Some(act)) => act.chars().next(),
                (Some("exchanges" | "workers"), Some(number)) if number.len() == 1 => number.chars().next(),
                _ => None,
            };
            let Some(sign) = sign else { continue };
            assert_eq!(stage.shortcut(seat, sign).as_ref(), Some(&key), "{sign} of {ways:?}");
            assert_ne!(hand.clone().touch(&key, &ways), Touched::Nothing, "{key}");
            let alone = ways.iter().any(|way| way.first().is_none() && way.keys.contains(&key));
            let count = if key.starts_with("act") { &mut acts } else { &mut amounts };
            *count += usize::from(!alone);
        }
    });
    assert!(acts > 10 && amounts > 10, "{acts} {amounts}");
}

/// V20.1: whoever knows less of the hands and decks of others is offered just the same.
#[test]
fn v20_1_what_others_hold_changes_no_way() {
    let mut compared = 0;
    decisions(700, 1, |running, seat, rng| {
        if rng.below(12) != 0 {
            return;
        }
        let (game, truth) = inside::<Viscounts>(running).expect("Viscounts");
        let viewer = Viewer::Seat(seat);
        let twin = game.imagine(&game.view(truth, viewer), viewer, rng);
        let told = [*truth, twin].map(|state| {
            let text = demesne_game::record::write_position(game, &state);
            let running = Kind::Viscounts.run_from(&text, Viewer::Everybody).expect("a position");
            let stage = stage(&*running).expect("a stage");
            (stage.ways(seat, Language::Spanish), stage.sketching(seat, None, Language::Spanish))
        });
        assert!(told[0] == told[1], "{seat} sees what is hidden");
        compared += 1;
    });
    assert!(compared > 100, "{compared}");
}

/// What happened last are things that have a name, and the castle and collisions take their time.
#[test]
fn steps_mark_things_and_bursts_take_their_time() {
    let (mut marked, mut long, mut schemes) = (BTreeSet::new(), 0, 0);
    for (number, options) in (900..).zip(VISCOUNTS) {
        play_of(
            Kind::Viscounts,
            options,
            number,
            |_, _| {},
            |running, step| {
                let stage = stage(running).expect("a stage");
                let verb = step.split(' ').nth(1).unwrap_or_default();
                if !stage.touched(step).is_empty() {
                    marked.insert(verb.to_owned());
                }
                let moments = stage.dwells(step);
                long += u32::from(moments == 2);
                schemes += u32::from(moments > 0 && verb == "scheme");
                assert!(moments == 0 || !["play", "move", "rest", "draw"].contains(&verb), "{step}");
            },
        );
    }
    assert!(long > 20 && schemes > 20, "{long} {schemes}");
    for verb in [
        "pick", "play", "move", "site", "take", "gain", "flip", "hire", "scheme", "top", "tile", "draw",
        "remove",
    ] {
        assert!(marked.contains(verb), "{verb} of {marked:?}");
    }
}

/// A tip says what would come of a way, each fact once, and of everybody by name.
#[test]
fn tips_say_what_would_come_of_it_and_nothing_twice() {
    let names: Vec<String> = ["Ana", "Bruno", "Clara", "Darío"].map(String::from).to_vec();
    let (mut moments, mut said) = (0, BTreeMap::new());
    decisions(1300, 1, |running, seat, _| {
        moments += 1;
        if moments % 9 != 0 {
            return;
        }
        let stage = stage(running).expect("a stage");
        let ways = stage.ways(seat, Language::English);
        let keys: BTreeSet<&String> = ways.iter().flat_map(|way| &way.keys).collect();
        for key in keys {
            let look = Look {
                viewer: Viewer::Seat(seat),
                own: seat,
                names: &names,
                language: Language::English,
                room: Room::Wide,
            };
            let told = stage.explain(&look, key).expect("all that is touched is explained");
            let once: BTreeSet<&String> = told.rule.iter().chain(&told.now).collect();
            assert_eq!(once.len(), told.rule.len() + told.now.len(), "{told:?}");
            for line in &told.now {
                assert!(line.matches(". ").count() <= 1, "one sentence a way: {line}");
                assert!(!line.contains("p1") && !line.contains("p2"), "{line}");
                for word in [" gains ", " closes", " moves in ", " collision ", "; then "] {
                    *said.entry(word).or_insert(0) += usize::from(line.contains(word));
                }
            }
            if key.starts_with("space ") || key.starts_with("inner ") {
                let prices = told.now.iter().filter(|line| line.starts_with("Move ")).count();
                let asked =
                    ways.iter().filter(|way| way.keys.contains(key) && way.action.starts_with("move"));
                assert_eq!(prices, asked.count(), "{told:?}");
                assert!(!told.now.iter().any(|line| line.contains("go there")), "{told:?}");
            }
        }
    });
    assert!(said.len() == 5 && said.values().all(|&count| count > 2), "{said:?}");
}

/// The end of a turn says what it brings to everybody.
#[test]
fn the_end_of_a_turn_says_what_a_collision_brings_to_others() {
    let (mut own, mut others) = (0, 0);
    decisions(1500, 2, |running, seat, _| {
        let ways = stage(running).expect("a stage").ways(seat, Language::English);
        let Some(end) = ways.iter().find(|way| way.action == "end") else { return };
        // The button has the same, without the words that end the turn.
        assert_eq!(end.says.strip_prefix("End the turn: "), end.brings.as_deref());
        if !end.says.contains("collision: ") {
            return;
        }
        own += 1;
        let rival = Seat::first(4).filter(|&other| other != seat).any(|other| {
            end.says.contains(&format!("{other} gains ")) || end.says.contains(&format!("{other} flips "))
        });
        others += usize::from(rival || end.says.contains("rivals"));
    });
    assert!(own > 20 && others > 10, "{own} {others}");
}
