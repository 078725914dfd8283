//! Solo: what is due lies open and is resolved in the order that the player likes (X-SOLO-21, X-R10).

use super::{
    effects::Effect,
    levies::take_from,
    play::{Oracle, Play},
    world::World,
};
use std::collections::BTreeSet;

/// Something that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Due {
    /// The size points of a region of so many spaces.
    Size(usize),
    /// The phase points of a region.
    Phase,
    /// Points of livestock: of the tiles, and of monastery 7 (X-SOLO-26).
    Livestock(i32, i32),
    /// The effect of the tile on a space, from 0.
    Effect(usize),
    /// The tile for a completed colour; it can be declined where such a tile completed it (X-SOLO-17).
    Colour { more: bool },
    /// The extra action of a reached target.
    Reset,
}

impl Due {
    pub fn word(self) -> String {
        match self {
            Self::Size(size) => format!("size:{size}"),
            Self::Phase => "phase".into(),
            Self::Livestock(animals, seven) => format!("livestock:{}", animals + seven),
            Self::Effect(space) => format!("effect:{}", space + 1),
            Self::Colour { more: false } => "colour".into(),
            Self::Colour { more: true } => "colour-more".into(),
            Self::Reset => "reset".into(),
        }
    }
}

impl World {
    /// What is due, for the line `open`.
    pub fn due_words(&self) -> Vec<String> {
        let mut due = self.due.clone();
        due.sort();
        due.into_iter().map(Due::word).collect()
    }
}

impl Oracle<'_> {
    /// X-SOLO-22: all that is due is resolved or declined, or lost when it can do nothing.
    pub fn settle(&mut self) -> Play {
        loop {
            let choices = self.due_choices();
            let picked = match &choices[..] {
                [] => {
                    self.world.due.clear();
                    return Ok(());
                }
                [only] => *only,
                _ => {
                    let list = choices.iter().map(|due| format!("next {}", due.word())).collect();
                    let text = self.decide(0, list)?;
                    *choices.iter().find(|due| text == format!("next {}", due.word())).expect("something due")
                }
            };
            let at = self.world.due.iter().position(|due| *due == picked).expect("something due");
            self.world.due.remove(at);
            self.resolve(picked)?;
        }
    }

    /// X-R10: what can do something now, things that do the same once.
    fn due_choices(&self) -> Vec<Due> {
        let mut choices: Vec<Due> = Vec::new();
        let mut sorted = self.world.due.clone();
        // Of tiles with the same effect the first one is named.
        sorted.sort_by_key(|due| matches!(due, Due::Effect(_)).then_some(*due));
        for due in sorted {
            if self.due_possible(due) && choices.iter().all(|other| !self.same_due(due, *other)) {
                choices.push(due);
            }
        }
        choices
    }

    fn same_due(&self, one: Due, other: Due) -> bool {
        let duchy = &self.world.estates[0].duchy;
        match (one, other) {
            (Due::Effect(one), Due::Effect(other)) => duchy[one] == duchy[other],
            _ => one.word() == other.word(),
        }
    }

    fn due_possible(&self, due: Due) -> bool {
        match due {
            Due::Size(_) | Due::Phase | Due::Livestock(..) | Due::Reset => true,
            Due::Colour { .. } => !self.colour_puts().is_empty(),
            Due::Effect(space) => {
                let tile = self.world.estates[0].duchy[space].as_deref().expect("a placed tile");
                match tile {
                    "warehouse" => self.possible(0, Effect::Sell),
                    "workshop" => self.possible(0, Effect::TakeBuilding),
                    "church" => self.possible(0, Effect::TakeMineMonasteryCastle),
                    "market" => self.possible(0, Effect::TakeShipLivestock),
                    "city-hall" => self.possible(0, Effect::PlaceStored),
                    _ => scoring(tile).is_none_or(|number| self.solo_monastery(number).0 > 0),
                }
            }
        }
    }

    fn resolve(&mut self, due: Due) -> Play {
        match due {
            // X-SOLO-20: each is one gain.
            Due::Size(size) => self.score(0, &format!("regions-{size}"), (size * (size + 1) / 2) as i32),
            Due::Phase => self.score(0, "phases", [10, 8, 6, 4, 2][self.world.phase]),
            Due::Livestock(animals, seven) => self.gain_livestock(animals, seven),
            Due::Colour { more } => self.colour_tile(more),
            // X-SOLO-19
            Due::Reset => self.extra_action(0, false),
            Due::Effect(space) => {
                let tile = self.world.estates[0].duchy[space].clone().expect("a placed tile");
                if tile == "ship" {
                    return self.solo_ship();
                }
                if tile == "watchtower" {
                    return self.score(0, "watchtowers", 4);
                }
                if let Some(number) = scoring(&tile) {
                    // X-SOLO-15, X-R11
                    let (points, crane) = self.solo_monastery(number);
                    self.world.crane_counted |= crane;
                    return self.score(0, &format!("monastery-{number}"), points);
                }
                self.tile_effect(0, &tile, space)
            }
        }
    }

    /// Livestock and monastery 7 are two sources and one gain (X-SOLO-20).
    fn gain_livestock(&mut self, animals: i32, seven: i32) -> Play {
        let points = &mut self.world.players[0].points;
        *points.entry("livestock".into()).or_default() += animals;
        if seven > 0 {
            *points.entry("monastery-7".into()).or_default() += seven;
        }
        self.solo_gain(animals + seven)
    }

    /// X-SOLO-18: tiles of the black depot that can be placed, and where.
    fn colour_puts(&self) -> BTreeSet<String> {
        self.world.black.iter().flatten().flat_map(|tile| self.puts(0, tile, "black")).collect()
    }

    /// X-SOLO-17.
    fn colour_tile(&mut self, more: bool) -> Play {
        let mut list = self.colour_puts();
        if more {
            list.insert("skip".into());
        }
        self.world.open.push(if more { "colour-tile-more" } else { "colour-tile" }.into());
        let text = self.decide(0, list)?;
        self.world.open.pop();
        if text == "skip" {
            return Ok(());
        }
        let words: Vec<&str> = text.split(' ').collect();
        take_from(&mut self.world.black, words[1]);
        let space = words[2].parse::<usize>().expect("a space") - 1;
        self.world.estates[0].duchy[space] = Some(words[1].to_owned());
        self.solo_lies(words[1], space, true)
    }
}

/// X-SOLO-15: monasteries that score at the end elsewhere.
pub fn scoring(tile: &str) -> Option<u8> {
    let number = super::board::monastery(tile)?;
    matches!(number, 15..=26 | 29).then_some(number)
}
