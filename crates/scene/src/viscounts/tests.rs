//! The sum and the previews agree with what then can be done, and with what then happens.

use super::{
    Viscount, ahead, explain, keys, labels,
    ledger::{self, Goal, Ledger, With},
    named::Named,
    payment, price, reasons, ways,
};
use crate::{Look, Marks, Room};
use demesne_bots::{Moment, by_hand};
use demesne_game::{Game, Notation, Quick, Random, Seat, Seed, Step, ToAct, Viewer};
use demesne_games::{Kind, Running, inside};
use demesne_text::Language;
use demesne_viscounts::{
    Act, Action, Building, Event, State, Viscounts,
    state::{Beat, Stage},
    task::Task,
};

/// Calls at each decision of some games.
fn decisions(mut each: impl FnMut(&Viscount<'_>, &State, Seat)) {
    for (number, players) in (1..).zip(["2", "3", "4", "2", "3", "4", "2", "2"]) {
        let setup = vec![("players".to_owned(), players.to_owned())];
        let mut running = Kind::Viscounts.run(&setup, Viewer::Everybody).expect("a table");
        let (seed, mut rng) = (Seed([number; 32]), Quick::new(number.into()));
        let steps = running.chance(&seed);
        play(&mut running, steps);
        while let ToAct::Seats(seats) = running.to_act() {
            let seat = seats.iter().next().expect("somebody is to act");
            let action = {
                let (game, state) = inside::<Viscounts>(&*running).expect("Viscounts");
                let view = game.view(state, Viewer::Seat(seat));
                each(&Viscount { game, state, running: &*running }, &view, seat);
                let legal = ways::legal(game, &view, seat);
                let action = match rng.below(3) {
                    0 => legal[rng.below(legal.len() as u32) as usize],
                    _ => by_hand(Moment { game, view: &view, seat, legal: &legal }, &mut rng),
                };
                game.action_text(action)
            };
            let steps = running.consequences(seat, &action, &seed).expect("legal");
            play(&mut running, steps);
        }
    }
}

fn play(running: &mut Box<dyn Running>, steps: Vec<String>) {
    for step in steps {
        running.play(&step).unwrap_or_else(|error| panic!("{step}: {error}"));
    }
}

/// Everything of one action that could be chosen, whether it can be paid for or not, with what it needs: the plates before the sum.
fn goals(game: &Viscounts, view: &State, seat: Seat, act: Act) -> Vec<(Goal, u16, bool)> {
    let mut state = *view;
    if state.tasks.is_empty()
        && state.beat == Beat::Act
        && ways::legal(game, view, seat).contains(&Action::Act(act))
    {
        state = ways::played(game, view, seat, Action::Act(act));
        if ways::legal(game, &state, seat).contains(&Action::Keep) {
            state = ways::played(game, &state, seat, Action::Keep);
        }
    }
    let possible: Vec<u8> = match state.tasks.top() {
        Some(Task::Amount(one)) if one == act => {
            ways::legal(game, &state, seat).into_iter().map(ways::chosen).collect()
        }
        _ => Vec::new(),
    };
    let player = view.player(seat);
    let all: Vec<Goal> = match act {
        Act::Trade => (1..=possible.iter().copied().max().unwrap_or(0).max(4)).map(Goal::Exchanges).collect(),
        Act::Build => Building::all().filter(|&one| !player.has_built(one)).map(Goal::Building).collect(),
        Act::Workers => (1..=4).filter(|&number| number <= player.supply).map(Goal::Workers).collect(),
        Act::Transcribe => vec![Goal::Manuscript],
    };
    let told = |goal: Goal| {
        let number = goal.parts().1;
        (goal, game.needed(view, seat, act, number), possible.contains(&number))
    };
    all.into_iter().map(told).collect()
}

fn free(sum: &Ledger) -> u16 {
    sum.plates.iter().map(|plate| plate.count).sum()
}

/// V10.4, V10.6: what counts is what the rules count, and what is paid is legal.
#[test]
fn v10_4_a_sum_adds_up() {
    let (mut sums, mut open, mut lacking, mut dismissals, mut helped) = (0, 0, 0, 0, 0);
    decisions(|table, view, seat| {
        let game = table.game;
        let shown = ledger::ledgers(table, view, seat, &Marks::default());
        for sum in &shown {
            sums += 1;
            let (act, number) = sum.goal.parts();
            assert_eq!(sum.act, act);
            assert_eq!(sum.need, game.needed(view, seat, act, number));
            assert_eq!(free(sum), game.funds(view, seat, act).free(), "{sum:?}");
            let paid: u16 = sum.paid.iter().map(|paid| paid.icons).sum();
            assert!(free(sum) + paid + sum.missing >= sum.need, "{sum:?}");
            assert!(sum.missing == 0 || free(sum) + paid + sum.missing == sum.need, "{sum:?}");
            for key in sum.plates.iter().filter_map(|plate| plate.from.as_ref()) {
                assert!(Named::parse(key).is_some(), "{key}");
            }
            for filling in &sum.fillings {
                assert!(
                    Named::parse(&filling.key).is_some() && filling.icons > 0 || {
                        matches!(filling.with, With::Dismissal { .. })
                    }
                );
                dismissals += usize::from(matches!(filling.with, With::Dismissal { .. }));
            }
            if sum.open {
                open += 1;
                let step = Step::seat(seat, Action::Pay(sum.payment));
                assert!(game.check(view, step).is_ok(), "{sum:?}");
            }
        }
        if !view.tasks.is_empty() || view.beat != Beat::Act || view.stage != Stage::Turn || shown.is_empty() {
            return;
        }
        for act in Act::ALL.into_iter().filter(|act| act.is_outer() == view.player(seat).viscount.is_outer())
        {
            let can = ways::legal(game, view, seat).contains(&Action::Act(act));
            for (goal, need, possible) in goals(game, view, seat, act) {
                let sum = ledger::ledger(game, view, seat, goal, None);
                assert_eq!(sum.need, need);
                assert!(!possible || can);
                // What cannot be had for lack of icons lacks some; what can lacks none.
                assert!(!possible || sum.missing == 0, "{sum:?}");
                lacking += usize::from(sum.missing > 0);
            }
        }
        // A townsfolk that is held counts.
        let folk = keys::folk(view.segment(seat));
        let marks = Marks { chosen: vec![folk.clone()], ..Marks::default() };
        for (sum, before) in ledger::ledgers(table, view, seat, &marks).iter().zip(&shown) {
            let offered = before.fillings.iter().any(|filling| filling.key == folk);
            helped += usize::from(offered && free(sum) > free(before));
            assert!(offered || free(sum) == free(before));
        }
    });
    assert!(sums > 400 && open > 3 && lacking > 200, "{sums} {open} {lacking}");
    assert!(dismissals > 20 && helped > 10, "{dismissals} {helped}");
}

/// What is pointed at is played on a copy: bursts in the castle, links, points.
#[test]
fn previews_are_what_then_happens() {
    let (mut bursts, mut links, mut reached, mut collisions) = (0, 0, 0, 0);
    decisions(|table, view, seat| {
        let game = table.game;
        for way in ways::ways(table, seat, Language::English) {
            if way.needs_first {
                continue;
            }
            let before = ahead::of_way(game, view, seat, &way);
            let has = |wanted: fn(&Event) -> bool| before.events.iter().any(wanted);
            bursts += usize::from(has(|event| matches!(event, Event::Inwards(..))));
            links += usize::from(has(|event| matches!(event, Event::Linked(..))));
            // The same without what follows, played for real.
            let action = game.parse_action(&way.action).expect("an action");
            let mut after = *view;
            let mut events = Vec::new();
            game.play(&mut after, Step::seat(seat, action), &mut events).expect("legal");
            assert_eq!(before.events[..events.len()], events[..], "{way:?}");
            if way.then.is_empty() && payment::asked(&after, seat).is_none() {
                assert!(before.state == after);
            }
            if let (Action::Play(card), true) = (action, before.state.beat == Beat::Move) {
                let list = ways::legal(game, &before.state, seat);
                let reach = ahead::reach_with(game, view, seat, card);
                assert!(!before.state.tasks.is_empty() || list.len() == reach.len());
                reached += reach.len();
            }
            // What is pointed at, with the rest held, is this way.
            if let Some((last, held)) = way.keys.split_last() {
                let marks = Marks { chosen: held.to_vec(), preview: Some(last.clone()), ..Marks::default() };
                if let Some((found, _)) = ahead::pointed(table, view, seat, &marks) {
                    assert!(found.does_as(&way) || found.keys.len() <= way.keys.len(), "{found:?} {way:?}");
                }
            }
        }
        if let Some(end) = ahead::ending(game, view, seat) {
            collisions += usize::from(end.events.iter().any(|event| matches!(event, Event::Collision(..))));
        }
    });
    assert!(
        bursts > 5 && links > 5 && reached > 500 && collisions > 2,
        "{bursts} {links} {reached} {collisions}"
    );
}

/// V10.6: what a way costs is what is then paid, of every currency; the words and the label of what is lit say all of it.
#[test]
fn v10_6_a_way_says_all_that_it_costs() {
    let (mut dear, mut free) = ([0; 4], 0);
    decisions(|table, view, seat| {
        let ways = ways::ways(table, seat, Language::English);
        for way in ways.iter().filter(|way| !way.needs_first) {
            let ahead = ahead::of_way(table.game, view, seat, way);
            // Where there are several payments, the cheapest is said.
            let open = payment::cheapest(table.game, &ahead.state, seat);
            let mut paid = open.map_or([0u16; 4], |payment| payment.0);
            for event in ahead.events {
                match event {
                    Event::Resource(who, kind, count) if who == seat && count < 0 => {
                        paid[kind as usize] += count.unsigned_abs();
                    }
                    Event::Silver(who, count) if who == seat && count < 0 => paid[3] += count.unsigned_abs(),
                    _ => {}
                }
            }
            assert_eq!(price::amounts(way.price), paid, "{way:?}");
            dear.iter_mut().zip(paid).for_each(|(dear, paid)| *dear += usize::from(paid > 0));
        }
        let lit = crate::Hand::default().lit(&ways);
        let marks = Marks { lit, ..Marks::default() };
        for (key, lit) in &marks.lit {
            let Some(named) = Named::parse(key) else { continue };
            let said = Language::ALL.map(|language| labels::state(key, &marks, language));
            if price::is_bought(named) && lit.price == crate::Price::FREE {
                free += 1;
                assert!(said[0].contains("free") && said[1].contains("gratis") && said[2].contains("grátis"));
            } else if lit.price.resources != [0; 3] {
                assert!(said[0].contains(&price::words(lit.price, Language::English)), "{said:?}");
                assert!(said[0] != said[1] && said[1] != said[2], "{said:?}");
            }
        }
    });
    assert!(dear.iter().all(|&times| times > 20) && free > 20, "{dear:?} {free}");
}

/// Whatever looks possible and is not says why, and nothing that is possible does.
#[test]
fn what_is_refused_says_why() {
    let mut said: std::collections::BTreeMap<&str, usize> = std::collections::BTreeMap::new();
    decisions(|table, view, seat| {
        let game = table.game;
        let ways = ways::ways(table, seat, Language::English);
        let usable = crate::Hand::default().usable(&ways);
        let spaces = demesne_viscounts::Space::all().map(Named::Space);
        let sites = game.every_site().map(Named::Site);
        let buildings = Building::all().map(|building| Named::Building(seat, building));
        let numbers = (1..=4).flat_map(|number| [Named::Workers(number), Named::Exchanges(number)]);
        let piles = demesne_viscounts::Segment::all().flat_map(|one| [Named::Folk(one), Named::Tile(one)]);
        let acts = Act::ALL.map(Named::Act);
        for named in spaces.chain(sites).chain(buildings).chain(numbers).chain(piles).chain(acts) {
            let all = Language::ALL.map(|language| reasons::why_not(game, view, seat, named, language));
            let key = named.key();
            let Some(why) = &all[0] else { continue };
            assert!(why.ends_with('.') && all[1] != all[2] && all[0] != all[1], "{all:?}");
            assert!(!usable.contains(&key) || key.starts_with("folk"), "{key}: {why}");
            let kind = match named {
                Named::Space(_) => "space",
                Named::Site(_) => "site",
                Named::Building(..) => "building",
                Named::Workers(_) => "workers",
                Named::Exchanges(_) => "exchanges",
                Named::Folk(_) => "folk",
                Named::Tile(_) => "tile",
                _ => "act",
            };
            *said.entry(kind).or_default() += 1;
        }
    });
    assert_eq!(said.len(), 8, "{said:?}");
}

/// An icon that is missing says what could fill it: all that the sum offers, or that nothing can.
#[test]
fn what_is_missing_says_what_could_fill_it() {
    let (mut filled, mut empty, mut dismissals) = (0, 0, 0);
    decisions(|table, view, seat| {
        let sums = ledger::ledgers(table, view, seat, &Marks::default());
        let Some(sum) = sums.iter().find(|sum| sum.missing > 0) else { return };
        let told = Language::ALL.map(|language| {
            let look = Look { viewer: Viewer::Seat(seat), own: seat, names: &[], language, room: Room::Wide };
            explain::explain(table, &look, &keys::missing(1)).expect("an explanation").now
        });
        let offered = sum.fillings.iter().filter(|filling| filling.icons > 0).count();
        assert_eq!(told[0].len(), offered.max(1), "{sum:?}: {told:?}");
        assert!(told[0][0] != told[1][0] && told[1][0] != told[2][0], "{told:?}");
        let nothing = told[0][0].starts_with("Nothing");
        assert_eq!(nothing, offered == 0, "{told:?}");
        filled += usize::from(!nothing);
        empty += usize::from(nothing);
        dismissals += usize::from(told[0].iter().any(|line| line.starts_with("Dismiss ")));
    });
    assert!(filled > 5 && empty > 20 && dismissals > 5, "{filled} {empty} {dismissals}");
}
