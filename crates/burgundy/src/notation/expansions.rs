//! The text of decisions that only expansions know.

use super::words::{
    numbers_text, parse_planted, planted_text, read_goods, read_numbers, read_space, read_tile,
    read_vine_space, read_with, space_name, with_text,
};
use crate::{
    Action, Building, Burgundy, Tile,
    action::Source,
    open::Open,
    tile::{VINE_NAMES, parse_vine},
};
use demesne_game::{Seat, TextError, Words};

impl Burgundy {
    /// The text of a decision of an expansion; `None` for anything else.
    pub(super) fn text_of_expansions(&self, action: Action) -> Option<String> {
        let name = |tile: Tile| self.tile_name(tile);
        Some(match action {
            Action::DiscardPrivate(tile) => format!("discard {} private", name(tile)),
            Action::Keep { private: true } => "keep private".into(),
            Action::Keep { private: false } => "keep shared".into(),
            Action::Recruit => "recruit".into(),
            Action::Crane(kind) => format!("crane {}", kind.name()),
            Action::Put { tile, from, space } => {
                format!("put {} {} from {}", name(tile), space_name(space), source_text(from))
            }
            Action::Ransom => "ransom".into(),
            Action::Shield { shield, replaces, marked } => {
                let mut text = format!("shield {shield}");
                if replaces != 0 {
                    text.push_str(&format!(" for {replaces}"));
                }
                if marked != 0 {
                    text.push_str(&format!(" mark {marked}"));
                }
                text
            }
            Action::Copy(seat) => format!("copy {seat}"),
            Action::Tribute { keep, workers: 0 } => format!("tribute {}", numbers_text(&keep)),
            Action::Tribute { keep, workers } => format!("tribute {} workers {workers}", numbers_text(&keep)),
            Action::Also(goods) => format!("also {}", goods + 1),
            Action::RouteOrder(tiles) => format!("order {}", numbers_text(&tiles)),
            Action::TakeVine { with, tile, place } => {
                format!("take {} v{}{}", name(tile), place + 1, with_text(with))
            }
            Action::TakeBlack(tile) => format!("take {} black", name(tile)),
            Action::Plant { with, tile, space, turned } => {
                format!("plant {} v{}{}", planted_text(tile, turned), space + 1, with_text(with))
            }
            Action::PutVine { tile, space, turned } => {
                format!("put {} v{} from shop", planted_text(tile, turned), space + 1)
            }
            Action::Bonus(which) => format!("bonus {}", which + 1),
            Action::VineBonus(vine) => {
                format!("vine-bonus {}", VINE_NAMES.get(usize::from(vine)).unwrap_or(&"?"))
            }
            Action::Next(open) => format!("next {}", self.open_text(open)),
            Action::Gain(silver) => format!("gain {silver}"),
            Action::Exchange { tile, goods } => {
                let goods = (1..=6).zip(goods).flat_map(|(n, count)| (0..count).map(move |_| n.to_string()));
                format!("exchange {} for {}", goods.collect::<Vec<_>>().join(" "), name(tile))
            }
            _ => return None,
        })
    }

    /// An open effect, as positions and `next` write it.
    pub(crate) fn open_text(&self, open: Open) -> String {
        match open.detail(|tile| self.tile_name(tile)) {
            Some(detail) => format!("{}:{detail}", open.name()),
            None => open.name().into(),
        }
    }

    pub(super) fn read_of_expansions(
        &self,
        verb: &str,
        words: &mut Words<'_>,
    ) -> Result<Option<Action>, TextError> {
        Ok(Some(match verb {
            "keep" => Action::Keep {
                private: words.parse("shared or private", |word| match word {
                    "shared" => Some(false),
                    "private" => Some(true),
                    _ => None,
                })?,
            },
            "recruit" => Action::Recruit,
            "crane" => Action::Crane(words.parse("a kind of building, such as bank", Building::parse)?),
            "put" => self.read_put(words)?,
            "ransom" => Action::Ransom,
            "shield" => {
                let shield = read_shield(words)?;
                let replaces = if words.take("for") { read_shield(words)? } else { 0 };
                let marked = if words.take("mark") { words.number("a die", 1, 6)? as u8 } else { 0 };
                Action::Shield { shield, replaces, marked }
            }
            "copy" => Action::Copy(words.parse("a seat: p1 to p4", Seat::parse)?),
            "tribute" => {
                let keep = read_numbers(words, "a shield", 18)?;
                let workers = if words.take("workers") { words.number("workers", 1, 4)? as u8 } else { 0 };
                Action::Tribute { keep, workers }
            }
            "also" => Action::Also(read_goods(words)?),
            "order" => Action::RouteOrder(read_numbers(words, "a route tile", 12)?),
            "plant" => {
                let (tile, turned) = read_planted(words)?;
                let space = read_vine_space(words, 12)?;
                Action::Plant { with: read_with(words)?, tile, space, turned }
            }
            "bonus" => Action::Bonus(words.number("a bonus", 1, 2)? as u8 - 1),
            "vine-bonus" => Action::VineBonus(words.parse("a type of vines, such as green", parse_vine)?),
            "next" => {
                Action::Next(words.parse("something that is due, such as phase or effect:17", Open::parse)?)
            }
            "gain" => Action::Gain(words.number("silver", 0, 255)? as u8),
            "exchange" => {
                let mut goods = [0u8; 6];
                for _ in 0..5 {
                    goods[usize::from(read_goods(words)?)] += 1;
                }
                match words.take("for") {
                    true => Action::Exchange { tile: read_tile(words)?, goods },
                    false => {
                        return Err(TextError::new(
                            "an exchange gives five goods for a tile: \"exchange 1 1 2 3 3 for bank\"",
                        ));
                    }
                }
            }
            _ => return Ok(None),
        }))
    }

    /// `put bank 17 from 3`, `put inn 4 from black`, `put blue-green v2 from shop`.
    fn read_put(&self, words: &mut Words<'_>) -> Result<Action, TextError> {
        if let Some((tile, turned)) = words.peek().and_then(parse_planted) {
            words.next_word();
            let space = read_vine_space(words, 12)?;
            return match words.take("from") && words.take("shop") {
                true => Ok(Action::PutVine { tile, space, turned }),
                false => {
                    Err(TextError::new("a double tile is put from the shop: \"put green-blue v2 from shop\""))
                }
            };
        }
        let (tile, space) = (read_tile(words)?, read_space(words)?);
        if !words.take("from") {
            return Err(TextError::new(
                "say where the tile comes from: \"put bank 17 from 3\" or \"… from black\"",
            ));
        }
        let from = words.parse("a depot, 1 to 6, or black", |word| match word.as_bytes() {
            [n @ b'1'..=b'6'] => Some(Source(n - b'1')),
            _ => (word == "black").then_some(Source::BLACK),
        })?;
        Ok(Action::Put { tile, from, space })
    }
}

fn source_text(from: Source) -> String {
    if from == Source::BLACK { "black".into() } else { (u32::from(from.0) + 1).to_string() }
}

fn read_shield(words: &mut Words<'_>) -> Result<u8, TextError> {
    words.number("a shield", 1, 18).map(|n| n as u8)
}

fn read_planted(words: &mut Words<'_>) -> Result<(Tile, bool), TextError> {
    words.parse("a double tile, such as green-blue, or blue-green when it is turned", parse_planted)
}
