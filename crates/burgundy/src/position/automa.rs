//! The Châteautoma in a position: its cards, reserve and duchy.

use super::{
    check::{Check, fail},
    lists::read_tile_counts,
};
use crate::{
    Building, Burgundy, Colour, Expansion, State, Tile,
    automa::{CARDS, CardInPlay, RESERVE, numbers},
    options::Modifier,
    state::Stage,
};
use demesne_game::{Facts, Lines, Seat, TextError, Words};

/// What a position says of it, besides what it says of every seat.
pub(super) const KEYS: [&str; 10] = [
    "automa left",
    "automa right",
    "automa deck",
    "automa discards",
    "automa duchy",
    "automa building",
    "automa reserve",
    "automa shields",
    "automa doubles",
    "automa posts",
];

const PLACES: [&str; 2] = ["automa left", "automa right"];

impl Burgundy {
    pub(super) fn write_automa(&self, state: &State, lines: &mut Lines) {
        let automa = &state.automa;
        for (key, card) in PLACES.into_iter().zip(&automa.cards).filter(|(_, card)| card.card != 0) {
            let size = self.county.card(card.card).size();
            let tiles = card.tiles[..size].iter().enumerate().map(|(hex, tile)| match tile {
                Some(tile) if card.face_down >> hex & 1 != 0 => format!("?{}", self.tile_name(*tile)),
                Some(tile) => self.tile_name(*tile),
                None => "-".into(),
            });
            lines.list(key, std::iter::once(card.card.to_string()).chain(tiles));
        }
        lines.add("automa deck", cards_text(automa.deck));
        if automa.discards != 0 {
            lines.add("automa discards", cards_text(automa.discards));
        }
        if automa.duchy.iter().any(|&n| n > 0) {
            lines.add("automa duchy", self.supply_text(&automa.duchy));
        }
        if let Some(kind) = automa.building {
            lines.add("automa building", kind.name());
        }
        let wild = automa.wild.map(|tile| format!("?{}", self.tile_name(tile)));
        lines.list("automa reserve", automa.reserved().map(|tile| self.tile_name(tile)).chain(wild));
        for (key, n) in [("shields", automa.shields), ("doubles", automa.doubles), ("posts", automa.posts)] {
            if n > 0 {
                lines.add(&format!("automa {key}"), n);
            }
        }
    }

    pub(super) fn read_automa(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        for (place, key) in PLACES.into_iter().enumerate() {
            if let Some(card) = facts.with(key, |words| self.read_card_in_play(words))? {
                state.automa.cards[place] = card;
            }
        }
        state.automa.discards = facts.with("automa discards", read_cards)?.unwrap_or(0);
        let deck = facts.with("automa deck", read_cards)?;
        self.default_cards(facts, state, deck.unwrap_or(u32::MAX));
        let lying = state.automa.cards.iter().fold(state.automa.discards, |set, card| set | 1 << card.card);
        state.automa.deck = deck.unwrap_or(self.county.deck & !lying);
        if let Some(duchy) = facts.with("automa duchy", read_tile_counts)? {
            state.automa.duchy = duchy;
        }
        // A15.6: which building modifier B has brought does not matter, so a position need not say it.
        let drawn = self.has_modifier(Modifier::B)
            && !matches!(
                state.stage,
                Stage::First | Stage::Boards | Stage::FirstCard(_) | Stage::FirstBuilding
            );
        state.automa.building = facts
            .with("automa building", |words| words.parse("a building, such as bank", Building::parse))?
            .or(drawn.then_some(Building::Bank));
        facts.with("automa reserve", |words| {
            while words.peek().is_some() {
                let (tile, wild) = words.parse("a tile, or ?bank for a wild", parse_face)?;
                if wild && state.automa.wild.replace(tile).is_some() {
                    return Err(TextError::new("the reserve has one wild at the most (A6.6)"));
                }
                if !wild {
                    if state.automa.reserved().count() == RESERVE {
                        return Err(TextError::new(format!(
                            "no more than {RESERVE} tiles come into the reserve (A6.1)"
                        )));
                    }
                    state.automa.put_in_reserve(tile);
                }
            }
            Ok(())
        })?;
        for (key, n) in [
            ("automa shields", &mut state.automa.shields),
            ("automa doubles", &mut state.automa.doubles),
            ("automa posts", &mut state.automa.posts),
        ] {
            *n = facts.with(key, |words| words.number("a number", 0, 99))?.unwrap_or(0) as u8;
        }
        Ok(())
    }

    /// Cards that are not said: on the left the lowest with a castle hex and its castle, on the right the lowest that is left.
    fn default_cards(&self, facts: &Facts<'_>, state: &mut State, deck: u32) {
        let dealt = match state.stage {
            Stage::First | Stage::Boards | Stage::FirstCard(0) | Stage::Card(0) => 0,
            Stage::FirstCard(_) | Stage::Card(_) => 1,
            _ => 2,
        };
        for place in (0..dealt).filter(|&place| !facts.has(PLACES[place])) {
            let lying =
                state.automa.cards.iter().fold(state.automa.discards, |set, card| set | 1 << card.card);
            // Where the deck is said too, a card that it has is not on the table.
            let spare = if deck == u32::MAX { 0 } else { deck };
            let free = self.county.deck & !lying & !spare;
            let castles = self.county.with_castle(free);
            let card = numbers(if place == 0 && castles != 0 { castles } else { free }).next().unwrap_or(0);
            state.automa.cards[place] = CardInPlay::new(card);
            if let Some(hex) = self.county.card(card).castle_hex().filter(|_| place == 0) {
                state.automa.cards[place].tiles[hex] = Some(Tile::CASTLE);
            }
        }
    }

    /// `4 bank castle - ?mine -`: a card and what lies on its hexes.
    fn read_card_in_play(&self, words: &mut Words<'_>) -> Result<CardInPlay, TextError> {
        let number = words.number("a card", 1, CARDS.into())? as u8;
        let printed = self.county.card(number);
        let mut card = CardInPlay::new(number);
        for (hex, colour) in printed.hexes.iter().flatten().enumerate() {
            if words.peek().is_none() {
                break;
            }
            if words.take("-") {
                continue;
            }
            let (tile, face_down) =
                words.parse("a tile, ?bank for one face down, or - for none", parse_face)?;
            if !face_down && !tile.has_colour(*colour) {
                return Err(TextError::new(format!(
                    "{} cannot lie on hex {} of card {number}, which is for {} (A5.3)",
                    self.tile_name(tile),
                    hex + 1,
                    colour.name()
                )));
            }
            card.tiles[hex] = Some(tile);
            card.face_down |= u8::from(face_down) << hex;
        }
        Ok(card)
    }

    /// Whether the Châteautoma plays with a modifier.
    pub(crate) fn has_modifier(&self, modifier: Modifier) -> bool {
        self.options.chateautoma.is_some_and(|automa| automa.has(modifier))
    }

    /// How many castles the supply still gives before phase A: the starting castles, and that of A2.7.
    pub(super) fn castles_to_come(&self, state: &State) -> u8 {
        let on_card = match state.stage {
            Stage::First | Stage::Boards | Stage::FirstCard(0) => self.options.chateautoma.is_some(),
            _ => false,
        };
        self.estate_holders().count() as u8 + u8::from(on_card)
    }

    /// Moments and facts that belong to it are there only if it is, and with the modifier that they need.
    pub(super) fn check_automa_moment(&self, facts: &Facts<'_>, state: &State) -> Check {
        let absent = "the Châteautoma is not at this table (A1.2)";
        match state.stage {
            Stage::FirstCard(_) | Stage::FirstBuilding | Stage::AutomaDie | Stage::Card(_)
                if self.options.chateautoma.is_none() =>
            {
                Err(TextError::new(absent))
            }
            Stage::FirstBuilding if !self.has_modifier(Modifier::B) => {
                Err(TextError::new("a building is drawn with modifier B only (A15.6)"))
            }
            Stage::First if self.persons() == 1 && self.options.solo.is_none() => {
                Err(TextError::new("with one person no first player is drawn (A1.13)"))
            }
            _ => match KEYS.into_iter().find(|key| self.options.chateautoma.is_none() && facts.has(key)) {
                Some(key) => fail(facts, key, absent),
                None => Ok(()),
            },
        }
    }

    pub(super) fn check_automa_position(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Check {
        for (what, why) in [
            ("workers", "the Châteautoma has no workers (A1.6)"),
            ("storage", "the Châteautoma has no storage; write \"automa reserve: …\" (A1.10)"),
            ("duchy", "the Châteautoma's duchy is written \"automa duchy: bank*2 …\" (A1.12)"),
            ("board", "the Châteautoma plays on sides 35 and 36 only (A2.3)"),
            ("dice", "the Châteautoma rolls one die, when its turn begins (A3.2)"),
            ("choice", "the Châteautoma chooses nothing (A1.5)"),
        ] {
            let key = format!("{seat} {what}");
            if facts.has(&key) {
                return fail(facts, &key, why);
            }
        }
        if state.stage.before_phase_a() {
            let early = ["sold", "bonus", "points"].map(|what| format!("{seat} {what}"));
            if let Some(key) = early.iter().find(|key| facts.has(key)) {
                return fail(facts, key, format!("\"{key}\" has nothing to say before phase A (B3)"));
            }
            if state.estate(seat).goods != [1; 6] {
                return fail(
                    facts,
                    &format!("{seat} goods"),
                    "it starts with one good of each number (A2.8)",
                );
            }
        }
        self.check_cards(facts, state)?;
        self.check_holdings(facts, state)?;
        self.check_automa_bonuses(facts, state, seat)
    }

    /// A9.12, A20.1: every card of the deck in one place, and both cards on the table with an empty hex.
    fn check_cards(&self, facts: &Facts<'_>, state: &State) -> Check {
        let automa = &state.automa;
        let mut places = [automa.deck, automa.discards, 0, 0];
        for (place, card) in places[2..].iter_mut().zip(&automa.cards) {
            *place = if card.card == 0 { 0 } else { 1 << card.card };
        }
        let all = places.iter().fold(0, |all, place| all | place);
        let sum: u32 = places.iter().map(|place| place.count_ones()).sum();
        if all != self.county.deck || sum != 9 {
            let deck = cards_text(self.county.deck);
            return fail(
                facts,
                "automa deck",
                format!(
                    "each of the cards {deck} is in one place: on the table, in the deck or discarded (A9.12)"
                ),
            );
        }
        let expected = match state.stage {
            Stage::First | Stage::Boards | Stage::FirstCard(0) | Stage::Card(0) => [false, false],
            Stage::FirstCard(_) | Stage::Card(_) => [true, false],
            _ => [true, true],
        };
        for (place, key) in PLACES.into_iter().enumerate() {
            let card = &automa.cards[place];
            if expected[place] != (card.card != 0) {
                let why = if expected[place] { "a card lies here" } else { "no card lies here yet" };
                return fail(facts, key, format!("{why} at this moment (A2.5, A9.9)"));
            }
            let printed = self.county.card(card.card);
            if card.card != 0 && card.empty_hexes(printed).next().is_none() {
                return fail(
                    facts,
                    key,
                    "a full card is completed; a card on the table has an empty hex (A9.12)",
                );
            }
            let early = state.stage.before_phase_a();
            let given = usize::from(place == 0 && card.card != 0);
            let castle = printed.castle_hex().is_none_or(|hex| card.tiles[hex] == Some(Tile::CASTLE));
            if early && (card.tiles.iter().flatten().count() != given || given == 1 && !castle) {
                return fail(
                    facts,
                    key,
                    "before phase A its left card has a castle on its first castle hex, and no other tile lies there (A2.7)",
                );
            }
        }
        if matches!(state.stage, Stage::Card(_)) && automa.deck == 0 {
            return fail(
                facts,
                "automa deck",
                "the discarded cards are the deck when a card is needed (A9.10)",
            );
        }
        Ok(())
    }

    /// Reserve, building, shields, double tiles and border posts fit what is played.
    fn check_holdings(&self, facts: &Facts<'_>, state: &State) -> Check {
        let automa = &state.automa;
        let early = state.stage.before_phase_a();
        if early
            && (automa.duchy.iter().any(|&n| n > 0) || automa.wild.is_some() || automa.reserve[0].is_some())
        {
            return fail(
                facts,
                "automa duchy",
                "before phase A nothing lies in its duchy and reserve but what modifiers give (A2)",
            );
        }
        if automa.building.is_some() && !self.has_modifier(Modifier::B) {
            return fail(
                facts,
                "automa building",
                "a building lies there from the start with modifier B only (A15.6)",
            );
        }
        if matches!(automa.building, Some(Building::Crane | Building::WhiteCastle)) {
            return fail(facts, "automa building", "it is one of the eight kinds of the base game (A15.6)");
        }
        for (key, n, on) in [
            ("automa shields", automa.shields, Expansion::Shields),
            ("automa doubles", automa.doubles, Expansion::Vineyards),
            ("automa posts", automa.posts, Expansion::Posts),
        ] {
            if n > 0 && (!self.on(on) || early) {
                return fail(
                    facts,
                    key,
                    format!("it has none: \"{}\" is not played, or not begun (A16)", on.name()),
                );
            }
        }
        // Each tile of the reserve was bought in a turn, or brought by a building; so it can never overflow.
        let turns = 5 * usize::from(state.phase) + usize::from(state.round) + 1;
        let brings = |tile: &Tile| {
            [Building::Workshop, Building::Church, Building::Market, Building::WhiteCastle]
                .into_iter()
                .any(|kind| *tile == Tile::building(kind))
        };
        let buildings = automa.face_up().filter(brings).count();
        if automa.reserved().count() > turns + buildings {
            return fail(
                facts,
                "automa reserve",
                format!(
                    "by now it can have {turns} tiles by purchases and {buildings} by its buildings in its reserve, no more (A6.1)"
                ),
            );
        }
        Ok(())
    }

    /// A10: as for people (B9.4), but in the middle of its turn it has not claimed yet.
    fn check_automa_bonuses(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Check {
        for colour in Colour::ALL {
            let covered = !state.stage.before_phase_a() && self.areas.is_covered(state, colour);
            self.check_bonus_tile(facts, state, seat, colour, covered, ["A10.3", "A10.1"])?;
        }
        Ok(())
    }
}

/// A tile, and whether it lies face down: `bank`, `?bank`.
fn parse_face(word: &str) -> Option<(Tile, bool)> {
    let (name, face_down) = match word.strip_prefix('?') {
        Some(name) => (name, true),
        None => (word, false),
    };
    Tile::parse(name).filter(|tile| !tile.is_wild() && !tile.is_double()).map(|tile| (tile, face_down))
}

fn cards_text(set: u32) -> String {
    let cards: Vec<String> = numbers(set).map(|card| card.to_string()).collect();
    if cards.is_empty() { "none".into() } else { cards.join(" ") }
}

fn read_cards(words: &mut Words<'_>) -> Result<u32, TextError> {
    let mut set = 0;
    if words.take("none") {
        return Ok(set);
    }
    while set == 0 || words.peek().is_some() {
        let card = words.number("a card", 1, CARDS.into())?;
        if set >> card & 1 != 0 {
            return Err(TextError::new(format!("card {card} stands here twice")));
        }
        set |= 1 << card;
    }
    Ok(set)
}
