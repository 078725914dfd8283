//! The schemes of the solo opponent in a position.

use super::{EMPTY, NOTHING, SOLO_KEYS, refuse};
use crate::{
    Viscounts,
    scheme::{Scheme, SchemeSet},
    state::{SLOTS, Stage, State},
};
use demesne_game::{Facts, Lines, TextError, Words};

impl Viscounts {
    /// V21.5: the schemes that the board of the solo opponent uses: starting and future ones.
    fn used_schemes(&self) -> [SchemeSet; 2] {
        let Some(board) = self.solo_board() else { return [SchemeSet::EMPTY; 2] };
        let used = || Scheme::all().filter(|scheme| !board.removed.contains(*scheme));
        [
            used().filter(|scheme| !scheme.is_future()).collect(),
            used().filter(|scheme| scheme.is_future()).collect(),
        ]
    }

    /// V21.9: strangers in the pile if nothing is said of them.
    fn default_strangers(&self, state: &State) -> u8 {
        match state.stage {
            // V25.2: all are known at the end.
            Stage::Over => 0,
            _ => self.options.difficulty.min(state.solo.future.len()),
        }
    }

    pub(super) fn write_solo(&self, state: &State, lines: &mut Lines) {
        if self.solo_board().is_none() {
            return;
        }
        let solo = &state.solo;
        let last = solo.slots.iter().rposition(|scheme| scheme.is_some()).map_or(0, |last| last + 1);
        lines.list("schemes", solo.slots[..last].iter().map(|scheme| scheme.name().into()));
        let [starting, future] = self.used_schemes();
        let elsewhere = solo.board().collect::<SchemeSet>().or(solo.discards);
        if solo.pile != without(starting, elsewhere.or(solo.future)) {
            lines.add("pile", schemes_text(solo.pile));
        }
        if solo.strangers != self.default_strangers(state) {
            lines.add("strangers", solo.strangers);
        }
        lines.list("discards", solo.discards.iter().map(|scheme| scheme.name().into()));
        if solo.future != without(future, elsewhere.or(solo.pile)) {
            lines.add("future", schemes_text(solo.future));
        }
    }

    pub(super) fn read_solo(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        if self.solo_board().is_none() {
            for key in SOLO_KEYS {
                if facts.has(key) {
                    return refuse(
                        facts,
                        key,
                        format!("V21.3: \"{key}\" is for a solo opponent, and there is none at this table"),
                    );
                }
            }
            return Ok(());
        }
        let slots = facts.with("schemes", read_slots)?.unwrap_or([Scheme::NONE; SLOTS]);
        let discards = facts.with("discards", read_schemes)?.unwrap_or(SchemeSet::EMPTY);
        let (pile, future) = (facts.with("pile", read_schemes)?, facts.with("future", read_schemes)?);
        let board = slots.into_iter().filter(|scheme| scheme.is_some());
        let elsewhere = board.collect::<SchemeSet>().or(discards);
        let used = self.used_schemes();
        let solo = &mut state.solo;
        (solo.slots, solo.discards) = (slots, discards);
        let said = future.unwrap_or(SchemeSet::EMPTY);
        solo.pile = pile.unwrap_or_else(|| without(used[0], elsewhere.or(said)));
        solo.future = future.unwrap_or_else(|| without(used[1], elsewhere.or(solo.pile)));
        let strangers = facts.with("strangers", |words| words.number("a number of unseen schemes", 0, 3))?;
        state.solo.strangers = strangers.map_or_else(|| self.default_strangers(state), |number| number as u8);
        Ok(())
    }

    /// V21, V24: each scheme is in one place, and there is always one to be turned up.
    pub(super) fn check_solo(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let (Some(_), Some(seat)) = (self.solo_board(), self.solo_seat()) else { return Ok(()) };
        let solo = &state.solo;
        let mut found = SchemeSet::EMPTY;
        let places = [
            ("schemes", solo.board().collect::<Vec<_>>()),
            ("pile", solo.pile.iter().collect()),
            ("discards", solo.discards.iter().collect()),
            ("future", solo.future.iter().collect()),
        ];
        for (key, schemes) in places {
            for scheme in schemes {
                if found.contains(scheme) {
                    return refuse(
                        facts,
                        key,
                        format!("V1.7: the scheme {} is there once, and in one place", scheme.name()),
                    );
                }
                found.insert(scheme);
                if key == "future" && !scheme.is_future() {
                    return refuse(
                        facts,
                        key,
                        format!("V21.5: {} is a starting scheme; future ones begin with F", scheme.name()),
                    );
                }
            }
        }
        if solo.strangers > self.options.difficulty {
            return refuse(
                facts,
                "strangers",
                format!("V21.9: at this table {} future schemes were shuffled in", self.options.difficulty),
            );
        }
        if solo.strangers > solo.future.len() {
            return refuse(
                facts,
                "strangers",
                format!("V21.9: {} future schemes are unseen; no more are strangers", solo.future.len()),
            );
        }
        if state.stage == Stage::Over && solo.strangers > 0 {
            return refuse(facts, "strangers", "V25.2: all schemes of the pile are known at the end");
        }
        let player = state.player(seat);
        if self.has_picked(state, seat) && !player.viscount.is_outer() {
            return super::refuse_seat(
                facts,
                seat,
                "viscount",
                "V22.2: the solo opponent's viscount keeps to the outer spaces, 1 to 10",
            );
        }
        if self.options.solo == Some(crate::Opponent::Cards) {
            for what in ["stone", "gold"] {
                if facts.has(&format!("{seat} {what}")) {
                    return super::refuse_seat(
                        facts,
                        seat,
                        what,
                        "V22.5: all resources of this opponent are of one kind; say \"ink\"",
                    );
                }
            }
        }
        // V24.6: two lie on the board when one is needed.
        let owned = solo.board().count() as u8 + solo.pile_size() + solo.discards.len();
        if usize::from(owned) < SLOTS {
            return refuse(facts, "pile", "V21.5: the solo opponent has no fewer than three schemes");
        }
        Ok(())
    }
}

fn without(set: SchemeSet, others: SchemeSet) -> SchemeSet {
    SchemeSet(set.0 & !others.0)
}

fn schemes_text(set: SchemeSet) -> String {
    let names: Vec<&str> = set.iter().map(Scheme::name).collect();
    if names.is_empty() { NOTHING.into() } else { names.join(" ") }
}

fn read_slots(words: &mut Words<'_>) -> Result<[Scheme; SLOTS], TextError> {
    let mut slots = [Scheme::NONE; SLOTS];
    if words.take(NOTHING) {
        return Ok(slots);
    }
    let mut nth = 0;
    loop {
        let what = "a scheme such as S-noble, or - for an empty slot";
        let scheme =
            words.parse(what, |word| if word == EMPTY { Some(Scheme::NONE) } else { Scheme::parse(word) })?;
        *slots.get_mut(nth).ok_or_else(|| TextError::new("V24.2: a board has three slots"))? = scheme;
        nth += 1;
        if words.peek().is_none() {
            return Ok(slots);
        }
    }
}

fn read_schemes(words: &mut Words<'_>) -> Result<SchemeSet, TextError> {
    let mut set = SchemeSet::EMPTY;
    if words.take(NOTHING) {
        return Ok(set);
    }
    loop {
        let scheme = crate::notation::read_scheme(words)?;
        if set.contains(scheme) {
            return Err(TextError::new(format!("{} stands here twice; say it once", scheme.name())));
        }
        set.insert(scheme);
        if words.peek().is_none() {
            return Ok(set);
        }
    }
}
