//! How things stand now, in every language, as far as a viewer may know it.

use super::{common::english, walk};
use demesne_game::{Actor, Game, Seat, Step, Viewer};
use demesne_text::{
    Language,
    viscounts::{Foretold, effects, moment},
};
use demesne_viscounts::{
    Action, Building, Card, Event, Icon, Ribbon, Segment, Space, State, Tier, Viscounts, ability::Currency,
    state::Dismissed,
};

/// What stands now, in a language: all that can be asked.
fn all(game: &Viscounts, view: &State, seat: Seat, language: Language) -> Vec<String> {
    let mut all = Vec::new();
    all.extend(Space::all().flat_map(|space| moment::space(game, view, Some(seat), space, language)));
    all.extend(game.every_site().flat_map(|site| moment::site(game, view, site, language)));
    let aloud = |text: String| format!("{text}.");
    all.extend(Space::all().map(|space| aloud(moment::space_aloud(game, view, Some(seat), space, language))));
    all.extend(
        game.every_site().map(|site| aloud(moment::site_aloud(game, view, Some(seat), site, language))),
    );
    for segment in Segment::all() {
        for tier in [Tier::First, Tier::Second] {
            all.extend(moment::section(game, view, segment, tier, language));
        }
        all.push(moment::townsfolk_pile(view, segment, language));
        all.push(moment::manuscript_pile(view, segment, language));
    }
    all.extend(moment::third_tier(game, view, language));
    all.extend(Ribbon::ALL.map(|ribbon| moment::bonus_card(game, view, ribbon, language)));
    all.extend([true, false].into_iter().flat_map(|poverty| moment::end_card(game, view, poverty, language)));
    if game.solo_seat() != Some(seat) {
        all.extend(moment::hand(game, view, seat, language));
        all.extend(moment::deck(game, view, seat, language));
        all.extend(moment::discards(game, view, seat, language));
    }
    all.push(moment::markers(view, seat, language));
    all.extend(moment::collision(game, view, seat, language));
    all.push(moment::icons(game, view, seat, language));
    all.extend(Icon::ALL.into_iter().filter_map(|icon| moment::sources(game, view, seat, icon, language)));
    all.extend(moment::score(game, view, seat, language));
    all.extend(moment::round(view, language));
    all.extend(Building::all().map(|building| moment::building(game, view, seat, building, language)));
    all.push(moment::supply(view, seat, language));
    all.extend(moment::last_scheme(game, view, language));
    all
}

#[test]
fn whatever_stands_is_told_in_every_language() {
    let (mut moments, mut told) = (0u64, 0);
    walk(1, |game, state, step| {
        moments += 1;
        let Some(Actor::Seat(seat)) = step.map(|step| step.by) else { return };
        if !moments.is_multiple_of(11) {
            return;
        }
        for viewer in [Viewer::Seat(seat), Viewer::Spectator, Viewer::Everybody] {
            let view = game.view(state, viewer);
            for other in Seat::first(game.seats()) {
                let texts = Language::ALL.map(|language| all(game, &view, other, language));
                assert!(texts[0].len() == texts[1].len() && texts[1].len() == texts[2].len());
                for (first, others) in texts[0].iter().zip(texts[1].iter().zip(&texts[2])) {
                    for line in [others.0, others.1] {
                        // A pile of heroes is a list of names.
                        let spoken = line != first || line.split(' ').count() < 4;
                        assert!(spoken && english(line).is_none(), "{line}");
                    }
                    for line in [first, others.0, others.1] {
                        assert!(line.ends_with('.') && !line.contains("  ") && !line.contains("_"), "{line}");
                        told += 1;
                    }
                }
            }
        }
    });
    assert!(told > 20_000, "{told}");
    assert_eq!(moment::way("Move to space 4", "1 silver"), "Move to space 4: 1 silver.");
    assert_eq!(moment::more(2, Language::Portuguese), "E mais 2.");
}

/// What would come of what somebody does is told in one sentence, from what that seat knows.
#[test]
fn what_would_come_of_it_is_told_in_one_sentence() {
    let (mut told, mut links, mut bursts, mut met) = (0, 0, 0, 0);
    walk(2, |game, state, step| {
        let Some(Step { by: Actor::Seat(seat), action }) = step else { return };
        let view = game.view(state, Viewer::Seat(seat));
        let (mut after, mut events) = (view, Vec::new());
        game.apply(&mut after, Step::seat(seat, action), &mut events);
        let actions = [action];
        let (before, is_read) = (&view, false);
        let foretold =
            Foretold { game, before, after: &after, seat, actions: &actions, events: &events, is_read };
        let texts = Language::ALL.map(|language| foretold.sentence(language));
        let linked = |event: &Event| matches!(event, Event::Linked(..));
        let inwards = |event: &Event| matches!(event, Event::Inwards(..));
        let together = |state: &State| state.player(seat).corruption == state.player(seat).virtue;
        let meets = !together(&view) && together(&after);
        let [Some(first), Some(second), Some(third)] = &texts else {
            assert!(texts.iter().all(Option::is_none));
            assert!(!events.iter().any(inwards) && !meets, "{action:?}: {events:?}");
            assert!(!events.iter().any(linked) || matches!(action, Action::Link(_)), "{action:?}");
            return;
        };
        for text in [first, second, third] {
            assert!(text.ends_with('.') && text.matches(". ").count() == 0, "{text}");
            assert!(!text.contains("  ") && !text.contains("; ;"), "{text}");
        }
        assert!(english(second).is_none() && english(third).is_none() && first != second, "{texts:?}");
        // What is paid for it and what is done are the words of the action.
        assert!(
            !first.contains(" pays ") && !first.contains(" plays ") && !first.contains(" hires "),
            "{first}"
        );
        told += 1;
        if events.iter().any(linked) && !matches!(action, Action::Link(_)) {
            assert!(first.contains("closes"), "{first}");
            links += 1;
        }
        if events.iter().any(inwards) {
            assert!(first.contains("moves in"), "{first}");
            bursts += 1;
        }
        if meets {
            assert!(first.contains("markers of") && first.contains(&seat.to_string()), "{first}");
            met += 1;
        }
    });
    assert!(told > 500 && links > 10 && bursts > 20 && met > 20, "{told} {links} {bursts} {met}");
}

/// V4.3, V16.7: markers that are one apart, and those that have met, say what comes.
#[test]
fn markers_say_how_near_they_are_and_what_their_collision_brings() {
    let (mut near, mut met) = (0, 0);
    walk(1, |game, state, _| {
        for seat in Seat::first(game.seats()) {
            let player = state.player(seat);
            let text = moment::markers(state, seat, Language::English);
            let collision = moment::collision(game, state, seat, Language::English);
            assert_eq!(
                text.contains("one more and they meet"),
                player.virtue == player.corruption + 1,
                "{text}"
            );
            assert_eq!(text.contains("have met"), player.virtue == player.corruption, "{text}");
            near += u32::from(text.contains("one more"));
            assert_eq!(collision.is_some(), player.virtue == player.corruption);
            let Some(collision) = collision else { continue };
            met += 1;
            let print = &game.printed().tables.collision[usize::from(player.virtue) - 1];
            let rivals = effects::bundle(print.rivals, Language::English);
            assert!(collision.ends_with(&format!(": {rivals}.")), "{collision}");
            if game.solo_seat() != Some(seat) {
                let own = effects::bundle(print.active, Language::English);
                assert!(collision.starts_with(&format!("That collision brings {own}; ")), "{collision}");
            }
        }
    });
    assert!(near > 100 && met > 100, "{near} {met}");
}

/// V5.2: where icons come from adds up to how many there are.
#[test]
fn v5_2_the_sources_of_icons_add_up() {
    let mut told = 0;
    walk(1, |game, state, _| {
        for seat in Seat::first(game.seats()).filter(|&seat| game.solo_seat() != Some(seat)) {
            if !state.player(seat).viscount.is_some() || state.dismissed != Dismissed::Nothing {
                continue;
            }
            for icon in Icon::ALL {
                let text = moment::sources(game, state, seat, icon, Language::English).unwrap_or_default();
                let numbers = text.split(['(', ')']).filter_map(|part| part.parse::<u8>().ok());
                assert_eq!(numbers.sum::<u8>(), game.icons(state, seat).of(icon), "{icon:?}: {text}");
                told += u32::from(!text.is_empty());
            }
        }
    });
    assert!(told > 1_000, "{told}");
}

#[test]
fn what_fills_an_icon_is_said_with_its_price() {
    let game: Viscounts = super::common::table("");
    let squire = Card::parse("s6");
    let told = |by, language| moment::spending(&game, Currency::Stone, [2, 5, 1], Icon::Cleric, by, language);
    assert_eq!(told(None, Language::English), "2 stone for 1 cleric, and you have 5.");
    assert_eq!(told(squire, Language::Spanish), "Con el Escudero: 2 de piedra por 1 clérigo, y tienes 5.");
    let mason = Card::parse("n30").expect("a card");
    assert_eq!(
        moment::dismissing(&game, mason, 2, 1, Icon::Builder, Language::Portuguese),
        "Dispense o Pedreiro por 2 de prata: dá 1 construtor."
    );
}
