//! What cannot be is refused, with the rule that it breaks.

use crate::{
    Colour, Harvest, Token, Tuscany,
    setup::CENTRE,
    state::{Eyes, Stage, State},
    tally::{Source, Tally},
    task::Task,
};
use demesne_game::{Facts, MAX_SEATS, Seat, TextError, supply};

/// What somebody can have of a thing before the first space is covered: more than enough for any puzzle.
const MOST_AT_FIRST: u16 = 99;
/// T9.12, T9.13, T9.15: what a covered space brings at most: one, and one for each of four tokens.
const MOST_OF_A_SPACE: u16 = 5;
/// The same of points.
const MOST_POINTS_AT_FIRST: u16 = 999;
const MOST_POINTS_OF_A_SPACE: u16 = 2 * MOST_OF_A_SPACE;

impl Tuscany {
    pub(super) fn check_position(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        self.check_moment(facts, state)?;
        self.check_boards(facts, state)?;
        self.check_centre(facts, state)?;
        for seat in self.every_seat() {
            self.check_seat(facts, state, seat)?;
        }
        self.check_setup(facts, state)?;
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
        Ok(())
    }

    /// T3: what cannot have happened before the first turn.
    fn check_setup(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        if matches!(state.stage, Stage::Turn | Stage::Over) {
            return Ok(());
        }
        let lying = state.centre.len();
        let wrong = match state.stage {
            Stage::First if lying > 0 => "none is turned up before the start player is known",
            Stage::Centre if lying >= CENTRE => "the hands come next",
            Stage::First | Stage::Centre => "",
            _ if lying < CENTRE => "all are turned up before the hands are dealt",
            _ => "",
        };
        if !wrong.is_empty() {
            return refuse(
                facts,
                "centre",
                format!("T3.7: {lying} of {CENTRE} tiles of the centre are turned up; {wrong}"),
            );
        }
        let all_there = (state.neutral.iter().zip(&state.centre.neutral).zip(&self.printed.neutral))
            .all(|((stack, centre), all)| stack + centre == *all);
        let none = |counts: &[u8]| counts.iter().all(|&n| n == 0);
        for (key, rule, is_empty, what) in [
            ("removed", "T14.5", none(&state.removed.neutral), "no tile was removed"),
            ("removed own", "T14.5", none(&state.removed.own), "no tile was removed"),
            ("neutral", "T3.5", all_there, "no neutral tile is missing"),
            ("discards", "T7.6", none(&state.discards), "nothing was paid"),
            ("harvest discards", "T11.1", none(&state.harvest_discards), "no harvest card was revealed"),
        ] {
            if !is_empty {
                return refuse(facts, key, format!("{rule}: {what} before the first turn"));
            }
        }
        Ok(())
    }

    fn check_seat(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Result<(), TextError> {
        let estate = state.estate(seat);
        let at = |what: &str, why: String| refuse(facts, &format!("{seat} {what}"), why);
        // T9.5, T9.6: one token at the start, and one for each city; the last one may still be to be taken.
        let cities = self.cities(state, seat);
        let waits = u32::from(seat == state.turn && state.tasks.top() == Some(Task::Token));
        let tokens = supply::count(&estate.tokens);
        if tokens + waits > 1 + cities {
            let taken = if waits > 0 {
                format!("{tokens} tokens and one to be taken")
            } else {
                format!("{tokens} tokens")
            };
            return at(
                "tokens",
                format!("T9.5: {taken} are more than one and one for each of {cities} cities"),
            );
        }
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
        self.check_amounts(facts, state, seat)?;
        if matches!(state.stage, Stage::Turn | Stage::Over) {
            return Ok(());
        }
        for (what, has) in [
            ("storage", !estate.storage.is_empty()),
            ("marble", estate.marble > 0),
            ("workers", estate.workers > 0),
            ("stack", estate.turned > 0),
            ("items", self.has_boards(state) && estate.covered.len() > 1),
        ] {
            if has {
                return at(
                    what,
                    format!("T3.11: {seat} has nothing but cards, a board and a token before the first turn"),
                );
            }
        }
        let place = |seat: Seat| (seat.0 + self.options.players - state.first.0) % self.options.players;
        if tokens > 0 && (!self.has_boards(state) || place(seat) >= place(state.turn)) {
            return at("tokens", format!("T3.11: {seat} has not taken a token yet"));
        }
        let mut brought = Tally::ZERO;
        brought.add(Source::Storage, u16::from(estate.token(Token::Storage)) * self.printed.storage);
        if estate.tally != brought {
            return at(
                "points",
                format!(
                    "T3.11: a storage token brings {} points, and nothing else does before the first turn",
                    self.printed.storage
                ),
            );
        }
        Ok(())
    }

    /// Marble, workers and points: no more than any game could bring, so that they stay numbers that can be written and read.
    fn check_amounts(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Result<(), TextError> {
        let estate = state.estate(seat);
        let waits = state.tasks.iter().filter(|task| matches!(task, Task::Bonus(_)) && seat == state.turn);
        // What lies on a space has brought all it brings once its bonus step is done.
        let done = (estate.covered.len() as u16).saturating_sub(waits.count() as u16);
        let most = MOST_AT_FIRST + MOST_OF_A_SPACE * done;
        for (what, count) in [("marble", estate.marble), ("workers", estate.workers)] {
            if u16::from(count) > most {
                return refuse(
                    facts,
                    &format!("{seat} {what}"),
                    format!("T1.13: {count} are more than anybody could have here; give {most} at most"),
                );
            }
        }
        let most = MOST_POINTS_AT_FIRST + MOST_POINTS_OF_A_SPACE * done;
        for source in Source::ALL {
            let points = estate.tally.of(source);
            let key = format!("{seat} points");
            match source {
                Source::Scoring1 | Source::Scoring2 | Source::Scoring3 => {}
                Source::Cards
                | Source::StoredTiles
                | Source::StoredHexes
                | Source::Marble
                | Source::Workers
                    if points > 0 && state.stage != Stage::Over =>
                {
                    return refuse(
                        facts,
                        &key,
                        format!("T16.4: \"{}\" is counted at the end of the game only", source.name()),
                    );
                }
                _ if points > most => {
                    return refuse(
                        facts,
                        &key,
                        format!(
                            "T1.16: \"{}={points}\" is more than anybody could have here; give {most} at most",
                            source.name()
                        ),
                    );
                }
                _ => {}
            }
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
}

/// An error on the line of a key, where it is said.
pub(super) fn refuse(facts: &Facts<'_>, key: &str, why: String) -> Result<(), TextError> {
    match facts.line(key) {
        0 => Err(TextError::new(why)),
        line => Err(TextError::at(line, why)),
    }
}
