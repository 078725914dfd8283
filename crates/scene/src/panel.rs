//! What a table looks like: panels of parts.
//!
//! On the page a panel is `<section class="panel" data-panel="ID" aria-label="TITLE"><h2>TITLE</h2><svg viewBox="FRAME">…`, and each part
//! `<g data-key="KEY">MARKUP</g>`; a thing is a `<g class="thing" role="button" aria-label="LABEL">`, with the classes `is-open`,
//! `is-bright`, `is-usable`, `is-chosen` and `is-movable` (with `data-drags="KEY"`), with `data-shows="KEY"` where it leads to another one, and a rectangle `hit` over its area. All of them lie in `<div class="scene" data-game="GAME" data-room="ROOM" data-panels="ID ID …"
//! data-usable="ID …">` (the panels that are in it with what they are besides, those where something can be touched; `data-sheet` while a tab is open), a grid that
//! the game's style sheet lays out, beside the frame's own pieces `data-panel="seats"` (who plays, and their points), `"actions"` (what is
//! asked, undo, end of turn) and `"log"`. What stands behind tabs lies in `<div class="sheet">` while its tab is open.

use crate::{Frame, Key};

/// A part of the table that is shown as one picture. Where it stands on the page its id decides, with the game's style sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    /// Its name in style sheets: `board`, `duchy`, `dice`.
    pub id: &'static str,
    /// Its name for people; read aloud, and written above it where there is room.
    pub title: String,
    /// Where there is little room it may stand behind a tab: the symbol of that tab. Panels with the same symbol share one.
    pub tab: Option<&'static str>,
    /// What else the game's style sheet should know of it, a word each: a panel with more in it needs more room.
    pub also: &'static [&'static str],
    /// The box of the picture.
    pub frame: Frame,
    /// Its parts, in the order in which they are drawn.
    pub parts: Vec<Part>,
}

/// What a style sheet is told of the panels that are always there: `data-panels` and `data-usable`. Looking for it by selectors it would do
/// so at every change.
pub fn words(panels: &[Panel]) -> (String, String) {
    let always = || panels.iter().filter(|panel| panel.tab.is_none());
    let here = always().flat_map(|panel| std::iter::once(&panel.id).chain(panel.also));
    let is_usable = |part: &Part| part.thing.as_ref().is_some_and(|thing| thing.usable);
    let usable = always().filter(|panel| panel.parts.iter().any(is_usable)).map(|panel| panel.id);
    (here.copied().collect::<Vec<_>>().join(" "), usable.collect::<Vec<_>>().join(" "))
}

/// A piece of a panel.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// Its name, the only one in its panel. For a thing it is the thing's key.
    pub key: Key,
    /// SVG markup.
    pub markup: String,
    /// What it is, where it can be touched or asked about.
    pub thing: Option<Thing>,
}

/// Something that can be touched or asked about.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// What it is and what can be done with it now, as it is read aloud: "Row 2, space 1: livestock 2, legal, free, 10 points".
    pub label: String,
    /// Where it is: arrow keys walk from one to the next.
    pub area: Frame,
    /// Whether it calls for a touch now: it is lit.
    pub open: bool,
    /// Whether it shines, too: what is to be touched before it was touched.
    pub bright: bool,
    /// Whether touching it can do something now, lit or not.
    pub usable: bool,
    /// Whether it was touched already.
    pub chosen: bool,
    /// What is dragged by whoever pulls it: itself, or what it lies on. See [`crate::Gesture::Drag`].
    pub drags: Option<Key>,
    /// What it shows where touching it does nothing else: a thing of a picture that is pushed along, which comes into view, or whose tab opens.
    pub shows: Option<Key>,
    /// What it stands for that had no room: touching it offers all of that.
    pub rest: Vec<Key>,
}

impl Part {
    /// A piece that is only looked at.
    pub fn still(key: impl Into<Key>, markup: String) -> Part {
        Part { key: key.into(), markup, thing: None }
    }
}
