//! Portraits: at most eight parts on one grid, in four colours. The data is in `data/portraits.toml`, a line a name.

use super::glyph;
use crate::{hex::Frame, pen::N};
use demesne_game::TextError;
use demesne_viscounts::{Card, card::CARDS, printed::Printed};
use serde::Deserialize;
use std::collections::BTreeMap;

const DATA: &str = include_str!("../../data/portraits.toml");

/// How often a name can occur: there are four marks of cadency.
const MOST_OF_A_NAME: u8 = 4;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    portraits: BTreeMap<String, Line>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    body: String,
    head: Option<String>,
    beard: Option<String>,
    hair: Option<String>,
    hat: Option<String>,
    tool: String,
    cloth: String,
    second: String,
    face: u8,
    hair_colour: String,
}

/// A portrait: symbols from the back to the front, and their colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Portrait {
    parts: Vec<String>,
    style: String,
}

impl Portrait {
    fn read(line: &Line) -> Portrait {
        let mut parts = Vec::new();
        let long = line.hair.as_deref() == Some("long");
        if long {
            parts.push("g-vp-hair-long".into());
        }
        parts.push(format!("g-vp-body-{}", line.body));
        parts.push(line.head.as_ref().map_or_else(|| "g-vp-head".into(), |head| format!("g-vp-head-{head}")));
        parts.extend(line.beard.iter().map(|beard| format!("g-vp-beard-{beard}")));
        match &line.hair {
            Some(_) if long => parts.push("g-vp-hair-front".into()),
            Some(hair) => parts.push(format!("g-vp-hair-{hair}")),
            None => {}
        }
        parts.extend(line.hat.iter().map(|hat| format!("g-vp-hat-{hat}")));
        parts.push(format!("g-vp-tool-{}", line.tool));
        let Line { cloth, second, face, hair_colour, .. } = line;
        let style = format!("--c1:{cloth};--c2:{second};--sk:var(--sk-{face});--hr:{hair_colour}");
        Portrait { parts, style }
    }

    /// The symbols that it is made of, from the back to the front.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().map(String::as_str)
    }

    /// The portrait in a square.
    pub fn draw(&self, out: &mut String, frame: Frame) {
        put!(out, r#"<g class="g" style="{}">"#, self.style);
        let (x, y, side) = (N(frame.left), N(frame.top), N(frame.width));
        for part in &self.parts {
            put!(out, r##"<use href="#{part}" x="{x}" y="{y}" width="{side}" height="{side}"/>"##);
        }
        out.push_str("</g>");
    }
}

/// The portraits of all cards, and their marks of cadency.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Portraits {
    cards: Vec<Portrait>,
    cadency: Vec<u8>,
}

impl Portraits {
    /// The portraits of the cards in the box.
    pub fn load(printed: &Printed) -> Result<Portraits, TextError> {
        // By way of a table, for the size of the client: as the rules read theirs.
        let file: File = toml::from_str(DATA)
            .and_then(toml::Table::try_into)
            .map_err(|error| TextError::new(format!("portraits.toml: {}", error.message())))?;
        let mut cards = Vec::with_capacity(CARDS.into());
        let mut cadency = Vec::with_capacity(CARDS.into());
        for (i, name) in printed.names.iter().enumerate() {
            let line = file.portraits.get(name).ok_or_else(|| {
                TextError::new(format!(
                    "portraits.toml: nobody is called \"{name}\"; give the card a portrait"
                ))
            })?;
            let before = printed.names[..i].iter().filter(|other| *other == name).count() as u8;
            let after = printed.names[i + 1..].contains(name);
            if before >= MOST_OF_A_NAME {
                return Err(TextError::new(format!(
                    "more than {MOST_OF_A_NAME} cards are called \"{name}\""
                )));
            }
            cards.push(Portrait::read(line));
            cadency.push(if before > 0 || after { before + 1 } else { 0 });
        }
        Ok(Portraits { cards, cadency })
    }

    /// The portrait of a card; none of no card.
    pub fn of(&self, card: Card) -> Option<&Portrait> {
        self.cards.get(card.index())
    }

    /// The symbol that tells which of several cards of one name it is; none where it is the only one.
    pub fn cadency(&self, card: Card) -> Option<&'static str> {
        let nth = *self.cadency.get(card.index())?;
        (nth > 0).then(|| glyph::cadency(nth))
    }
}
