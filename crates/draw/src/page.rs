//! Whole documents: a picture with all that it needs, for a file of its own.

use crate::{
    automa,
    defs::{self, Theme},
    duchy::{self, Picture},
    glyphs,
    hex::Frame,
    pen::{N, escape},
    table::{self, Table},
};
use demesne_burgundy::{
    Edition,
    duchy::{AutomaDuchy, Duchy},
};

/// What the host says about a picture, in its own language. An empty text is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Caption<'a> {
    /// Above the picture, and the name of the document.
    pub title: &'a str,
    /// Below it.
    pub foot: &'a str,
}

/// How a document is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// By which light it is seen.
    pub theme: Theme,
    /// Whose symbols it has.
    pub edition: Edition,
}

impl Default for Style {
    fn default() -> Style {
        Style { theme: Theme::Reader, edition: Edition::Special }
    }
}

/// What a game's pictures need besides what all pictures do.
pub(crate) struct Kit<'a> {
    /// Its styles.
    pub styles: &'a str,
    /// Its definitions.
    pub definitions: &'a str,
    /// The symbols from which a document takes those that it shows.
    pub sheet: &'a str,
}

/// A picture as an SVG file.
pub fn svg(body: &str, frame: Frame, title: &str, style: Style) -> String {
    let kit = Kit { styles: "", definitions: "", sheet: &glyphs::sheet(style.edition) };
    svg_of(body, frame, title, style.theme, &kit)
}

/// A picture of any game as an SVG file.
pub(crate) fn svg_of(body: &str, frame: Frame, title: &str, theme: Theme, kit: &Kit<'_>) -> String {
    let mut out = String::with_capacity(body.len() + 40_000);
    open(&mut out, frame, theme.attribute());
    put!(out, "\n<title>");
    escape(&mut out, title);
    out.push_str("</title>\n<style>");
    defs::style(&mut out);
    defs::themed(&mut out, kit.styles);
    out.push_str("</style>\n");
    needed(&mut out, body, kit);
    out.push_str(body);
    out.push_str("\n</svg>\n");
    out
}

/// A picture as a page of its own, as wide as the window.
pub fn html(body: &str, frame: Frame, title: &str, style: Style) -> String {
    let kit = Kit { styles: "", definitions: "", sheet: &glyphs::sheet(style.edition) };
    html_of(body, frame, title, style.theme, &kit)
}

/// A picture of any game as a page of its own.
pub(crate) fn html_of(body: &str, frame: Frame, title: &str, theme: Theme, kit: &Kit<'_>) -> String {
    let mut out = String::with_capacity(body.len() + 40_000);
    put!(out, "<!doctype html>\n<html{}>\n<head><meta charset=\"utf-8\"/>", theme.attribute());
    out.push_str(r#"<meta name="viewport" content="width=device-width,initial-scale=1"/><title>"#);
    escape(&mut out, title);
    out.push_str("</title>\n<style>");
    defs::style(&mut out);
    defs::themed(&mut out, kit.styles);
    out.push_str("body{margin:0;background:var(--page)}svg{display:block;width:100%;height:auto}</style></head>\n<body>\n");
    open(&mut out, frame, "");
    out.push('\n');
    needed(&mut out, body, kit);
    out.push_str(body);
    out.push_str("\n</svg>\n</body>\n</html>\n");
    out
}

fn open(out: &mut String, frame: Frame, attribute: &str) {
    let (left, top, width, height) = (N(frame.left), N(frame.top), N(frame.width), N(frame.height));
    put!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" width="{width}" height="{height}" role="img"{attribute}>"#
    );
}

/// The definitions, and the symbols that the body shows, with those of which they are made.
fn needed(out: &mut String, body: &str, kit: &Kit<'_>) {
    out.push_str(defs::DEFS);
    if body.contains(r##""#spray""##) {
        out.push_str(defs::SPRAY);
    }
    out.push_str(kit.definitions);
    let mut ids = glyphs::named_in(body);
    let mut next = 0;
    while let Some(&id) = ids.get(next) {
        next += 1;
        if let Some(symbol) = glyphs::symbol(kit.sheet, id) {
            out.push_str(symbol);
            out.push('\n');
            let parts = glyphs::named_in(symbol);
            ids.extend(parts.into_iter().filter(|part| !ids.contains(part)).collect::<Vec<_>>());
        }
    }
}

/// A duchy as an SVG file: the board, what lies on it, and what the host says about it.
pub fn duchy(picture: &Picture<'_>, caption: Caption<'_>, style: Style) -> String {
    let mut body = String::new();
    let frame = on_page(&mut body, picture.frame(), caption);
    duchy::duchy(&mut body, picture);
    svg(&body, frame, caption.title, style)
}

/// A printed duchy with the places of its spaces, as an SVG file; `labels` is what the host calls the spaces.
pub fn printed_duchy(printed: &Duchy, labels: &[String], caption: Caption<'_>, style: Style) -> String {
    duchy(&Picture { places: true, labels, ..Picture::new(printed, 50.0) }, caption, style)
}

/// A side of the Châteautoma's duchy as an SVG file.
pub fn automa_duchy(printed: &AutomaDuchy, caption: Caption<'_>, style: Style) -> String {
    let picture = automa::Picture { duchy: printed, tiles: &automa::BARE, s: 40.0 };
    let mut body = String::new();
    let frame = on_page(&mut body, picture.frame(), caption);
    automa::duchy(&mut body, &picture);
    svg(&body, frame, caption.title, style)
}

/// A table as a viewer knows it, as an SVG file.
pub fn table(table: &Table<'_>, title: &str, style: Style) -> String {
    let mut body = String::new();
    table::table(&mut body, table);
    svg(&body, table.frame(), title, style)
}

/// The ground below a picture, with room for what the host says; the result is the frame of all of it.
fn on_page(body: &mut String, picture: Frame, caption: Caption<'_>) -> Frame {
    let mut frame = picture.grown(24.0);
    let above = if caption.title.is_empty() { 0.0 } else { 40.0 };
    let below = if caption.foot.is_empty() { 0.0 } else { 22.0 };
    frame = Frame::new(frame.left, frame.top - above, frame.width, frame.height + above + below);
    // A title is about 13 wide a letter: a narrow board gets a wider page.
    let missing = (13.0 * caption.title.chars().count() as f32 + 40.0)
        .max(6.6 * caption.foot.chars().count() as f32 + 40.0)
        - frame.width;
    if missing > 0.0 {
        frame = Frame::new(frame.left - missing / 2.0, frame.top, frame.width + missing, frame.height);
    }
    put!(
        body,
        r#"<rect x="{}" y="{}" width="{}" height="{}" class="page"/>"#,
        N(frame.left),
        N(frame.top),
        N(frame.width),
        N(frame.height)
    );
    let (middle, bottom) = (frame.centre().0, frame.top + frame.height);
    for (class, text, y) in
        [("caption", caption.title, frame.top + 42.0), ("foot", caption.foot, bottom - 16.0)]
    {
        if !text.is_empty() {
            put!(body, r#"<text class="{class}" x="{}" y="{}">"#, N(middle), N(y));
            escape(body, text);
            body.push_str("</text>");
        }
    }
    frame
}
