//! Phases and turns of a position: tiles turned up by now, and what is still to be done.

use super::{check::refuse, read::MOST_GAPS};
use crate::{
    Colour, Item, Tile, Token, Tuscany,
    phase::{PHASES, STACK},
    state::{Beat, Stage, State},
    tally::Source,
    task::Task,
};
use demesne_game::{Facts, Ignore, Seat, TextError};

/// T15.8: own tiles that a turn can put into the centre beyond the last one of a stack.
const BEYOND: u8 = 2;

impl Tuscany {
    /// T15: how many own tiles can have been turned up by now.
    pub(super) fn check_phase(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let phase = state.phase + 1;
        if !self.has_boards(state) || state.stage == Stage::Tokens {
            for (key, later) in
                [("round", state.round > 1), ("phase", phase > 1), ("last round", state.last_round)]
            {
                if later {
                    return refuse(facts, key, "T4.1: the first round has not begun".into());
                }
            }
        }
        for seat in self.every_seat().filter(|_| phase < PHASES) {
            self.check_turned(facts, state, seat)?;
        }
        let used_up = state.estates.iter().any(|estate| estate.turned >= 3 * STACK);
        if state.last_round && (phase < PHASES || !used_up) {
            return refuse(
                facts,
                "last round",
                "T15.5: the additional round comes in phase 3, when somebody's stacks are used up".into(),
            );
        }
        for (phase, source) in (0..).zip([Source::Scoring1, Source::Scoring2, Source::Scoring3]) {
            let done = phase < state.phase || state.stage == Stage::Over;
            for seat in self.every_seat().filter(|_| !done) {
                if state.estate(seat).tally.of(source) > 0 {
                    return refuse(
                        facts,
                        &format!("{seat} points"),
                        format!("T16.1: scoring {} has not been yet", phase + 1),
                    );
                }
            }
        }
        if state.stage == Stage::Over && phase < PHASES {
            return refuse(facts, "phase", "T15.5: a game ends in phase 3".into());
        }
        Ok(())
    }

    /// T15.2, T15.3, T15.8: in phases 1 and 2 nobody begins a turn with the stack of the phase used up, and a turn turns up three tiles
    /// at most.
    fn check_turned(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Result<(), TextError> {
        let (turned, phase) = (state.estate(seat).turned, state.phase + 1);
        let (used_up, most) = (phase * STACK, phase * STACK + BEYOND);
        let key = format!("{seat} stack");
        let place = |seat: Seat| (seat.0 + self.options.players - state.first.0) % self.options.players;
        let begun = state.beat != Beat::First || !state.tasks.is_empty();
        let to_come = place(seat) > place(state.turn) || seat == state.turn && !begun;
        if state.stage == Stage::Turn && to_come && turned >= used_up {
            return refuse(
                facts,
                &key,
                format!(
                    "T15.{}: {seat} has turned up {turned} tiles before its turn; phase {phase} ended with the round in which somebody had {used_up}",
                    phase + 1
                ),
            );
        }
        let coming = if seat == state.turn && begun { self.own_tiles_to_come(state) } else { 0 };
        if turned + coming > most {
            let more = if coming > 0 { format!(" and can turn up {coming} more") } else { String::new() };
            return refuse(
                facts,
                &key,
                format!(
                    "T15.8: {seat} has turned up {turned} tiles{more}; in phase {phase} no more than {most} can be"
                ),
            );
        }
        Ok(())
    }

    /// T9.4: tiles that castles can still place in the action that is under way.
    fn free_tiles_to_come(&self, state: &State) -> u8 {
        let estate = state.estate(state.turn);
        let castles = self.spaces_of(estate.board, Colour::DarkGreen).minus(estate.covered).len() as u8;
        match state.tasks.top() {
            Some(Task::Castle | Task::FreeSpace(Tile::Castle)) => castles + 1,
            Some(Task::FreeSpace(_)) => 1,
            Some(Task::Space(Item::Hex | Item::Tile(Tile::Castle))) => castles,
            Some(Task::Payment(_, space)) if self.colour_of(estate.board, space) == Colour::DarkGreen => {
                castles
            }
            _ => 0,
        }
    }

    /// T15.8: own tiles that the active player can still turn up in this turn.
    fn own_tiles_to_come(&self, state: &State) -> u8 {
        let estate = state.estate(state.turn);
        let castles = self.spaces_of(estate.board, Colour::DarkGreen).minus(estate.covered).len() as u8;
        let free = self.free_tiles_to_come(state);
        let taken = match state.tasks.iter().next() {
            Some(Task::GiveUp(_) | Task::Exchanged) => 1,
            _ => 0,
        };
        let action = match (state.beat, free) {
            (Beat::Between, _) if estate.marble == 0 => 0,
            (Beat::First, 0) | (Beat::Between, _) => castles.max(1),
            (Beat::First, _) => 1,
            (Beat::Extra, _) if state.tasks.is_empty() => castles.max(1),
            (Beat::Extra | Beat::Last, _) => 0,
        };
        state.gaps + free + taken + action
    }

    /// T4.5, T8.5: what is still to be done, each task on one that it can follow, and the innermost one waits for somebody.
    pub(super) fn check_tasks(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        if state.stage != Stage::Turn {
            return Ok(());
        }
        let seat = state.turn;
        let estate = state.estate(seat);
        if state.fresh > estate.storage.hexes() {
            return refuse(
                facts,
                "fresh",
                format!("T10.3: {seat} has {} wooden hexes stored", estate.storage.hexes()),
            );
        }
        let mut below = None;
        for task in state.tasks.iter() {
            if !task.fits_on(below) {
                return refuse(
                    facts,
                    "tasks",
                    format!("T8.1: the task \"{}\" cannot follow from what is named before it", task.text()),
                );
            }
            below = Some(task);
        }
        let refills = state.tasks.iter().any(|task| task == Task::Refill);
        if state.gaps > 0 && !refills {
            return refuse(
                facts,
                "gaps",
                "T9.3: gaps are there while they are to be refilled; add the task refill".into(),
            );
        }
        if !state.tasks.is_empty() && !matches!(state.beat, Beat::First | Beat::Extra) {
            return refuse(
                facts,
                "beat",
                "T4.5: while something is to be done the action is not over".into(),
            );
        }
        self.check_sizes(facts, state)?;
        if !self.can_go_on(state) {
            return refuse(
                facts,
                "tasks",
                "T4.4: a step can be begun only if it can be finished; this one cannot".into(),
            );
        }
        if !state.tasks.is_empty() {
            let mut settled = *state;
            self.settle(&mut settled, seat, &mut Ignore);
            if settled != *state {
                return refuse(
                    facts,
                    "tasks",
                    "T4.5: something is to be done that goes by itself; leave it out".into(),
                );
            }
        }
        Ok(())
    }

    /// Tasks that are larger than anything on the table could make them.
    fn check_sizes(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let estate = state.estate(state.turn);
        let drawn = self.options.draw_base + estate.token(Token::Card);
        let revealed = 1 + estate.token(Token::Harvest);
        for task in state.tasks.iter() {
            let (rule, most) = match task {
                // Those of monasteries and harvest cards are bounded by what they lie on.
                Task::Cards(n) if state.tasks.iter().next() == Some(task) && n > drawn => ("T5.2", drawn),
                Task::Harvest(n) if n > revealed => ("T9.15", revealed),
                _ => continue,
            };
            return refuse(
                facts,
                "tasks",
                format!("{rule}: \"{}\" is too much; {} gets {most} at most", task.text(), state.turn),
            );
        }
        for colour in Colour::ALL {
            let waiting = state.tasks.iter().filter(|&task| task == Task::Bonus(colour)).count() as u32;
            let mut laid = (self.spaces_of(estate.board, colour) & estate.covered).len();
            // T3.10: the start castle brings no bonus.
            laid -= u32::from(colour == Colour::DarkGreen);
            if waiting > laid {
                return refuse(
                    facts,
                    "tasks",
                    format!(
                        "T8.1: {waiting} bonus steps of {} wait, but {laid} of its spaces were covered in play",
                        colour.name()
                    ),
                );
            }
        }
        let gaps = state.gaps + self.free_tiles_to_come(state);
        if gaps > MOST_GAPS {
            return refuse(
                facts,
                "gaps",
                format!("T9.4: castles can make {gaps} gaps here; in a turn they make {MOST_GAPS} at most"),
            );
        }
        Ok(())
    }

    /// T4.4, T6.16: whether what was begun can be finished.
    fn can_go_on(&self, state: &State) -> bool {
        let seat = state.turn;
        let estate = state.estate(seat);
        if state.tasks.iter().next() == Some(Task::Exchanged) && !self.exchange_ends(state, seat) {
            return false;
        }
        match state.tasks.top() {
            Some(Task::GiveUp(tile)) => {
                let full = !estate.has_room() && !estate.storage.is_empty();
                full && self.check_take(state, seat, tile).is_ok()
            }
            Some(Task::Space(item)) => self.check_place(state, seat, item).is_ok(),
            Some(Task::Payment(item, space)) => {
                self.check_place(state, seat, item).is_ok()
                    && self.check_space(state, seat, item, space).is_ok()
            }
            Some(Task::FreeSpace(tile)) => self.check_free(state, seat, tile).is_ok(),
            _ => true,
        }
    }
}
