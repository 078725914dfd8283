//! Pictures of the automated opponent's duchy: its areas one below the other, spaces in rows.

use super::{
    AutomaDuchy, Mark,
    picture::paint,
    svg::{INK, PALE, SERIF, escaped, pigment},
};
use crate::colour::Colour;
use std::fmt::Write;

/// What the marks mean, for below a picture.
const LEGEND: &str = "A, B: covered from the start with modifier A, B; +: extra turn with modifier D";

/// The sides of a space and the room around it.
const SPACE: u16 = 44;
const STEP: u16 = 50;
/// Where areas begin: right of their names, below the title.
const LEFT: u16 = 170;
const TOP: u16 = 80;
const BETWEEN: u16 = 18;
const WIDTH: u16 = 560;

/// The duchy in characters. `ansi` adds colours for terminals that know 256.
pub fn automa_text(duchy: &AutomaDuchy, ansi: bool) -> String {
    let mut text = String::new();
    for colour in Colour::ALL {
        let name = format!("{} {}", colour.letter(), colour.name());
        for (row, spaces) in duchy.rows(colour).enumerate() {
            let signs: Vec<String> = spaces.iter().map(|mark| sign(*mark).to_string()).collect();
            let signs = signs.join("  ");
            let name = if row == 0 { name.as_str() } else { "" };
            let signs = if ansi { format!("{}{signs}\x1b[0m", paint(colour, false)) } else { signs };
            text.push_str(&format!("  {name:<13}{signs}\n"));
        }
    }
    if has_marks(duchy) {
        text.push_str(&format!("\n{LEGEND}\n"));
    }
    text
}

/// The duchy as a stand-alone SVG.
pub fn automa_svg(duchy: &AutomaDuchy) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail, so its result is of no interest.
    let _ = draw(&mut out, duchy);
    out
}

fn draw(out: &mut String, duchy: &AutomaDuchy) -> std::fmt::Result {
    let rows: u16 = Colour::ALL.map(|colour| duchy.rows(colour).count() as u16).iter().sum();
    let height = TOP + rows * STEP + 6 * BETWEEN + 60;
    let (title, middle) = (escaped(&duchy.label.title), WIDTH / 2);
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" font-family="{SERIF}" text-anchor="middle">"#
    )?;
    writeln!(out, "<title>{title}</title>")?;
    writeln!(out, r##"<rect width="100%" height="100%" fill="#f6ecd4"/>"##)?;
    writeln!(out, r#"<text x="{middle}" y="46" font-size="22" fill="{INK}">{title}</text>"#)?;
    let mut y = TOP;
    for colour in Colour::ALL {
        y = draw_area(out, duchy, colour, y)? + BETWEEN;
    }
    let (high, low) = (height - 38, height - 16);
    if has_marks(duchy) {
        writeln!(out, r#"<text x="{middle}" y="{high}" font-size="13" fill="{PALE}">{LEGEND}</text>"#)?;
    }
    let (id, origin) = (escaped(&duchy.label.id), duchy.label.provenance.in_words());
    writeln!(
        out,
        r#"<text x="{middle}" y="{low}" font-size="13" fill="{PALE}">duchy {id}, {origin}</text>"#
    )?;
    out.push_str("</svg>\n");
    Ok(())
}

/// Draws an area from `y` on; the result is where it ends.
fn draw_area(
    out: &mut String,
    duchy: &AutomaDuchy,
    colour: Colour,
    mut y: u16,
) -> Result<u16, std::fmt::Error> {
    let (ground, line) = pigment(colour);
    writeln!(
        out,
        r#"<text x="{}" y="{}" font-size="18" text-anchor="end" fill="{line}">{}</text>"#,
        LEFT - 16,
        y + 28,
        colour.name()
    )?;
    let mut number = 0;
    for row in duchy.rows(colour) {
        for (x, mark) in (LEFT..).step_by(STEP.into()).zip(row) {
            number += 1;
            let (name, middle) = (colour.name(), SPACE / 2);
            writeln!(
                out,
                r#"<g transform="translate({x} {y})"><title>{name} space {number}</title><rect width="{SPACE}" height="{SPACE}" rx="6" fill="{ground}" fill-opacity=".42" stroke="{line}" stroke-width="1.2"/>"#
            )?;
            if let Some(mark) = mark {
                let sign = mark.sign();
                writeln!(
                    out,
                    r#"<text x="{middle}" y="30" font-size="22" font-weight="bold" fill="{line}">{sign}</text>"#
                )?;
            }
            out.push_str("</g>\n");
        }
        y += STEP;
    }
    Ok(y)
}

fn sign(mark: Option<Mark>) -> char {
    mark.map_or('.', Mark::sign)
}

fn has_marks(duchy: &AutomaDuchy) -> bool {
    duchy.marks.as_flattened().iter().any(Option::is_some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duchy::automa_duchies;

    #[test]
    fn pictures_show_all_spaces_and_marks() {
        let sides = automa_duchies().expect("a file without errors");
        assert!(automa_text(&sides[1], false).starts_with(
            "  C castle     B  .\n               +  .\n  M mine       B  .  .\n  S ship       A  .  .\n"
        ));
        for (side, marks) in sides.iter().zip([0, 13]) {
            let text = automa_text(side, false);
            let (areas, _) = text.split_once("\n\n").unwrap_or((&text, ""));
            assert_eq!(areas.matches('.').count(), 37 - marks);
            assert_eq!(text.contains("extra turn"), marks > 0);
            let svg = automa_svg(side);
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
            assert_eq!((svg.matches("<g ").count(), svg.matches("bold").count()), (37, marks));
            assert!(svg.contains("a layout of our own"));
        }
        assert!(automa_text(&sides[1], true).contains("\x1b["));
    }
}
