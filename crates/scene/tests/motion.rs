//! What moves on the table moves between things that exist, in time, and is seen to.

use crate::common::{TABLES, TUSCAN, VISCOUNTS, play_of, table_of};
use demesne_game::{Game, Notation, Seat, Viewer};
use demesne_games::{Kind, Running, inside, moment};
use demesne_scene::{Look, Marks, Motion, Room, Seen, stage};
use demesne_text::Language;
use demesne_viscounts::{Card, Event, State, Viscounts, state::Stage};
use std::collections::{BTreeMap, BTreeSet};

/// Nobody watches longer than this, in milliseconds.
const LONGEST: u32 = 3_500;
/// A viscount goes no longer than this.
const JOURNEY: u16 = 700;

fn names() -> Vec<String> {
    ["Ada", "Blas", "Catarina", "Zoé"].map(String::from).into()
}

fn look(names: &[String], own: Seat) -> Look<'_> {
    Look { viewer: Viewer::Seat(own), own, names, language: Language::English, room: Room::Wide }
}

/// Calls after every step of some games.
fn steps(kind: Kind, tables: &[&str], mut each: impl FnMut(&dyn Running, &str)) {
    for (number, options) in (70..).zip(tables) {
        play_of(kind, options, number, |_, _| {}, &mut each);
    }
}

/// The seat that acted; the first one where chance did.
fn actor(step: &str) -> Seat {
    step.split(' ').next().and_then(Seat::parse).unwrap_or(Seat(0))
}

/// What is on the page of a seat.
fn on_page(running: &dyn Running, own: Seat) -> BTreeSet<String> {
    let names = names();
    let panels = stage(running).expect("a stage").panels(&look(&names, own), &Marks::default());
    panels
        .into_iter()
        .flat_map(|panel| panel.parts)
        .filter(|part| part.thing.is_some())
        .map(|part| part.key)
        .collect()
}

/// What moves for whoever acted.
fn motions(running: &dyn Running, since: usize, step: &str) -> Vec<Motion> {
    seen_by(running, since, step, &look(&names(), actor(step)))
}

fn seen_by(running: &dyn Running, since: usize, step: &str, look: &Look<'_>) -> Vec<Motion> {
    let stage = stage(running).expect("a stage");
    stage.motions(look, since, &stage.touched(step))
}

/// What is drawn of a motion; nothing where it has no picture of its own.
fn markup(motion: &Motion) -> &str {
    match &motion.seen {
        Seen::Picture(picture) => &picture.markup,
        Seen::Light | Seen::Thing => "",
    }
}

/// The cards of a picture that show their faces, by their numbers.
fn faces(motion: &Motion) -> Vec<String> {
    let found = markup(motion).split("data-card=\"").skip(1);
    found.filter_map(|rest| Some(rest.split('"').next()?.to_owned())).collect()
}

/// What happened in the last step, and the moment before it.
fn happened(running: &dyn Running, step: &str) -> (State, Vec<Event>) {
    let (game, _) = inside::<Viscounts>(running).expect("Viscounts");
    let before = moment::<Viscounts>(running, running.length() - 1).expect("a moment");
    let (mut state, mut events) = (before, Vec::new());
    game.play(&mut state, game.parse_step(step).expect("a step"), &mut events).expect("it was played");
    (before, events)
}

#[test]
fn things_of_the_viscounts_move_between_things() {
    let (mut told, mut steps_told, names) = (BTreeMap::<String, usize>::new(), 0, names());
    steps(Kind::Viscounts, VISCOUNTS, |running, step| {
        let own = actor(step);
        let moved = motions(running, running.length() - 1, step);
        steps_told += usize::from(!moved.is_empty());
        let look = look(&names, own);
        let page = if moved.is_empty() { BTreeSet::new() } else { on_page(running, own) };
        for motion in moved {
            // A card came out of a hand, which only whose it is can see.
            let shown = |key: &&String| !key.contains(" hand ");
            for key in motion.path.iter().filter(shown) {
                assert!(
                    stage(running).expect("a stage").explain(&look, key).is_some(),
                    "{step}: {key} is nothing: {motion:?}"
                );
            }
            assert!(u32::from(motion.after) + u32::from(motion.lasts) <= LONGEST, "{step}: {motion:?}");
            let goal = motion.path.last().expect("every motion is somewhere");
            // What is the actor's own is drawn large; of the others less is on the page.
            if goal.starts_with(&format!("{own} ")) && motion.path.len() > 1 {
                assert!(page.contains(goal), "{step}: {goal} is not on the page: {motion:?}");
            }
            if markup(&motion).contains("#g-v-viscount\"") {
                assert!(motion.lasts <= JOURNEY && motion.path[0] != motion.path[1], "{step}: {motion:?}");
            }
            *told
                .entry(goal.split(' ').find(|word| Seat::parse(word).is_none()).unwrap_or("").into())
                .or_default() += 1;
        }
    });
    for thing in [
        "slot",
        "space",
        "inner",
        "site",
        "link",
        "castle",
        "supply",
        "discard",
        "deck",
        "hand",
        "tile",
        "debt",
        "deed",
        "paid",
        "approved",
        "gold",
        "silver",
        "virtue",
        "corruption",
        "track",
        "leader",
        "bonus",
        "scheme",
        "poverty",
    ] {
        assert!(told.contains_key(thing), "{thing} never moves: {told:?}");
    }
    assert!(steps_told > 500, "{steps_told} steps move something");
}

/// Much of the table is one picture with places over it, in which nothing is drawn: what flies has a picture of its own.
#[test]
fn whatever_flies_is_drawn() {
    let (mut seen, names) = (BTreeMap::<&str, usize>::new(), names());
    let signs = [
        "#g-v-viscount\"",
        "#g-v-worker\"",
        "#g-v-silver\"",
        "#g-v-ink\"",
        "#g-v-stone\"",
        "#g-v-gold\"",
        "#g-v-debt\"",
        "#g-v-debt-paid\"",
        "#g-v-deed\"",
        "#g-v-deed-ok\"",
        "#g-v-guildhall\"",
        "#g-v-leader\"",
        "data-card=",
        "data-back=",
        "data-tile=",
        "data-scheme=",
    ];
    let definitions = stage(&*table_of(Kind::Viscounts, VISCOUNTS[0])).expect("a stage").definitions();
    steps(Kind::Viscounts, VISCOUNTS, |running, step| {
        // The actor sees it on a wide page, the next one so and on a phone.
        let wide = look(&names, Seat((actor(step).0 + 1) % running.seats()));
        let phone = Look { room: Room::Phone, ..wide };
        let since = running.length() - 1;
        let others = [wide, phone].map(|look| seen_by(running, since, step, &look));
        for motion in motions(running, since, step).iter().chain(others.iter().flatten()) {
            let Seen::Picture(picture) = &motion.seen else {
                assert!(motion.seen == Seen::Light && motion.path.len() == 1, "{step}: {motion:?}");
                continue;
            };
            let count = |tag: &str| picture.markup.matches(tag).count();
            assert_eq!(count("<g"), count("</g>"), "{step}: {motion:?}");
            for id in picture.markup.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(definitions.contains(&format!("id=\"{id}\"")), "{id} is not defined");
            }
            let drawn = ["<use ", "<path ", "<rect "].iter().any(|shape| picture.markup.contains(shape));
            assert!(drawn && motion.path.len() > 1, "{step}: {motion:?}");
            // What is only for fingers and the keyboard is not seen.
            assert!(
                !picture.markup.contains("\"hit\"") && !picture.markup.contains("class=\"focus"),
                "{motion:?}"
            );
            let frame = picture.frame;
            assert!(frame.width > 10.0 && frame.height > 10.0 && frame.centre() == (0.0, 0.0), "{frame:?}");
            for sign in signs {
                *seen.entry(sign).or_default() += usize::from(picture.markup.contains(sign));
            }
        }
    });
    for sign in signs {
        assert!(seen.get(sign).is_some_and(|&times| times > 1), "{sign} is hardly seen: {seen:?}");
    }
}

/// A card flies with its own face, whatever lies on the pile that it comes to.
#[test]
fn the_card_that_moved_is_the_one_that_flies() {
    let (mut checked, names) = (BTreeMap::<&str, usize>::new(), names());
    steps(Kind::Viscounts, VISCOUNTS, |running, step| {
        let (before, events) = happened(running, step);
        if before.stage != Stage::Turn {
            return;
        }
        for own in Seat::first(running.seats()) {
            let moved = seen_by(running, running.length() - 1, step, &look(&names, own));
            // What would come too late is left out.
            if moved.iter().any(|motion| motion.after > 2_500) {
                continue;
            }
            let comes = |card: Card, to: &str| {
                let face = [card.id().to_string()];
                let ends = |motion: &&Motion| motion.path.last().is_some_and(|key| key == to);
                let found = moved.iter().filter(ends).any(|motion| faces(motion) == face);
                assert!(found, "{step}: {} does not come to {to}: {moved:?}", card.id());
            };
            for &event in &events {
                let (what, card, to) = match event {
                    Event::Dropped(seat, card) => ("dropped", card, format!("{seat} discard")),
                    Event::Hired(seat, card) => ("hired", card, format!("{seat} discard")),
                    Event::Discarded(seat, card) => ("discarded", card, format!("{seat} discard")),
                    Event::Played(seat, card) => ("played", card, format!("{seat} slot 1")),
                    _ => continue,
                };
                comes(card, &to);
                *checked.entry(what).or_default() += 1;
                if let Event::Played(seat, _) = event {
                    let slots = before.player(seat).slots;
                    for (nth, card) in
                        slots.into_iter().take(2).enumerate().filter(|(_, card)| card.is_some())
                    {
                        comes(card, &format!("{seat} slot {}", nth + 2));
                    }
                }
            }
        }
    });
    for what in ["dropped", "hired", "discarded", "played"] {
        assert!(checked.get(what).is_some_and(|&times| times > 50), "{what}: {checked:?}");
    }
}

/// V20.1: what others hold is seen from behind.
#[test]
fn hidden_cards_fly_with_their_backs() {
    let (mut backs, mut own_faces, names) = (0, 0, names());
    steps(Kind::Viscounts, VISCOUNTS, |running, step| {
        let (_, state) = inside::<Viscounts>(running).expect("Viscounts");
        let seats = running.seats();
        let looks = Seat::first(seats).map(|own| look(&names, own));
        let beside = Look { viewer: Viewer::Spectator, ..look(&names, Seat(0)) };
        for look in looks.chain([beside]) {
            for motion in seen_by(running, running.length() - 1, step, &look) {
                let drawn = motion.path[0].ends_with(" deck");
                backs += usize::from(drawn && markup(&motion).contains("data-back="));
                own_faces += usize::from(drawn && !faces(&motion).is_empty());
                for seat in Seat::first(seats).filter(|&seat| look.viewer != Viewer::Seat(seat)) {
                    let whose = |key: &String| key.starts_with(&format!("{seat} "));
                    if !motion.path.iter().any(whose) {
                        continue;
                    }
                    let hand: Vec<String> =
                        state.player(seat).hand.iter().map(|card| card.id().to_string()).collect();
                    assert!(faces(&motion).iter().all(|face| !hand.contains(face)), "{step}: {motion:?}");
                    let names_it = |key: &String| key.starts_with(&format!("{seat} hand "));
                    assert!(!motion.path.iter().any(names_it), "{step}: {motion:?}");
                }
            }
        }
    });
    assert!(backs > 100 && own_faces > 100, "{backs} backs, {own_faces} faces");
}

/// V13.6: what happens in the castle is told one step after another.
#[test]
fn workers_burst_one_after_another() {
    let mut bursts = 0;
    steps(Kind::Viscounts, VISCOUNTS, |running, step| {
        let moved = motions(running, running.length() - 1, step);
        let inwards: Vec<&Motion> = moved
            .iter()
            .filter(|motion| matches!(&motion.path[..], [from, to] if from.starts_with("castle") && to.starts_with("castle")))
            .collect();
        let begin: BTreeSet<u16> = inwards.iter().map(|motion| motion.after).collect();
        let ring = |motion: &&Motion| motion.path[0].ends_with(" 1") && motion.path[1].ends_with(" 2");
        if let Some(first) = inwards.iter().find(|motion| ring(motion)) {
            bursts += 1;
            // Both that go aside do so at once.
            assert!(
                begin.len() == inwards.len() || begin.len() + 1 == inwards.len() || inwards.len() > 3,
                "{step}: {moved:?}"
            );
            let shines =
                |motion: &Motion| motion.path == [first.path[0].clone()] && motion.after < first.after;
            assert!(moved.iter().any(shines), "a group shines before it bursts: {moved:?}");
        }
    });
    assert!(bursts > 20, "{bursts} bursts");
}

/// V3.7, V18.1: the card that is revealed stands across the table once, and how long the game still lasts.
#[test]
fn an_end_card_is_proclaimed_once() {
    let (mut games, mut told) = (0, Vec::new());
    steps(Kind::Viscounts, VISCOUNTS, |running, step| {
        let (length, stage) = (running.length(), stage(running).expect("a stage"));
        let said = Language::ALL.map(|language| stage.proclaims(length - 1, language));
        games += usize::from(running.outcome().is_some());
        if let [Some(english), Some(spanish), Some(portuguese)] = said {
            assert!(english.contains("Poverty is revealed") || english.contains("Prosperity is revealed"));
            assert!(english.contains("Round ") || english.contains("Last round"), "{step}: {english}");
            assert!(english != spanish && spanish != portuguese && english.ends_with('.'), "{spanish}");
            told.push(english);
        } else {
            assert_eq!(said, [None, None, None], "{step}");
        }
        assert_eq!(stage.proclaims(length, Language::English), None, "nothing was played");
    });
    // Every game ends by one of them, and may reveal the other one, too.
    assert!(told.len() >= games && told.len() <= 2 * games, "{games} games: {told:?}");
    assert!(told.iter().any(|one| one.contains("Prosperity")), "{told:?}");
}

/// Several steps that follow each other by themselves are told together, and what was loaded is not told at all.
#[test]
fn what_follows_by_itself_moves_as_well() {
    let mut together = 0;
    steps(Kind::Viscounts, &VISCOUNTS[..2], |running, step| {
        let length = running.length();
        let (last, both) =
            (motions(running, length - 1, step), motions(running, length.saturating_sub(2), step));
        assert!(both.len() >= last.len(), "{step}: {last:?} {both:?}");
        together += usize::from(both.len() > last.len());
        if length > 40 {
            assert_eq!(motions(running, 0, step), [], "a game that was opened");
        }
        assert_eq!(motions(running, length, step), [], "nothing was played");
    });
    assert!(together > 100, "{together} pairs of steps");
}

/// The other games say what their last step touched.
#[test]
fn the_last_step_moves_what_it_touched() {
    for (kind, tables) in [(Kind::Burgundy, &TABLES[..3]), (Kind::Tuscany, &TUSCAN[..2])] {
        let mut moved = 0;
        steps(kind, tables, |running, step| {
            let touched = stage(running).expect("a stage").touched(step);
            let motions = motions(running, running.length() - 1, step);
            moved += motions.len();
            assert_eq!(motions.len(), usize::from(touched.len() > 1), "{step}");
            // They fly as they are drawn where they end, and show there once they have arrived.
            assert!(motions.iter().all(|motion| motion.path == touched[touched.len() - 2..]), "{step}");
            assert!(motions.iter().all(|motion| motion.seen == Seen::Thing && motion.arrives), "{step}");
        });
        assert!(moved > 20, "{kind:?}: {moved}");
    }
}
