//! What cannot be is refused, with the rule that it breaks.

use crate::{
    Colour, Harvest, Token, Tuscany,
    phase::{PHASES, STACK},
    setup::CENTRE,
    state::{Beat, Eyes, Stage, State},
    tally::Source,
    task::Task,
};
use demesne_game::{Facts, Ignore, MAX_SEATS, Seat, TextError, supply};

/// T9.4: own tiles that a turn can put into the centre beyond the last one of a stack.
const BEYOND: u8 = 2;

impl Tuscany {
    pub(super) fn check_position(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        self.check_moment(facts, state)?;
        self.check_boards(facts, state)?;
        self.check_centre(facts, state)?;
        for seat in self.every_seat() {
            self.check_seat(facts, state, seat)?;
        }
        self.check_supplies(facts, state)?;
        self.check_recalls(facts, state)?;
        self.check_phase(facts, state)?;
        self.check_tasks(facts, state)
    }

    fn check_moment(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let turn = state.stage == Stage::Turn;
        for (key, rule) in [("beat", "T4.2"), ("tasks", "T4.5"), ("gaps", "T9.3"), ("fresh", "T10.3")] {
            if facts.has(key) && !turn {
                return refuse(facts, key, format!("{rule}: \"{key}\" is for a player's turn"));
            }
        }
        if let Some(first) = self.options.first.filter(|&first| first != state.first) {
            return refuse(facts, "first", format!("T3.6: at this table {first} is the start player"));
        }
        if self.options.first.is_some() && state.stage == Stage::First {
            return refuse(facts, "moment", "T3.6: at this table the start player is not drawn".into());
        }
        if state.stage == Stage::First && facts.has("first") {
            return refuse(facts, "first", "T3.6: the start player is not drawn yet".into());
        }
        if facts.has("turn") && !self.has_boards(state) {
            return refuse(
                facts,
                "turn",
                "T3.11: nobody has a turn before the boards lie on the table".into(),
            );
        }
        if state.stage == Stage::Over && state.turn != state.first {
            return refuse(
                facts,
                "turn",
                "T4.1: a game ends with a round, before the start player's turn".into(),
            );
        }
        if state.centre.len() >= CENTRE && state.stage == Stage::Centre {
            return refuse(
                facts,
                "centre",
                format!("T3.7: the centre has its {CENTRE} tiles; the hands come next"),
            );
        }
        Ok(())
    }

    fn check_seat(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Result<(), TextError> {
        let estate = state.estate(seat);
        let at = |what: &str, why: String| refuse(facts, &format!("{seat} {what}"), why);
        if estate.storage.len() > estate.room() {
            return at(
                "storage",
                format!(
                    "T6.2: {seat} has {} storage spaces for {} items",
                    estate.room(),
                    estate.storage.len()
                ),
            );
        }
        // T9.6: one token at the start, and one for each city.
        let cities = self.cities(state, seat);
        let tokens = supply::count(&estate.tokens);
        if tokens > 1 + cities {
            return at(
                "tokens",
                format!("T9.5: {tokens} tokens are more than one and one for each of {cities} cities"),
            );
        }
        if self.has_boards(state) {
            return Ok(());
        }
        let early =
            !estate.storage.is_empty() || tokens + u32::from(estate.marble) + u32::from(estate.workers) > 0;
        if early || estate.tally != crate::tally::Tally::ZERO || estate.turned > 0 {
            return at(
                "tokens",
                format!("T3.11: {seat} has nothing but cards and pieces before the boards lie on the table"),
            );
        }
        Ok(())
    }

    /// Covered red spaces.
    fn cities(&self, state: &State, seat: Seat) -> u32 {
        let estate = state.estate(seat);
        match self.has_boards(state) {
            true => (self.spaces_of(estate.board, Colour::Red) & estate.covered).len(),
            false => 0,
        }
    }

    fn check_supplies(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        for token in Token::ALL {
            let (taken, all) = (state.taken(token), self.printed.tokens);
            if taken > all {
                return Err(TextError::new(format!(
                    "T1.10: {taken} {} tokens are taken; there are {all}",
                    token.name()
                )));
            }
        }
        let (mut unseen, mut hidden) = (0, u32::from(state.deck_size));
        for seat in self.every_seat().filter(|&seat| !state.knows_hand(seat)) {
            hidden += u32::from(state.estate(seat).cards);
        }
        for colour in Colour::ALL {
            let i = colour.index();
            let all = u32::from(self.printed.cards[i]);
            let hands: u32 = state.estates.iter().map(|estate| u32::from(estate.hand[i])).sum();
            let open = hands + u32::from(state.discards[i]);
            if open > all || state.eyes == Eyes::All && open + u32::from(state.deck[i]) != all {
                let found = open + u32::from(state.deck[i]);
                return refuse(
                    facts,
                    "deck",
                    format!(
                        "T1.8: {found} {} cards are in deck, discards and hands; there are {all}",
                        colour.name()
                    ),
                );
            }
            unseen += all - open;
        }
        if state.eyes != Eyes::All && unseen != hidden {
            return refuse(
                facts,
                "deck",
                format!(
                    "T1.8: {hidden} cards are hidden in deck and hands; {unseen} of 122 are nowhere to be seen"
                ),
            );
        }
        for card in Harvest::ALL {
            let i = card.index();
            let found = u16::from(state.harvest[i]) + u16::from(state.harvest_discards[i]);
            let all = u16::from(self.printed.harvest[i]);
            if found != all {
                return refuse(
                    facts,
                    "harvest",
                    format!(
                        "T11.3: {found} harvest cards {} are in deck and discards; there are {all}",
                        card.name()
                    ),
                );
            }
        }
        let early = matches!(state.stage, Stage::First | Stage::Centre | Stage::Hands(_));
        for (nth, seat) in (0..self.options.players).map(|nth| (nth, self.nth_seat(state, nth))) {
            let dealt = !early || matches!(state.stage, Stage::Hands(next) if nth < next);
            let wanted = if dealt { crate::deck::STARTING_HAND } else { 0 };
            if !self.has_boards(state) && state.estate(seat).cards != wanted {
                return refuse(
                    facts,
                    &format!("{seat} hand"),
                    format!("T3.8: {seat} has {wanted} cards now"),
                );
            }
        }
        Ok(())
    }

    /// T18.5: what somebody recalls must be in the hands of others.
    fn check_recalls(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        for watcher in self.every_seat().map(Some).chain([None]) {
            let (index, name) = match watcher {
                Some(seat) => (seat.index(), format!("{seat} recalls")),
                None => (MAX_SEATS, "spectator recalls".into()),
            };
            let recalled = &state.recalled[index];
            let count = supply::count(recalled);
            if count == 0 {
                continue;
            }
            let own = match (state.eyes, watcher) {
                (Eyes::All, _) => true,
                (Eyes::Seat(seat), watcher) => watcher == Some(seat),
                (Eyes::Spectator, watcher) => watcher.is_none(),
            };
            if !own {
                return refuse(facts, &name, "T18.1: what somebody else recalls is hidden here".into());
            }
            let others = || self.every_seat().filter(|&seat| Some(seat) != watcher);
            let cards: u32 = others().map(|seat| u32::from(state.estate(seat).cards)).sum();
            let fits = match state.eyes {
                Eyes::All => Colour::ALL.into_iter().all(|colour| {
                    let held: u16 =
                        others().map(|seat| u16::from(state.estate(seat).hand[colour.index()])).sum();
                    u16::from(recalled[colour.index()]) <= held
                }),
                _ => {
                    let unseen = self.unseen(state);
                    count <= cards
                        && recalled.iter().zip(unseen).all(|(recalled, unseen)| *recalled <= unseen)
                }
            };
            if !fits {
                return refuse(
                    facts,
                    &name,
                    "T18.5: these cards are not all in the hands of the others".into(),
                );
            }
        }
        Ok(())
    }

    /// T15: how many own tiles can have been turned up by now.
    fn check_phase(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        if !self.has_boards(state) || state.stage == Stage::Tokens {
            for key in ["round", "phase", "last round"] {
                if state.phase > 0 || state.round > 1 || state.last_round {
                    return refuse(facts, key, "T4.1: the first round has not begun".into());
                }
            }
        }
        let most = match state.phase + 1 {
            PHASES => 3 * STACK,
            phase => phase * STACK + BEYOND,
        };
        for seat in self.every_seat() {
            let turned = state.estate(seat).turned;
            if turned > most {
                return refuse(
                    facts,
                    &format!("{seat} stack"),
                    format!(
                        "T15.8: {seat} has turned up {turned} tiles; in phase {} no more than {most} can be",
                        state.phase + 1
                    ),
                );
            }
        }
        let used_up = state.estates.iter().any(|estate| estate.turned >= 3 * STACK);
        if state.last_round && (state.phase + 1 < PHASES || !used_up) {
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
        if state.stage == Stage::Over && state.phase + 1 < PHASES {
            return refuse(facts, "phase", "T15.5: a game ends in phase 3".into());
        }
        Ok(())
    }

    /// T4.5, T8.5: what is still to be done, each task on one that it can follow, and the innermost one waits for somebody.
    fn check_tasks(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
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
                    format!("T8.1: \"{}\" cannot be to be done there", task.text()),
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
        let legal = match state.tasks.top() {
            Some(Task::GiveUp(tile)) => {
                let full = !estate.has_room() && !estate.storage.is_empty();
                full && self.check_take(state, seat, tile).is_ok()
            }
            Some(Task::Space(item)) => self.check_place(state, seat, item).is_ok(),
            Some(Task::Payment(item, space)) => {
                estate.storage.contains(item) && self.check_space(state, seat, item, space).is_ok()
            }
            Some(Task::FreeSpace(tile)) => self.check_free(state, seat, tile).is_ok(),
            _ => true,
        };
        if !legal {
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
}

/// An error on the line of a key, where it is said.
fn refuse(facts: &Facts<'_>, key: &str, why: String) -> Result<(), TextError> {
    match facts.line(key) {
        0 => Err(TextError::new(why)),
        line => Err(TextError::at(line, why)),
    }
}
