//! A board for people and programs: in characters, as a picture, as JSON.

use demesne_burgundy::{
    Colour,
    duchy::{AutomaDuchy, Duchy, Mark, Provenance, fairness, picture},
};
use demesne_draw::page::{self, Caption, Style};
use demesne_text::{
    Pen,
    draw::{self, WIDTH},
};
use serde_json::{Map, Value, json};

/// A board that can be shown.
pub enum Shown {
    /// One that a player or a team covers.
    Duchy(Box<Duchy>),
    /// A side of the automated opponent's.
    Automa(AutomaDuchy),
}

impl From<Duchy> for Shown {
    fn from(duchy: Duchy) -> Shown {
        Shown::Duchy(Box::new(duchy))
    }
}

impl Shown {
    /// Its number or name.
    pub fn id(&self) -> &str {
        match self {
            Shown::Duchy(duchy) => &duchy.id,
            Shown::Automa(duchy) => &duchy.label.id,
        }
    }

    /// A few words for people.
    pub fn title(&self) -> &str {
        match self {
            Shown::Duchy(duchy) => &duchy.title,
            Shown::Automa(duchy) => &duchy.label.title,
        }
    }

    /// Where its layout comes from.
    pub fn provenance(&self) -> Provenance {
        match self {
            Shown::Duchy(duchy) => duchy.provenance,
            Shown::Automa(duchy) => duchy.label.provenance,
        }
    }

    fn source(&self) -> &str {
        match self {
            Shown::Duchy(duchy) => &duchy.source,
            Shown::Automa(duchy) => &duchy.label.source,
        }
    }

    /// The board in characters, below what it is called and where it comes from.
    pub fn text(&self, pen: Pen) -> String {
        let head = format!("{} (id {}): {}", self.title(), self.id(), self.provenance().in_words());
        let mut text = wrapped(&head) + &wrapped(self.source()) + "\n";
        text.push_str(&match self {
            Shown::Duchy(duchy) => duchy_text(duchy, pen),
            Shown::Automa(duchy) => picture::automa_text(duchy, pen.ansi),
        });
        text
    }

    /// The board as a picture.
    pub fn svg(&self) -> String {
        match self {
            Shown::Duchy(duchy) => svg(duchy),
            Shown::Automa(duchy) => {
                let foot = foot(&duchy.label.id, duchy.label.provenance);
                let caption = Caption { title: &duchy.label.title, foot: &foot };
                page::automa_duchy(duchy, caption, Style::default())
            }
        }
    }

    /// What a list of boards says of it.
    pub fn summary(&self) -> Map<String, Value> {
        let entries = [
            ("id", self.id()),
            ("title", self.title()),
            ("provenance", self.provenance().name()),
            ("layout", self.provenance().in_words()),
        ];
        entries.into_iter().map(|(key, value)| (key.to_owned(), json!(value))).collect()
    }

    /// All that is known of it.
    pub fn json(&self) -> Value {
        let mut all = self.summary();
        all.insert("source".into(), json!(self.source()));
        let rest = match self {
            Shown::Duchy(duchy) => duchy_json(duchy),
            Shown::Automa(duchy) => json!({ "areas": by_colour(|colour| json!(area_rows(duchy, colour))) }),
        };
        if let Value::Object(rest) = rest {
            all.extend(rest);
        }
        Value::Object(all)
    }
}

/// A duchy as a picture of its own, each space with its name.
pub fn svg(duchy: &Duchy) -> String {
    let spaces = (0u8..).zip(&duchy.colour).zip(&duchy.number);
    let label = |((space, colour), number): ((u8, &Colour), &u8)| {
        format!("space {}: {} {number}", space + 1, colour.name())
    };
    let (labels, foot) = (spaces.map(label).collect::<Vec<_>>(), foot(&duchy.id, duchy.provenance));
    let caption = Caption { title: &duchy.title, foot: &foot };
    page::printed_duchy(duchy, &labels, caption, Style::default())
}

/// What stands below a picture.
fn foot(id: &str, provenance: Provenance) -> String {
    format!("duchy {id}, {}", provenance.in_words())
}

fn duchy_text(duchy: &Duchy, pen: Pen) -> String {
    let mut text = picture::text(duchy, pen.ansi, |space| picture::Cell::empty(duchy, space));
    text.push_str("\nregions by size:\n");
    for colour in Colour::ALL {
        let sizes: Vec<String> = sizes(duchy, colour).iter().map(u8::to_string).collect();
        text.push_str(&format!("  {} {:<10} {}\n", colour.letter(), colour.name(), sizes.join(" ")));
    }
    if !duchy.rivers.is_empty() {
        let rivers: Vec<String> =
            duchy.rivers.iter().map(|(one, other)| format!("{}–{}", one + 1, other + 1)).collect();
        text.push_str(&wrapped(&format!("rivers: {}", rivers.join(", "))));
    }
    if duchy.starts != duchy.by_colour[Colour::Castle.index()] {
        let spaces: Vec<String> = duchy.starts.into_iter().map(|space| (space + 1).to_string()).collect();
        text.push_str(&format!("starting castle: on space {}\n", spaces.join(" or ")));
    }
    text
}

fn duchy_json(duchy: &Duchy) -> Value {
    let starts: Vec<u8> = duchy.starts.into_iter().map(|space| space + 1).collect();
    let rivers: Vec<[u8; 2]> = duchy.rivers.iter().map(|(one, other)| [one + 1, other + 1]).collect();
    json!({
        "set": duchy.set.map(|set| set.name()),
        "rows": duchy.rows_text(),
        "places": duchy.hex.iter().map(|hex| [hex.row, hex.x]).collect::<Vec<_>>(),
        "rivers": rivers,
        "starts": starts,
        "regions": by_colour(|colour| json!(sizes(duchy, colour))),
        "fair": fairness(duchy).is_ok(),
    })
}

/// The rows of an area, a sign for each space.
fn area_rows(duchy: &AutomaDuchy, colour: Colour) -> Vec<String> {
    duchy.rows(colour).map(|row| row.iter().map(|mark| mark.map_or('.', Mark::sign)).collect()).collect()
}

fn by_colour(value: impl Fn(Colour) -> Value) -> Map<String, Value> {
    Colour::ALL.into_iter().map(|colour| (colour.name().to_owned(), value(colour))).collect()
}

/// The sizes of the regions of a colour, the largest first.
fn sizes(duchy: &Duchy, colour: Colour) -> Vec<u8> {
    let regions = duchy.regions.iter().filter(|region| region.colour == colour);
    let mut sizes: Vec<u8> = regions.map(|region| region.size).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes
}

/// A text in lines of a screen.
fn wrapped(text: &str) -> String {
    draw::wrap(text, WIDTH, 0).into_iter().map(|line| line + "\n").collect()
}
