//! Whole documents of Viscounts: a picture with all that it needs, for a file of its own.

use super::{
    DEFS, STYLE, sheet,
    table::{self, Table},
};
use crate::{
    defs::Theme,
    hex::Frame,
    page::{Kit, html_of, svg_of},
};

/// A picture of this game as an SVG file.
pub fn svg(body: &str, frame: Frame, title: &str, theme: Theme) -> String {
    svg_of(body, frame, title, theme, &Kit { styles: STYLE, definitions: DEFS, sheet: &sheet() })
}

/// A picture of this game as a page of its own, as wide as the window.
pub fn html(body: &str, frame: Frame, title: &str, theme: Theme) -> String {
    html_of(body, frame, title, theme, &Kit { styles: STYLE, definitions: DEFS, sheet: &sheet() })
}

/// A table as a viewer knows it, as an SVG file.
pub fn table(table: &Table<'_>, title: &str, theme: Theme) -> String {
    let mut body = String::new();
    table::table(&mut body, table);
    svg(&body, table.frame(), title, theme)
}
