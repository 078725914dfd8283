//! A duchy as a picture of its own: one SVG file without fonts, scripts or links.

use super::{Duchy, river::course, shape::COUNTS};
use crate::colour::Colour;
use demesne_game::Hex;
use std::fmt::Write;

/// Half the width of a hex and the height from row to row, for a radius of 50.
const HALF_WIDTH: f32 = 43.3;
const ROW: f32 = 75.0;
/// From the edge of the page to the outermost centres.
const SIDE: f32 = 70.0;
const ABOVE: f32 = 130.0;
const BELOW: f32 = 120.0;

pub(super) const SERIF: &str = "'Iowan Old Style','Palatino Linotype',Palatino,P052,Georgia,serif";
pub(super) const INK: &str = "#2a1b12";
pub(super) const PALE: &str = "#5a4330";

/// The duchy as a stand-alone SVG: each space with its colour, the colour's letter, its die number and its own number.
pub fn svg(duchy: &Duchy) -> String {
    let page = Page::of(duchy);
    let mut out = String::new();
    // Writing to a String cannot fail, so its results are of no interest.
    let _ = page.head(&mut out, duchy);
    for space in 0..duchy.size {
        let _ = page.space(&mut out, duchy, space);
    }
    let _ = page.borders(&mut out, duchy);
    let _ = page.rivers(&mut out, duchy);
    let _ = page.foot(&mut out, duchy);
    out
}

/// Where the hexes lie on the page.
struct Page {
    first: Hex,
    width: f32,
    height: f32,
}

impl Page {
    fn of(duchy: &Duchy) -> Page {
        let x = || duchy.hex.iter().map(|hex| hex.x);
        let row = || duchy.hex.iter().map(|hex| hex.row);
        let first = Hex { row: row().min().unwrap_or_default(), x: x().min().unwrap_or_default() };
        let wide = f32::from(x().max().unwrap_or_default() - first.x);
        let high = f32::from(row().max().unwrap_or_default() - first.row);
        Page { first, width: wide * HALF_WIDTH + 2.0 * SIDE, height: high * ROW + ABOVE + BELOW }
    }

    fn centre(&self, hex: Hex) -> (f32, f32) {
        let (x, row) = (f32::from(hex.x - self.first.x), f32::from(hex.row - self.first.row));
        (SIDE + x * HALF_WIDTH, ABOVE + row * ROW)
    }

    fn head(&self, out: &mut String, duchy: &Duchy) -> std::fmt::Result {
        let (width, height) = (self.width, self.height);
        let title = escaped(&duchy.title);
        writeln!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0} {height:.0}" width="{width:.0}" height="{height:.0}" role="img" font-family="{SERIF}" text-anchor="middle">"#
        )?;
        writeln!(out, "<title>{title}</title>")?;
        writeln!(out, r##"<rect width="100%" height="100%" fill="#f6ecd4"/>"##)?;
        writeln!(out, r#"<text x="{:.0}" y="48" font-size="28" fill="{INK}">{title}</text>"#, width / 2.0)
    }

    fn space(&self, out: &mut String, duchy: &Duchy, space: u8) -> std::fmt::Result {
        let i = usize::from(space);
        let (x, y) = self.centre(duchy.hex[i]);
        let (colour, number) = (duchy.colour[i], duchy.number[i]);
        let (ground, line) = pigment(colour);
        let name = format!("space {}: {} {number}", space + 1, colour.name());
        writeln!(out, r#"<g transform="translate({x:.1} {y:.1})"><title>{name}</title>"#)?;
        writeln!(
            out,
            r##"<path d="M0-48 41.6-24V24L0 48-41.6 24V-24Z" fill="#f3e6c8"/><path d="M0-48 41.6-24V24L0 48-41.6 24V-24Z" fill="{ground}" fill-opacity=".42" stroke="{line}" stroke-width="1.2"/>"##
        )?;
        writeln!(
            out,
            r#"<text y="-17" font-size="22" font-weight="bold" fill="{line}">{}</text>"#,
            colour.letter()
        )?;
        writeln!(
            out,
            r##"<rect x="-14" y="-10" width="28" height="28" rx="5" fill="#fdf6e6" stroke="#b39a6c"/><text y="12" font-size="23" fill="{INK}">{number}</text>"##
        )?;
        writeln!(out, r#"<text y="36" font-size="13" fill="{INK}">{}</text></g>"#, space + 1)
    }

    /// Lead lines between regions, so that they show without their colours.
    fn borders(&self, out: &mut String, duchy: &Duchy) -> std::fmt::Result {
        write!(out, r##"<path fill="none" stroke="#5b4430" stroke-width="3.4" stroke-linecap="round" d=""##)?;
        for (i, hex) in duchy.hex.iter().enumerate() {
            for (side, other) in hex.neighbours().into_iter().enumerate() {
                let other = duchy.hex.iter().position(|at| *at == other);
                // A line between two regions is drawn once, by the later space.
                if other.is_none_or(|other| other < i && duchy.region_of[other] != duchy.region_of[i]) {
                    let (x, y) = self.centre(*hex);
                    let [(x1, y1), (x2, y2)] = SIDES[side];
                    write!(out, "M{:.1} {:.1}L{:.1} {:.1}", x + x1, y + y1, x + x2, y + y2)?;
                }
            }
        }
        writeln!(out, r#""/>"#)
    }

    fn rivers(&self, out: &mut String, duchy: &Duchy) -> std::fmt::Result {
        for &(one, other) in &duchy.rivers {
            let joined = |space: u8| space == one || space == other;
            let centre = |space: u8| self.centre(duchy.hex[usize::from(space)]);
            let others: Vec<_> = (0..duchy.size).filter(|&space| !joined(space)).map(centre).collect();
            let [(x1, y1), (x, y), (x2, y2)] = course([centre(one), centre(other)], &others);
            writeln!(
                out,
                r##"<path d="M{x1:.1} {y1:.1}Q{x:.1} {y:.1} {x2:.1} {y2:.1}" fill="none" stroke="#12548a" stroke-width="7" stroke-linecap="round" stroke-opacity=".85"><title>river {}–{}</title></path>"##,
                one + 1,
                other + 1
            )?;
        }
        Ok(())
    }

    fn foot(&self, out: &mut String, duchy: &Duchy) -> std::fmt::Result {
        let middle = self.width / 2.0;
        let letters = COUNTS.map(|(colour, _)| format!("{} {}", colour.letter(), colour.name())).join(" · ");
        let origin = duchy.provenance.in_words();
        let (high, low) = (self.height - 42.0, self.height - 20.0);
        writeln!(
            out,
            r#"<text x="{middle:.0}" y="{high:.0}" font-size="15" fill="{PALE}">{letters}</text>"#
        )?;
        writeln!(
            out,
            r#"<text x="{middle:.0}" y="{low:.0}" font-size="13" fill="{PALE}">duchy {}, {origin}</text>"#,
            escaped(&duchy.id)
        )?;
        out.push_str("</svg>\n");
        Ok(())
    }
}

/// The ends of a hex's sides, in the order of [`Hex::neighbours`].
const SIDES: [[(f32, f32); 2]; 6] = [
    [(HALF_WIDTH, -25.0), (HALF_WIDTH, 25.0)],
    [(HALF_WIDTH, 25.0), (0.0, 50.0)],
    [(0.0, 50.0), (-HALF_WIDTH, 25.0)],
    [(-HALF_WIDTH, 25.0), (-HALF_WIDTH, -25.0)],
    [(-HALF_WIDTH, -25.0), (0.0, -50.0)],
    [(0.0, -50.0), (HALF_WIDTH, -25.0)],
];

/// The pigment of a colour and the dark tone for lines and letters on it.
pub(super) fn pigment(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Castle => ("#74182f", "#450a1b"),
        Colour::Mine => ("#a9a8b3", "#4c4b55"),
        Colour::Ship => ("#12548a", "#0a3357"),
        Colour::Monastery => ("#f8de68", "#6f510a"),
        Colour::Building => ("#db8e78", "#7c3726"),
        Colour::Livestock => ("#61752b", "#3a4716"),
    }
}

/// Text as SVG has it.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
