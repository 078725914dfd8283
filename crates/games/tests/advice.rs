//! Advice at moments of games of any kind, by text alone.

use demesne_bots::{Policy, no_clock};
use demesne_game::{Seat, Seed, ToAct, Viewer};
use demesne_games::{Advice, Grade, Kind, Mind, Review, Running, Studied};
use demesne_text::Language;

/// Every way to sit at a table.
const SETUPS: [(Kind, &[(&str, &str)]); 6] = [
    (Kind::Burgundy, &[]),
    (Kind::Burgundy, &[("team", "basic")]),
    (Kind::Burgundy, &[("solo", "33")]),
    (Kind::Burgundy, &[("chateautoma", "novice")]),
    (Kind::Burgundy, &[("expansions", "all"), ("players", "3")]),
    (Kind::Tuscany, &[("players", "3")]),
];

fn open(kind: Kind, setup: &[(&str, &str)], viewer: Viewer) -> Box<dyn Running> {
    let setup: Vec<(String, String)> = setup.iter().map(|&(k, v)| (k.into(), v.into())).collect();
    kind.run(&setup, viewer).expect("a table")
}

/// Plays a table to its end between bots.
fn play(
    table: &mut dyn Running,
    policy: Policy,
    seed: &Seed,
    mut after: impl FnMut(&str, demesne_games::Seen),
) {
    for step in table.chance(seed) {
        after(&step, table.play(&step).expect("chance"));
    }
    while let ToAct::Seats(seats) = table.to_act() {
        let seat = seats.iter().last().expect("somebody");
        let action = table.choice(seat, policy.into(), table.length() as u64);
        for step in table.consequences(seat, &action, seed).expect("legal") {
            after(&step, table.play(&step).expect("legal"));
        }
    }
}

fn mind(text: &str) -> Mind {
    Mind::parse(text).expect("a bot")
}

fn advice(table: &dyn Running, at: usize, seat: Seat, nodes: u32) -> Advice {
    let counsel = table.advise(at, seat, mind(&format!("craft:{nodes}n")), 5).expect("it is to act");
    counsel(&mut no_clock)
}

#[test]
fn every_decision_of_every_mode_can_be_advised_on() {
    for (kind, setup) in SETUPS {
        let mut table = open(kind, setup, Viewer::Everybody);
        play(&mut *table, Policy::Random, &Seed::from_number(3), |_, _| {});
        let (steps, decisions) = (table.steps(), table.decisions());
        assert!(decisions.len() > 20, "{setup:?}");
        let mut studied = Vec::new();
        for &(at, seat) in decisions.iter().step_by(decisions.len() / 12) {
            let advice = advice(&*table, at, seat, 60);
            let played = steps[at].split_once(' ').expect("who and what").1.to_owned();
            assert!(advice.ways.len() > 1 && advice.ways.iter().any(|way| way.action == played));
            for language in Language::ALL {
                let mut deeds: Vec<String> =
                    advice.ways.iter().map(|way| table.deed(at, seat, &way.action, language)).collect();
                deeds.sort();
                deeds.dedup();
                assert_eq!(deeds.len(), advice.ways.len(), "no two are said alike");
            }
            assert_eq!(advice.outlooks.len(), usize::from(table.seats()));
            assert_eq!(advice.outlooks[seat.index()], advice.ways[0].outlook);
            let sum: f32 = advice.ways.iter().map(|way| way.weight).sum();
            // Of hundreds of actions none draws more attention than a glance.
            assert!((sum - 1.0).abs() < 0.01 || (sum == 0.0 && advice.ways.len() > 256), "{sum}");
            let sane = |o: &demesne_games::Outlook| (0.0..=1.0).contains(&o.chance) && o.points.is_finite();
            assert!(advice.outlooks.iter().all(sane), "{:?}", advice.outlooks);
            studied.push(Studied { at, seat, played, advice });
        }
        let review = Review::of(&*table, studied);
        assert_eq!(review.curve.last().map(|then| then.at), Some(table.length()));
        let winners = table.outcome().expect("it is over").winners;
        let last = &review.curve.last().expect("the end").outlooks;
        for seat in Seat::first(table.seats()) {
            assert_eq!(last[seat.index()].chance == 1.0, winners.contains(seat));
        }
    }
}

/// Allies win together; everybody else's chances are their own, and somebody wins.
#[test]
fn chances_of_a_team_are_one() {
    let mut table = open(Kind::Burgundy, &[("team", "basic")], Viewer::Everybody);
    play(&mut *table, Policy::Random, &Seed::from_number(3), |_, _| {});
    let &(at, seat) = table.decisions().get(30).expect("a long game");
    let outlooks = advice(&*table, at, seat, 100).outlooks;
    for seat in Seat::first(4) {
        for ally in table.allies(seat).iter() {
            assert!((outlooks[seat.index()].chance - outlooks[ally.index()].chance).abs() < 1e-3);
        }
    }
    let sides: f32 = outlooks.iter().map(|outlook| outlook.chance).sum::<f32>() / 2.0;
    assert!((sides - 1.0).abs() < 0.02, "{outlooks:?}");
}

/// Who is not to act has nothing to be advised on, and who knows one seat alone cannot advise another.
#[test]
fn nobody_else_is_advised() {
    let mut table = open(Kind::Tuscany, &[], Viewer::Everybody);
    let mut client = open(Kind::Tuscany, &[], Viewer::Seat(Seat(0)));
    play(&mut *table, Policy::Random, &Seed::from_number(8), |step, seen| {
        let own = seen.differing.iter().find(|(viewer, _)| *viewer == Viewer::Seat(Seat(0)));
        client.play(own.map_or(step, |(_, own)| own)).expect("what it saw");
    });
    let decisions = table.decisions();
    let (at, seat) = decisions[12];
    let other = Seat(1 - seat.0);
    assert!(table.advise(at, seat, mind("craft:10n"), 1).is_some());
    assert!(table.advise(at, other, mind("craft:10n"), 1).is_none());
    assert!(table.advise(table.length(), seat, mind("craft:10n"), 1).is_none(), "it is over");
    assert_eq!(table.deed(at, seat, "dance", Language::English), "dance");
    assert!(table.advise(table.length() + 1, seat, mind("craft:10n"), 1).is_none());
    let own: Vec<_> = decisions.into_iter().filter(|&(_, seat)| seat == Seat(0)).collect();
    assert_eq!(client.decisions(), own);
    // What a client knows is what the table advises from: not a word differs.
    for &(at, seat) in own.iter().step_by(own.len() / 6) {
        assert_eq!(advice(&*client, at, seat, 80), advice(&*table, at, seat, 80));
        assert!(client.advise(at, Seat(1), mind("craft:10n"), 1).is_none());
    }
}

/// A turn is thrown away: a castle could be placed, and both dice go for workers.
#[test]
fn a_planted_blunder_is_among_the_costliest_moments() {
    let seed = Seed::from_number(21);
    let mut table = open(Kind::Burgundy, &[], Viewer::Everybody);
    for step in table.chance(&seed) {
        table.play(&step).expect("chance");
    }
    let mut planted: Vec<usize> = Vec::new();
    while let ToAct::Seats(seats) = table.to_act() {
        let seat = seats.iter().next().expect("somebody");
        let mut action = table.choice(seat, mind("craft:400n"), table.length() as u64);
        let workers = table.legal(seat).into_iter().find(|action| action.starts_with("workers"));
        let tempted = table.length() > 60 && action.starts_with("place castle");
        match workers {
            Some(workers) if (planted.is_empty() && tempted) || planted.len() == 1 => {
                planted.push(table.length());
                action = workers;
            }
            _ => {}
        }
        if planted.first().is_some_and(|&at| table.length() > at + 40) {
            break;
        }
        for step in table.consequences(seat, &action, &seed).expect("legal") {
            table.play(&step).expect("legal");
        }
    }
    let first = *planted.first().expect("a turn was thrown away");
    let steps = table.steps();
    let decisions = table.decisions();
    let near = decisions.iter().filter(|&&(at, _)| at + 40 >= first && at <= first + 40);
    let studied = near.map(|&(at, seat)| Studied {
        at,
        seat,
        played: steps[at].split_once(' ').expect("who and what").1.to_owned(),
        advice: advice(&*table, at, seat, 2000),
    });
    let review = Review::of(&*table, studied.collect());
    let worst = review.moments.iter().position(|moment| {
        moment.decisions.iter().any(|&place| planted.contains(&review.decisions[place].at))
    });
    assert!(
        review.decisions.len() > 20 && worst.is_some_and(|place| place < 2),
        "{worst:?} {:#?}",
        review.moments
    );
    let worst = &review.moments[worst.unwrap_or(0)];
    assert!(worst.grade >= Grade::Mistake && worst.cost.points > 2.0, "{worst:?}");
}
