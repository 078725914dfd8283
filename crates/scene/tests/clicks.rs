//! Whoever touches what is lit, one thing after another, gets on: the page never lights what leads nowhere.

use crate::common::{TABLES, TUSCAN, VISCOUNTS, table_of};
use demesne_game::{Quick, Random, Seed, ToAct};
use demesne_games::Kind;
use demesne_scene::{Chain, Hand, Touched, Way, stage};
use demesne_text::Language;

/// So many touches without an action are too many: the longest way touches five things.
const IN_VAIN: usize = 8;

/// One decision by touching what is lit, at random.
fn decide(ways: &[Way], rng: &mut Quick, what: &str) -> Way {
    let mut hand = Hand::default();
    let mut trail: Vec<String> = Vec::new();
    loop {
        assert!(trail.len() < IN_VAIN, "{what}: touching leads nowhere: {trail:?} of {ways:#?}");
        let lit: Vec<String> = hand.lit(ways).into_keys().collect();
        let buttons: Vec<&Way> = ways.iter().filter(|way| way.keys.is_empty()).collect();
        if lit.is_empty() || hand.is_empty() && !buttons.is_empty() && rng.below(5) == 0 {
            assert!(
                hand.is_empty() && !buttons.is_empty(),
                "{what}: nothing is lit after {trail:?}: {ways:#?}"
            );
            return buttons[rng.below(buttons.len() as u32) as usize].clone();
        }
        let key = lit[rng.below(lit.len() as u32) as usize].clone();
        let touched = hand.touch(&key, ways);
        trail.push(key);
        match touched {
            Touched::Act(way) => return way,
            Touched::Choose(several) => {
                assert!(several.len() > 1, "{what}: one answer is no question: {trail:?} {several:#?}");
                return several[rng.below(several.len() as u32) as usize].clone();
            }
            Touched::Held => {}
            Touched::Nothing => panic!("{what}: {trail:?} is lit and means nothing"),
        }
    }
}

/// A whole game.
fn play(kind: Kind, options: &str, number: u64) {
    let (mut running, seed, mut rng) =
        (table_of(kind, options), Seed([number as u8; 32]), Quick::new(number));
    for step in running.chance(&seed) {
        running.play(&step).expect("chance");
    }
    let mut chain = Chain::default();
    while let ToAct::Seats(seats) = running.to_act() {
        let seat = seats.iter().next().expect("somebody is to act");
        let legal = running.legal(seat);
        let now = stage(&*running).expect("a stage");
        let holds = now.holds(seat);
        let what = format!("{kind:?} {options}, game {number}");
        let action = match chain.next(Some(seat), holds, |action| legal.iter().any(|one| one == action)) {
            Some(action) => action,
            None => {
                let way = match now.sketching(seat, None, Language::English) {
                    Some(sketching) => sketching.comes_to.expect("what is proposed can be played"),
                    None => decide(&now.ways(seat, Language::English), &mut rng, &what),
                };
                match holds {
                    true => chain.insert(seat, way.then),
                    false => chain = Chain::new(seat, way.then),
                }
                way.action
            }
        };
        drop(now);
        for step in
            running.consequences(seat, &action, &seed).unwrap_or_else(|why| panic!("{what}: {action}: {why}"))
        {
            running.play(&step).expect("what follows a legal action");
        }
    }
    assert!(running.outcome().is_some());
}

#[test]
fn touching_what_is_lit_leads_on_in_viscounts() {
    for (number, options) in (1..).zip(VISCOUNTS.iter().cycle().take(16)) {
        play(Kind::Viscounts, options, number);
    }
}

#[test]
fn touching_what_is_lit_leads_on_in_burgundy_and_tuscany() {
    for (number, options) in (1..).zip(TABLES) {
        play(Kind::Burgundy, options, number);
    }
    for (number, options) in (1..).zip(TUSCAN) {
        play(Kind::Tuscany, options, number);
    }
}
