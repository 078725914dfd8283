//! The piles of townsfolk and manuscripts: what is not said lies where it can.

use super::{EMPTY, NOTHING, plain, refuse};
use crate::{
    Viscounts,
    card::{Card, CardSet},
    manuscript::{Manuscript, Tiles},
    setup::PILES,
    space::{SEGMENTS, Segment},
    state::{Dismissed, State},
    task::Task,
};
use demesne_game::{Facts, TextError, Words};

/// V2.6: manuscripts under the grey-backed one of each pile.
const TILES_UNDER: u8 = 6;

impl Viscounts {
    /// V2.5: the most townsfolk that can lie under others, by segment.
    pub(super) fn most_under(&self, state: &State) -> [u8; SEGMENTS] {
        std::array::from_fn(|nth| PILES[usize::from(state.ring.place(Segment(nth as u8)))] - 1)
    }

    /// Where townsfolk can lie under others: where one is visible, or about to be turned up.
    fn open_piles(&self, state: &State) -> [bool; SEGMENTS] {
        let waits = |segment| state.tasks.iter().any(|task| task == Task::TurnTownsfolk(segment));
        std::array::from_fn(|nth| state.tops[nth].is_some() || waits(Segment(nth as u8)))
    }

    fn open_tile_piles(&self, state: &State) -> [bool; SEGMENTS] {
        let waits = |segment| state.tasks.iter().any(|task| task == Task::TurnManuscript(segment));
        std::array::from_fn(|nth| state.tiles[nth].is_some() || waits(Segment(nth as u8)))
    }

    /// How many townsfolk lie under each other one if nothing is said of it.
    pub(super) fn default_under(&self, state: &State) -> [u8; SEGMENTS] {
        share(state, state.buried.len(), self.open_piles(state), self.most_under(state))
    }

    /// The same of manuscripts.
    pub(super) fn default_tiles_under(&self, state: &State) -> [u8; SEGMENTS] {
        share(state, state.buried_tiles.len(), self.open_tile_piles(state), [TILES_UNDER; SEGMENTS])
    }

    pub(super) fn read_piles(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        for (key, there) in [
            ("tops", self.has_townsfolk(state)),
            ("under", self.has_townsfolk(state)),
            ("tiles", self.has_manuscripts(state)),
            ("tiles under", self.has_manuscripts(state)),
            ("gone", self.has_manuscripts(state)),
        ] {
            if facts.has(key) && !there {
                return refuse(facts, key, "V2.4, V2.6: the piles are not turned up yet");
            }
        }
        let (gone, gone_tiles) = facts.with("gone", read_gone)?.unwrap_or((CardSet::EMPTY, Tiles::EMPTY));
        if self.has_townsfolk(state) {
            self.read_townsfolk(facts, state, gone)?;
        }
        if self.has_manuscripts(state) {
            self.read_manuscripts(facts, state, gone_tiles)?;
        }
        Ok(())
    }

    fn read_townsfolk(&self, facts: &Facts<'_>, state: &mut State, gone: CardSet) -> Result<(), TextError> {
        let said = facts.with("tops", |words| {
            read_piles_line(words, "a segment and its townsfolk, such as 3-4=n12 or 3-4=-", |word| {
                if word == EMPTY {
                    Some(Card::NONE)
                } else {
                    Card::parse(word).filter(|card| card.is_neutral())
                }
            })
        })?;
        let said = said.unwrap_or([None; SEGMENTS]);
        let mut taken = said.into_iter().flatten().collect::<CardSet>();
        if usize::from(taken.len()) != said.iter().flatten().filter(|card| card.is_some()).count() {
            return refuse(facts, "tops", "V1.7: each townsfolk is there once, and lies on one pile");
        }
        for player in &state.players {
            taken = taken.or(player.own_cards());
        }
        if let Dismissed::Card(card) = state.dismissed {
            taken.insert(card);
        }
        if let Some(card) = gone.and(taken).iter().next() {
            return refuse(facts, "gone", format!("V1.7: {} is gone and is somewhere else too", card.id()));
        }
        let mut left = CardSet::NEUTRAL.without(taken).without(gone);
        let tasks = state.tasks;
        let waits = |nth: usize| tasks.iter().any(|task| task == Task::TurnTownsfolk(Segment(nth as u8)));
        for (nth, said) in said.into_iter().enumerate() {
            state.tops[nth] = match said {
                Some(card) => card,
                None if waits(nth) => Card::NONE,
                None => left.iter().next().unwrap_or(Card::NONE),
            };
            left.remove(state.tops[nth]);
        }
        let under = facts.with("under", read_under)?.unwrap_or([None; SEGMENTS]);
        let (open, most) = (self.open_piles(state), self.most_under(state));
        state.under = match fill(state, under, left.len(), open, most) {
            Some(under) => under,
            None => {
                return refuse(
                    facts,
                    "under",
                    format!("V2.4: no more than {} townsfolk are left to lie under others", left.len()),
                );
            }
        };
        let buried: u8 = state.under.iter().sum();
        state.buried = left.iter().take(buried.into()).collect();
        Ok(())
    }

    fn read_manuscripts(&self, facts: &Facts<'_>, state: &mut State, gone: Tiles) -> Result<(), TextError> {
        let said = facts.with("tiles", |words| {
            read_piles_line(words, "a segment and its manuscript, such as 3-4=m12 or 3-4=-", |word| {
                if word == EMPTY { Some(Manuscript::NONE) } else { Manuscript::parse(word) }
            })
        })?;
        let said = said.unwrap_or([None; SEGMENTS]);
        let named = || said.into_iter().flatten().filter(|tile| tile.is_some());
        let mut taken = named().collect::<Tiles>();
        if usize::from(taken.len()) != named().count() {
            return refuse(facts, "tiles", "V1.7: each manuscript is there once, and lies on one pile");
        }
        for player in &state.players {
            taken.0 |= player.manuscripts.0;
        }
        if let Some(tile) = Tiles(gone.0 & taken.0).iter().next() {
            return refuse(facts, "gone", format!("V1.7: {} is gone and is somewhere else too", tile.id()));
        }
        let mut left: Tiles =
            Manuscript::all().filter(|&tile| !taken.contains(tile) && !gone.contains(tile)).collect();
        let tasks = state.tasks;
        let waits = |nth: usize| tasks.iter().any(|task| task == Task::TurnManuscript(Segment(nth as u8)));
        for (nth, said) in said.into_iter().enumerate() {
            // V2.6: those with grey backs lie on top.
            let grey = Tiles(left.0 & self.printed.grey.0);
            state.tiles[nth] = match said {
                Some(tile) => tile,
                None if waits(nth) => Manuscript::NONE,
                None => grey.iter().next().or(left.iter().next()).unwrap_or(Manuscript::NONE),
            };
            if state.tiles[nth].is_some() {
                left.remove(state.tiles[nth]);
            }
        }
        left.0 &= !self.printed.grey.0;
        let under = facts.with("tiles under", read_under)?.unwrap_or([None; SEGMENTS]);
        let open = self.open_tile_piles(state);
        state.tiles_under = match fill(state, under, left.len(), open, [TILES_UNDER; SEGMENTS]) {
            Some(under) => under,
            None => {
                return refuse(
                    facts,
                    "tiles under",
                    format!("V2.6: no more than {} manuscripts are left to lie under others", left.len()),
                );
            }
        };
        let buried: u8 = state.tiles_under.iter().sum();
        state.buried_tiles = left.iter().take(buried.into()).collect();
        Ok(())
    }

    /// V2.5, V2.6: whether all townsfolk and manuscripts lie where the setup puts them.
    fn has_whole_piles(&self, state: &State) -> bool {
        let townsfolk = state.under == self.most_under(state);
        let grey = state.tiles.iter().all(|&tile| self.printed.grey.contains(tile));
        let manuscripts = grey && state.tiles_under == [TILES_UNDER; SEGMENTS];
        townsfolk && (manuscripts || !self.has_manuscripts(state))
    }

    /// V2.5, V2.6, V15.3, V14.4: what lies under others lies under something that can be seen, or is about to.
    pub(super) fn check_piles(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let most = self.most_under(state);
        let nobody = self.picked(state).next().is_none();
        if self.has_townsfolk(state) && nobody && !self.has_whole_piles(state) {
            let said =
                ["gone", "under", "tops", "tiles under", "tiles"].into_iter().find(|key| facts.has(key));
            return refuse(
                facts,
                said.unwrap_or("moment"),
                "V2.5, V2.6: all piles are whole before the first pair is picked",
            );
        }
        for segment in Segment::all() {
            let (nth, name) = (segment.index(), segment.name());
            if state.under[nth] > most[nth] {
                return refuse(
                    facts,
                    "under",
                    format!("V2.5: no more than {} townsfolk lie under the top one of {name}", most[nth]),
                );
            }
            if state.tiles_under[nth] > TILES_UNDER {
                return refuse(
                    facts,
                    "tiles under",
                    format!("V2.6: no more than {TILES_UNDER} manuscripts lie under the top one of {name}"),
                );
            }
            if state.under[nth] > 0 && !self.open_piles(state)[nth] {
                return refuse(
                    facts,
                    "under",
                    format!(
                        "V15.3: a townsfolk lies on top of the pile of {name}; name it, or say that none is left"
                    ),
                );
            }
            if state.tiles_under[nth] > 0 && !self.open_tile_piles(state)[nth] {
                return refuse(
                    facts,
                    "tiles under",
                    format!(
                        "V14.4: a manuscript lies on top of the pile of {name}; name it, or say that none is left"
                    ),
                );
            }
        }
        Ok(())
    }
}

/// So many things under those that can be seen, as evenly as possible, those clockwise from segment 1-2 first.
fn share(state: &State, total: u8, open: [bool; SEGMENTS], most: [u8; SEGMENTS]) -> [u8; SEGMENTS] {
    let mut under = [0; SEGMENTS];
    let count = open.iter().filter(|open| **open).count() as u8;
    if count == 0 {
        return under;
    }
    let (each, mut more) = (total / count, total % count);
    for segment in state.ring.order().into_iter().filter(|segment| open[segment.index()]) {
        let nth = segment.index();
        under[nth] = (each + u8::from(more > 0)).min(most[nth]);
        more = more.saturating_sub(1);
    }
    under
}

/// What is said, and for the others their share of the rest; none where more is said than there is.
fn fill(
    state: &State,
    said: [Option<u8>; SEGMENTS],
    left: u8,
    open: [bool; SEGMENTS],
    most: [u8; SEGMENTS],
) -> Option<[u8; SEGMENTS]> {
    let sum: u16 = said.iter().flatten().map(|&number| u16::from(number)).sum();
    let rest = u16::from(left).checked_sub(sum)? as u8;
    let shares = share(state, rest, std::array::from_fn(|nth| open[nth] && said[nth].is_none()), most);
    Some(std::array::from_fn(|nth| said[nth].unwrap_or(shares[nth])))
}

/// `1-2=… 5-6=…`: something for some of the segments.
pub(super) fn read_piles_line<T: Copy>(
    words: &mut Words<'_>,
    what: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<[Option<T>; SEGMENTS], TextError> {
    let mut things = [None; SEGMENTS];
    loop {
        let (segment, thing) = words.parse(what, |word| {
            let (segment, thing) = word.split_once('=')?;
            Some((Segment::parse(segment)?, read(thing)?))
        })?;
        if things[segment.index()].replace(thing).is_some() {
            return Err(TextError::new(format!("\"{}\" stands here twice; say it once", segment.name())));
        }
        if words.peek().is_none() {
            return Ok(things);
        }
    }
}

fn read_under(words: &mut Words<'_>) -> Result<[Option<u8>; SEGMENTS], TextError> {
    read_piles_line(words, "a segment and how many lie there, such as 3-4=12", plain)
}

/// `n03 n44 m07`.
fn read_gone(words: &mut Words<'_>) -> Result<(CardSet, Tiles), TextError> {
    let (mut cards, mut tiles) = (CardSet::EMPTY, Tiles::EMPTY);
    if words.take(NOTHING) {
        return Ok((cards, tiles));
    }
    loop {
        let word = words.expect("a neutral townsfolk or a manuscript, such as n12 or m07")?;
        match (Card::parse(word).filter(|card| card.is_neutral()), Manuscript::parse(word)) {
            (Some(card), _) => cards.insert(card),
            (_, Some(tile)) => tiles.insert(tile),
            _ => {
                return Err(TextError::new(format!(
                    "\"{word}\" is not a neutral townsfolk or a manuscript, such as n12 or m07"
                )));
            }
        }
        if words.peek().is_none() {
            return Ok((cards, tiles));
        }
    }
}
