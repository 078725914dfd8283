//! What a page says and shows of tables that are no stage yet: a line on each, pictures of boards, the emblem of a game, symbols.

use super::{Draft, offer::offer};
use crate::Frame;
use demesne_draw::glyphs;
use demesne_games::Kind;
use demesne_text::Language;

/// What will be played, or is, in a few words each: the edition, the way to play, boards, expansions, and whatever is not as usual.
/// How many play is left to whoever tells it.
pub fn summary(kind: Kind, setup: &[(String, String)], language: Language) -> Vec<String> {
    Draft::raw(kind, setup).summary(language)
}

impl Draft {
    /// A table as its setup says, without asking whether it is possible.
    fn raw(kind: Kind, setup: &[(String, String)]) -> Draft {
        setup.iter().fold(Draft::new(kind), |draft, (key, value)| draft.set(key, value.clone()))
    }

    /// What will be played, in a few words each.
    pub fn summary(&self, language: Language) -> Vec<String> {
        let fields = self.fields(language);
        let mut parts = Vec::new();
        let chosen = |name: &str, value: &str| match name.is_empty() {
            true => value.to_owned(),
            false => format!("{name}: {value}"),
        };
        let (essential, details): (Vec<_>, Vec<_>) = fields.into_iter().partition(|field| field.essential);
        let (lists, plain): (Vec<_>, Vec<_>) = essential.into_iter().partition(|field| field.several);
        for field in &plain {
            let name =
                if self.way().sets.iter().any(|(key, _)| *key == field.key) { &field.name } else { "" };
            parts.extend(field.choices.iter().filter(|c| c.chosen).map(|choice| chosen(name, &choice.name)));
        }
        if let Some(boards) = self.boards(language) {
            let way = boards.ways.iter().find(|way| way.chosen && way.value != "same");
            match way {
                Some(way) => parts.push(chosen(&boards.name, &way.name)),
                None => {
                    let board = boards.boards.iter().find(|board| !board.seats.is_empty());
                    parts.extend(board.map(|board| board.name.clone()));
                }
            }
        }
        for field in lists {
            parts.extend(field.choices.into_iter().filter(|choice| choice.chosen).map(|choice| choice.name));
        }
        for field in details.iter().filter(|field| self.value(field.key).is_some()) {
            let names: Vec<&str> = field
                .choices
                .iter()
                .filter(|choice| choice.chosen)
                .map(|choice| choice.name.as_str())
                .collect();
            let value = if names.is_empty() { field.value.clone() } else { names.join(", ") };
            parts.push(chosen(&field.name, &value));
        }
        parts
    }
}

/// A board, drawn small, as a whole `<svg>`; none where there is no such board. The page needs the definitions of [`symbols`].
pub fn picture(kind: Kind, setup: &[(String, String)], board: &str) -> Option<String> {
    let (frame, markup) = offer(kind).picture(setup, board)?;
    Some(svg(frame, &markup))
}

fn svg(frame: Frame, markup: &str) -> String {
    let Frame { left, top, width, height } = frame;
    format!(r#"<svg viewBox="{left:.1} {top:.1} {width:.1} {height:.1}" aria-hidden="true">{markup}</svg>"#)
}

/// What people call the opponent that a game brings itself; a page says it before the game is opened.
pub fn automaton(kind: Kind, language: Language) -> Option<&'static str> {
    let way = offer(kind).ways().iter().find(|way| way.automaton)?;
    Some(offer(kind).way_words(way.id, language).0)
}

/// The emblem of a game: a tile, as a whole `<svg>`. The page needs the definitions of [`symbols`].
pub fn emblem(kind: Kind) -> String {
    let (ground, glyph) = match kind {
        Kind::Burgundy => ("castle", "g-castle"),
        Kind::Tuscany => ("monastery", "g-vine-2"),
        Kind::Viscounts => ("knowledge", "g-castle"),
    };
    let mut markup = format!(r#"<g class="tile" data-t="{ground}">"#);
    demesne_draw::tile::ground(&mut markup, ground);
    markup.push_str(&format!(
        r##"<use href="#{glyph}" x="-30" y="-31" width="60" height="60" class="g"/></g>"##
    ));
    svg(Frame::new(-46.0, -52.0, 92.0, 108.0), &markup)
}

/// The definitions that pictures refer to, with these symbols and the symbols that they are made of: the inside of an `<svg>` that a page
/// holds once.
pub fn symbols(ids: &[&'static str]) -> String {
    let mut all = String::from(demesne_draw::defs::DEFS);
    let mut wanted: Vec<&str> = ids.to_vec();
    let mut next = 0;
    while let Some(id) = wanted.get(next) {
        next += 1;
        let Some(symbol) = glyphs::symbol(glyphs::SHEET, id) else { continue };
        all.push_str(symbol);
        for inner in glyphs::named_in(symbol) {
            if !wanted.contains(&inner) {
                wanted.push(inner);
            }
        }
    }
    all
}
