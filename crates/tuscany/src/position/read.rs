//! Reading a position. What is not said has its default, so that a puzzle or a test is a few lines.

use super::{BEATS, KEYS, MOMENTS, RECALLS, SEAT_KEYS};
use crate::{
    Colour, Harvest, Token, Tuscany,
    colour::COLOURS,
    harvest::HARVESTS,
    notation::read_item,
    state::{Eyes, Stage, State},
    storage::MOST_STORED,
    tally::{Source, Tally},
    task::{DEEPEST, Task},
};
use demesne_game::{Facts, Game, MAX_SEATS, Seat, TextError, Words, read_counts, supply};

/// More than anybody can have, however many spaces are covered.
const MOST_PIECES: u32 = 249;
/// More points than a source gives.
const MOST_POINTS: u16 = 9_999;
/// T9.4: gaps that a turn makes at most before they are refilled: a castle places a castle, and that one a tile.
pub(super) const MOST_GAPS: u8 = 2;

impl Tuscany {
    pub(crate) fn read_position_lines(&self, lines: &[&str], first: usize) -> Result<State, TextError> {
        let facts = Facts::read(lines, first, |key| self.known(key))?;
        let mut state = self.start();
        self.read_moment(&facts, &mut state)?;
        for seat in self.every_seat() {
            self.read_seat_lines(&facts, &mut state, seat)?;
        }
        self.read_boards(&facts, &mut state)?;
        self.read_piles(&facts, &mut state)?;
        self.read_cards(&facts, &mut state)?;
        self.complete_colours(&mut state);
        self.check_position(&facts, &state)?;
        Ok(state)
    }

    fn known(&self, key: &str) -> bool {
        if KEYS.contains(&key) || key == "spectator recalls" {
            return true;
        }
        key.split_once(' ').is_some_and(|(seat, what)| {
            let known = SEAT_KEYS.contains(&what) || what == RECALLS;
            known && Seat::parse(seat).is_some_and(|seat| seat.0 < self.options.players)
        })
    }

    fn read_moment(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        state.stage = facts.with("moment", |words| self.read_stage(words))?.unwrap_or(Stage::Turn);
        if let Some(eyes) = facts.with("eyes", |words| match words.take("spectator") {
            true => Ok(Eyes::Spectator),
            false => self.read_seat(words).map(Eyes::Seat),
        })? {
            state.eyes = eyes;
        }
        if let Some(seat) = facts.with("first", |words| self.read_seat(words))? {
            state.first = seat;
        }
        state.turn = facts.with("turn", |words| self.read_seat(words))?.unwrap_or(state.first);
        if let Some(round) =
            facts.with("round", |words| words.number("a round", 1, self.options.round_limit.into()))?
        {
            state.round = round as u16;
        }
        if let Some(phase) = facts.with("phase", |words| words.number("a phase", 1, 3))? {
            state.phase = phase as u8 - 1;
        }
        let yes = |words: &mut Words<'_>| words.parse("yes", |word| (word == "yes").then_some(()));
        state.last_round = facts.with("last round", yes)?.is_some();
        if let Some(beat) = facts.with("beat", |words| {
            words.parse("how far a turn has come: first, between, extra or last", |word| {
                BEATS.iter().find(|(name, _)| *name == word).map(|(_, beat)| *beat)
            })
        })? {
            state.beat = beat;
        }
        facts.with("tasks", |words| {
            while words.peek().is_some() {
                let task = Task::read(words)?;
                if !state.tasks.has_room() {
                    return Err(TextError::new(format!(
                        "T4.5: no more than {DEEPEST} tasks are ever stacked"
                    )));
                }
                state.tasks.push(task);
            }
            Ok(())
        })?;
        if let Some(gaps) =
            facts.with("gaps", |words| words.number("a number of gaps", 1, MOST_GAPS.into()))?
        {
            state.gaps = gaps as u8;
        }
        if let Some(fresh) =
            facts.with("fresh", |words| words.number("a number of wooden hexes", 1, MOST_STORED as u32))?
        {
            state.fresh = fresh as u8;
        }
        Ok(())
    }

    fn read_stage(&self, words: &mut Words<'_>) -> Result<Stage, TextError> {
        let word = words.expect("a moment")?;
        if word == "hands" {
            let players = u32::from(self.options.players);
            return Ok(Stage::Hands(words.number("whose hand is dealt", 1, players)? as u8 - 1));
        }
        MOMENTS.iter().find(|(name, _)| *name == word).map(|&(_, stage)| stage).ok_or_else(|| {
            let names: Vec<&str> = MOMENTS.iter().map(|&(name, _)| name).collect();
            TextError::new(format!("\"{word}\" is no moment; the moments are {}, hands 1", names.join(", ")))
        })
    }

    fn read_seat_lines(&self, facts: &Facts<'_>, state: &mut State, seat: Seat) -> Result<(), TextError> {
        let key = |what: &str| format!("{seat} {what}");
        let estate = state.estate_mut(seat);
        if let Some(tokens) = facts.with(&key("tokens"), |words| {
            read_counts(words, "a token and how many, such as card*2", |name| {
                Token::parse(name).map(Token::index)
            })
        })? {
            estate.tokens = tokens;
        }
        facts.with(&key("storage"), |words| {
            while words.peek().is_some() {
                if usize::from(estate.storage.len()) == MOST_STORED {
                    return Err(TextError::new(format!(
                        "T6.2: nobody has more than {MOST_STORED} storage spaces"
                    )));
                }
                estate.storage.put(read_item(words)?);
            }
            Ok(())
        })?;
        let number = |words: &mut Words<'_>| words.number("how many there are", 0, MOST_PIECES);
        estate.marble = facts.with(&key("marble"), number)?.unwrap_or(0) as u8;
        estate.workers = facts.with(&key("workers"), number)?.unwrap_or(0) as u8;
        if let Some(tally) = facts.with(&key("points"), read_points)? {
            estate.tally = tally;
        }
        Ok(())
    }

    fn read_cards(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        for seat in self.every_seat() {
            let key = format!("{seat} hand");
            let known = state.knows_hand(seat);
            let hand = facts.with(&key, |words| read_hand(words, known))?;
            let (hand, size) = hand.unwrap_or(([0; COLOURS], 0));
            let estate = state.estate_mut(seat);
            (estate.hand, estate.cards) = (hand, size);
        }
        state.discards = facts.with("discards", read_colours)?.unwrap_or([0; COLOURS]);
        let rest = self.unseen(state);
        let hidden = state.eyes != Eyes::All;
        let deck = facts.with("deck", |words| read_hand(words, !hidden))?;
        let hands: u32 = self
            .every_seat()
            .filter(|&seat| !state.knows_hand(seat))
            .map(|seat| u32::from(state.estate(seat).cards))
            .sum();
        let rest_size = supply::count(&rest).saturating_sub(hands) as u8;
        (state.deck, state.deck_size) =
            deck.unwrap_or(if hidden { ([0; COLOURS], rest_size) } else { (rest, rest_size) });
        let harvest = |words: &mut Words<'_>| -> Result<[u8; HARVESTS], TextError> {
            read_counts(words, "a harvest card and how many, such as two_cards*5", |name| {
                Harvest::parse(name).map(Harvest::index)
            })
        };
        state.harvest_discards = facts.with("harvest discards", harvest)?.unwrap_or([0; HARVESTS]);
        state.harvest = facts.with("harvest", harvest)?.unwrap_or_else(|| {
            std::array::from_fn(|i| self.printed.harvest[i].saturating_sub(state.harvest_discards[i]))
        });
        for seat in self.every_seat() {
            state.recalled[seat.index()] =
                facts.with(&format!("{seat} {RECALLS}"), read_colours)?.unwrap_or([0; COLOURS]);
        }
        state.recalled[MAX_SEATS] = facts.with("spectator recalls", read_colours)?.unwrap_or([0; COLOURS]);
        Ok(())
    }
}

fn read_colours(words: &mut Words<'_>) -> Result<[u8; COLOURS], TextError> {
    read_counts(words, "a colour and how many, such as red*2", |name| Colour::parse(name).map(Colour::index))
}

/// Cards by colour, or `5 hidden` where they are hidden.
fn read_hand(words: &mut Words<'_>, known: bool) -> Result<([u8; COLOURS], u8), TextError> {
    let hidden = words.peek().is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    match (hidden, known) {
        (true, true) => Err(TextError::new("T18.1: nothing is hidden here; name the cards, such as red*2")),
        (false, false) => {
            Err(TextError::new("T18.1: these cards are hidden here; say how many, such as \"5 hidden\""))
        }
        (true, false) => {
            let size = words.number("a number of cards", 0, 122)? as u8;
            words.parse("the word hidden", |word| (word == "hidden").then_some(()))?;
            Ok(([0; COLOURS], size))
        }
        (false, true) => {
            let cards = read_colours(words)?;
            let size = supply::count(&cards);
            let size = u8::try_from(size)
                .ok()
                .filter(|&size| size <= 122)
                .ok_or_else(|| TextError::new(format!("T1.8: there are 122 game cards, not {size}")))?;
            Ok((cards, size))
        }
    }
}

/// A number without a sign.
pub(super) fn plain(text: &str) -> Option<u16> {
    text.parse().ok().filter(|_| !text.starts_with('+'))
}

/// `areas=3 scoring-1=9`.
fn read_points(words: &mut Words<'_>) -> Result<Tally, TextError> {
    let mut tally = Tally::ZERO;
    while words.peek().is_some() {
        let (source, points) = words.parse("points, such as areas=3", |word| {
            let (source, points) = word.split_once('=')?;
            Some((source, plain(points).filter(|&n| (1..=MOST_POINTS).contains(&n))?))
        })?;
        let source = Source::parse(source)
            .ok_or_else(|| TextError::new(format!("\"{source}\" is no source of points")))?;
        if tally.of(source) > 0 {
            return Err(TextError::new(format!("\"{}\" stands here twice; say it once", source.name())));
        }
        tally.add(source, points);
    }
    Ok(tally)
}
