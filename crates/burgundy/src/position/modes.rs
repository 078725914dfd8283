//! What the team game and the solo game add to a position.

use super::check::fail;
use crate::{
    Burgundy, State, Tile, notation::read_tile, open::Open, options::Team, state::Stage, storage::STORAGE,
    team::partner, tile::Face,
};
use demesne_game::{Facts, Ignore, Lines, Seat, TextError};

type Check = Result<(), TextError>;

/// How many things can be due at once, so that what they start still has room. No game comes near it.
const MOST_DUE: usize = 20;

/// X-TEAM-9: what partners share is said under the first of them.
pub(super) fn refuse_shared(facts: &Facts<'_>, seat: Seat) -> Check {
    let shared = ["board", "silver", "workers", "goods", "sold", "storage", "duchy", "bonus"];
    let keys = shared.map(|what| format!("{seat} {what}"));
    match keys.iter().zip(shared).find(|(key, _)| facts.has(key)) {
        Some((key, what)) => {
            let first = partner(seat);
            let why = format!("{first} and {seat} share it; write \"{first} {what}: …\" (X-TEAM-9)");
            fail(facts, key, why)
        }
        None => Ok(()),
    }
}

impl Burgundy {
    /// X-TEAM-7: two tiles in a private storage.
    pub(super) fn read_private(&self, facts: &Facts<'_>, state: &mut State, seat: Seat) -> Check {
        facts.with(&format!("{seat} private"), |words| {
            while words.peek().is_some() {
                let tile = read_tile(words)?;
                if !state.private[seat.index()].has_room() {
                    return Err(TextError::new("a private storage holds two tiles (X-TEAM-7)"));
                }
                if tile.is_double() {
                    return Err(TextError::new("double tiles are not in play in a team game (X-COMPAT-4)"));
                }
                state.private[seat.index()].insert(tile);
            }
            Ok(())
        })?;
        Ok(())
    }

    pub(super) fn write_solo(&self, state: &State, lines: &mut Lines) {
        if self.options.solo.is_some() {
            lines.add("marker", state.solo.marker);
            lines.add("target", state.solo.target);
        }
        if state.solo.crane_counted {
            lines.add("crane", "counted");
        }
    }

    pub(super) fn read_solo(&self, facts: &Facts<'_>, state: &mut State) -> Check {
        if let Some(marker) = facts.with("marker", |w| w.number("the marker", 0, 99))? {
            state.solo.marker = marker as u8;
        }
        if let Some(target) = facts.with("target", |w| w.number("the target", 5, 100))? {
            state.solo.target = target as u8;
        }
        let counted =
            facts.with("crane", |w| w.parse("counted", |word| (word == "counted").then_some(true)))?;
        state.solo.crane_counted = counted.unwrap_or(false);
        let Some(solo) = self.options.solo else {
            return match ["marker", "target", "crane"].into_iter().find(|key| facts.has(key)) {
                Some(key) => fail(facts, key, format!("\"{key}\" belongs to a solo game (X-SOLO-3)")),
                None => Ok(()),
            };
        };
        if !state.solo.target.is_multiple_of(5) || state.solo.target > solo.target {
            let why = format!("the target is a multiple of 5 and started at {} (X-SOLO-19)", solo.target);
            return fail(facts, "target", why);
        }
        if state.solo.marker >= state.solo.target {
            return fail(facts, "marker", "the marker goes back to 0 when it reaches the target (X-SOLO-19)");
        }
        for (key, why) in [
            ("p1 points", "alone points only move the marker; write \"marker: …\" (X-SOLO-24)"),
            ("p1 bonus", "alone there are no bonus tiles (X-SOLO-4)"),
        ] {
            if facts.has(key) {
                return fail(facts, key, why);
            }
        }
        Ok(())
    }

    /// X-SOLO-23: whether the last space is covered.
    pub(super) fn won_alone(&self, state: &State) -> bool {
        self.options.solo.is_some() && self.empty_spaces(state, Seat(0)) == 0
    }

    /// What the moment of a team or solo game can be.
    pub(super) fn check_modes(&self, state: &State) -> Check {
        let error = |why: &str| Err(TextError::new(why));
        if let Stage::Gift(seat) = state.stage
            && !self.estate_holders().any(|holder| holder == Seat(seat))
        {
            return error("goods are drawn once for a team, under its first seat (X-TEAM-3)");
        }
        if self.options.team == Some(Team::Basic)
            && matches!(state.stage, Stage::Castles | Stage::RevealCastles)
        {
            return error("on the basic team board the starting castle is given (X-TEAM-6)");
        }
        if state.paired
            && let Some(seat) = self.estate_holders().find(|&seat| state.estate(seat).storage.len() > 2)
        {
            return Err(TextError::new(format!(
                "the shared storage of {seat}'s team holds two tiles (X-TEAM-7)"
            )));
        }
        if self.options.solo.is_none() {
            return Ok(());
        }
        if state.track.at[0] != 0 {
            return error("alone there is no turn order; the marker stays on 0 (X-SOLO-4)");
        }
        let crane = self.count(state, Seat(0), |tile| tile == Tile::CRANE) > 0;
        if state.solo.crane_counted && !crane {
            return error("the crane has counted, but lies nowhere in the duchy (X-SOLO-16)");
        }
        match state.stage {
            Stage::First => error("alone no first player is drawn (X-SOLO-4)"),
            Stage::Over => Ok(()),
            _ if state.stage.before_phase_a() || !self.won_alone(state) => Ok(()),
            _ => error("all spaces are covered: the game is won and over (X-SOLO-23)"),
        }
    }

    /// X-TEAM-8: a tile waits for a choice when both storages have room, or for room when neither has.
    pub(super) fn storing_in_team(&self, state: &State, seat: Seat) -> bool {
        let shared = state.estate(seat).storage.len() < 2;
        shared == state.private[seat.index()].has_room()
    }

    /// X-SOLO-21: what is due lies below what is being resolved, and goes on as far as it goes by itself.
    pub(super) fn check_open_alone(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Check {
        let due = state.open.iter().take_while(|open| open.due().is_some()).count();
        let resolving: Vec<Open> = state.open.iter().skip(due).collect();
        let cannot = |open: Open| {
            let why = format!("{} cannot be open here ({})", open.description(), open.rule());
            fail(facts, "open", why)
        };
        if due > MOST_DUE {
            return fail(facts, "open", "so many things are never due at once (X-SOLO-21)");
        }
        if let Some(open) = state.open.iter().take(due).find(|&open| !self.can_be_due(state, seat, open)) {
            return cannot(open);
        }
        let fits = match resolving[..] {
            [] => true,
            [open] => self.can_be_resolving(state, seat, open),
            // A purchase waits for room above what allows one (B5.5).
            [open, Open::Store(tile)] => {
                open.is_a_moment() && self.can_be_resolving(state, seat, Open::Store(tile))
            }
            _ => false,
        };
        if let (false, Some(open)) = (fits, state.open.top()) {
            return cannot(open);
        }
        let mut settled = *state;
        self.settle(&mut settled, seat, &mut Ignore);
        match settled == *state {
            true => Ok(()),
            false => fail(facts, "open", "what is open goes on by itself here (X-SOLO-21)"),
        }
    }

    fn can_be_due(&self, state: &State, seat: Seat, open: Open) -> bool {
        let duchy = self.duchy(state, seat);
        match open {
            Open::Size(size) => duchy
                .regions
                .iter()
                .any(|region| region.size == size && region.spaces.within(state.estate(seat).covered)),
            Open::Effect(space) => {
                match state.tile(seat, space).filter(|_| space < duchy.size).map(Tile::face) {
                    Some(Face::Monastery(number)) => matches!(number, 15..=26 | 29),
                    Some(Face::Livestock(..)) => !self.counts_herds_when_laid(),
                    Some(face) => !matches!(face, Face::Mine | Face::FaceDown),
                    None => false,
                }
            }
            Open::Herd(points) => {
                let herds = self.count(state, seat, |tile| matches!(tile.face(), Face::Livestock(..)));
                points > 0 && herds > 0 && self.counts_herds_when_laid()
            }
            _ => true,
        }
    }

    fn can_be_resolving(&self, state: &State, seat: Seat, open: Open) -> bool {
        let estate = state.estate(seat);
        match open {
            Open::Extra | Open::Grant | Open::Ship => true,
            Open::White => self.on(crate::Expansion::White),
            Open::Crane => self.on(crate::Expansion::Tiles),
            Open::CityHall => self.city_hall_possible(state, seat),
            Open::Take(takes) => self.can_take(state, takes),
            Open::Sell => estate.kinds() > 0,
            Open::Store(tile) => estate.storage.len() == STORAGE && !tile.is_double(),
            Open::Gain(points) => points > 0,
            Open::ColourTile(_) => self.colour_tile_possible(state, seat),
            Open::Exchange => {
                let goods: u16 = estate.goods.iter().map(|&n| u16::from(n)).sum();
                goods >= 5 && state.black.iter().any(Option::is_some)
            }
            _ => false,
        }
    }
}
