//! What shields add to a position: where they lie, who holds which, whom shield 6 copies.

use super::check::fail;
use crate::{
    Burgundy, Expansion, State,
    notation::{numbers_text, read_numbers},
    open::Open,
    shield::{bit, members},
    state::Stage,
};
use demesne_game::{Facts, Lines, Seat, TextError};

impl Burgundy {
    pub(super) fn write_shields(&self, state: &State, lines: &mut Lines) {
        for (depot, shields) in state.shields.depots.iter().enumerate().filter(|(_, pair)| **pair != [0; 2]) {
            lines.add(&format!("depot {} shields", depot + 1), numbers_text(shields));
        }
        for seat in Seat::first(self.persons()) {
            let estate = state.estate(seat);
            lines.list(&format!("{seat} shields"), members(estate.shields).map(|shield| shield.to_string()));
            if let Some(other) = state.shields.copied.checked_sub(1).filter(|_| estate.holds(6)) {
                lines.add(&format!("{seat} copies"), Seat(other));
            }
        }
    }

    /// To be read when all duchies are: copied monasteries hold from then on.
    pub(super) fn read_shields(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        for depot in 0..6 {
            let key = format!("depot {} shields", depot + 1);
            if let Some(shields) = facts.with(&key, |words| read_numbers(words, "a shield", 18))? {
                state.shields.depots[depot] = shields;
            }
        }
        for seat in Seat::first(self.persons()) {
            facts.with(&format!("{seat} shields"), |words| {
                while words.peek().is_some() {
                    let shield = words.number("a shield", 1, 18)? as u8;
                    if state.estates.iter().any(|estate| estate.holds(shield)) {
                        return Err(TextError::new(format!(
                            "shield {shield} lies in two places (X-SHIELD-A)"
                        )));
                    }
                    state.estate_mut(seat).shields |= bit(shield);
                }
                Ok(())
            })?;
            let other = facts.with(&format!("{seat} copies"), |words| {
                words.parse("a seat of this table", |word| Seat::parse(word).filter(|s| s.0 < self.players()))
            })?;
            if let Some(other) = other {
                state.shields.copied = other.0 + 1;
            } else if let Some(only) = self.only_opponent(seat).filter(|_| state.estate(seat).holds(6)) {
                state.shields.copied = only.0 + 1;
            }
        }
        if self.on(Expansion::Shields) {
            self.copy_monasteries(state);
        }
        Ok(())
    }

    pub(super) fn check_shield_facts(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        if !self.on(Expansion::Shields) {
            return self.check_no_shields(facts, state);
        }
        let mut seen = 0;
        for depot in 0..6u8 {
            let key = format!("depot {} shields", depot + 1);
            let pair = state.shields.depots[usize::from(depot)];
            let [first, second] = pair;
            if second != 0 && first >= second {
                return fail(facts, &key, "two shields at a depot are named in rising order");
            }
            let count = pair.iter().filter(|&&shield| shield != 0).count();
            let (least, most) = self.shields_expected(state.stage, depot);
            if count < least || count > most {
                let expected = if least == most { most.to_string() } else { format!("at most {most}") };
                return fail(
                    facts,
                    &key,
                    format!("depot {} has {expected} shields now (X-SHIELD-A)", depot + 1),
                );
            }
            for shield in pair.into_iter().filter(|&shield| shield != 0) {
                self.check_one_place(facts, &key, seen, shield)?;
                seen |= bit(shield);
            }
        }
        for seat in Seat::first(self.persons()) {
            let key = format!("{seat} shields");
            let estate = state.estate(seat);
            for shield in members(estate.shields) {
                self.check_one_place(facts, &key, seen, shield)?;
                seen |= bit(shield);
            }
            let castles = if state.stage.before_phase_a() { 0 } else { self.castles(state, seat) };
            if estate.shields.count_ones() > castles {
                return fail(facts, &key, format!("{seat} has {castles} castles for shields (X-SHIELD-G)"));
            }
            self.check_copies(facts, state, seat)?;
        }
        self.check_phase_end(facts, state)
    }

    /// Without the expansion nothing of it is said.
    fn check_no_shields(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let depots = (1..=6).map(|depot| format!("depot {depot} shields"));
        let seats = Seat::first(self.persons()).flat_map(|s| [format!("{s} shields"), format!("{s} copies")]);
        if let Some(key) = depots.chain(seats).find(|key| facts.has(key)) {
            let why = "there are shields only with the expansion \"shields\" (X-SHIELD-A)";
            return fail(facts, &key, why);
        }
        let stage =
            matches!(state.stage, Stage::Shields(_) | Stage::Levies | Stage::Tribute | Stage::LastCopy);
        match stage || state.shields.wielded {
            true => Err(TextError::new("there are shields only with the expansion \"shields\" (X-SHIELD-A)")),
            false => Ok(()),
        }
    }

    /// X-SHIELD-A: how many shields a depot has at the least and at the most.
    fn shields_expected(&self, stage: Stage, depot: u8) -> (usize, usize) {
        let all = self.shields_at(depot);
        match stage {
            Stage::First | Stage::Boards | Stage::FirstCard(_) | Stage::FirstBuilding => (0, 0),
            Stage::Shields(next) if depot >= next => (0, 0),
            stage if stage.before_phase_a() => (all, all),
            _ => (0, all),
        }
    }

    fn check_one_place(&self, facts: &Facts<'_>, key: &str, seen: u32, shield: u8) -> Result<(), TextError> {
        if seen & bit(shield) != 0 {
            return fail(facts, key, format!("shield {shield} lies in two places (X-SHIELD-A)"));
        }
        match self.shuffled_shields() & bit(shield) != 0 {
            true => Ok(()),
            false => {
                fail(facts, key, format!("shield {shield} is not in play with the Châteautoma (X-COMPAT-5)"))
            }
        }
    }

    /// X-SHIELD-6: who is copied.
    fn check_copies(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Result<(), TextError> {
        let key = format!("{seat} copies");
        let holds = state.estate(seat).holds(6);
        if facts.has(&key) && !holds {
            return fail(facts, &key, format!("{seat} does not hold shield 6 (X-SHIELD-6)"));
        }
        match holds && state.shields.copied == seat.0 + 1 {
            true => fail(facts, &key, "shield 6 copies another player (X-SHIELD-6)"),
            false => Ok(()),
        }
    }

    /// X-SEQ-7: whoever is asked at the end of a phase has something to answer.
    fn check_phase_end(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        if !matches!(state.stage, Stage::Levies | Stage::Tribute | Stage::LastCopy) {
            return Ok(());
        }
        let last = state.stage == Stage::LastCopy;
        if state.round != 4 || last && state.phase != 4 {
            return fail(
                facts,
                "round",
                "a phase ends after its fifth round, the game after phase E (X-SEQ-7)",
            );
        }
        let seat = state.on_turn();
        let estate = state.estate(seat);
        let bottom = state.open.iter().next();
        let fits = match state.stage {
            Stage::Levies => bottom.is_some(),
            Stage::Tribute => bottom.map_or(estate.shields != 0, |open| open == Open::Trim),
            _ => estate.holds(6) && state.shields.copied == 0 && bottom.is_none(),
        };
        match fits {
            true => Ok(()),
            false => fail(facts, "turn", format!("{seat} has nothing to answer at this moment (X-SEQ-7)")),
        }
    }
}
