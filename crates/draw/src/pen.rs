//! Writing markup: numbers as short as they can be, and where things are put.

use std::fmt;

/// Writes at the end of a `String`, which cannot fail.
macro_rules! put {
    ($out:expr, $($what:tt)*) => {{
        use std::fmt::Write as _;
        let _ = write!($out, $($what)*);
    }};
}

/// A coordinate: one digit behind the point, none where it would be 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct N(pub f32);

/// A factor: three digits behind the point at the most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Factor(pub f32);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        short(f, self.0, 1)
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        short(f, self.0, 3)
    }
}

fn short(f: &mut fmt::Formatter<'_>, value: f32, digits: u32) -> fmt::Result {
    let unit = 10i32.pow(digits);
    let all = (value * unit as f32).round() as i32;
    let (whole, mut part) = (all.unsigned_abs() / unit as u32, all.unsigned_abs() % unit as u32);
    if all < 0 {
        f.write_str("-")?;
    }
    write!(f, "{whole}")?;
    if part == 0 {
        return Ok(());
    }
    let mut width = digits as usize;
    while part % 10 == 0 {
        part /= 10;
        width -= 1;
    }
    write!(f, ".{part:0width$}")
}

/// Where a hex is put: its centre, and its radius between centres. Hexes are drawn for a radius of 50 and scaled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct At {
    /// Rightwards.
    pub x: f32,
    /// Downwards.
    pub y: f32,
    /// The radius.
    pub s: f32,
}

impl At {
    /// A place.
    pub const fn new(x: f32, y: f32, s: f32) -> At {
        At { x, y, s }
    }
}

impl fmt::Display for At {
    /// As the value of `transform`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "translate({} {}) scale({})", N(self.x), N(self.y), Factor(self.s / crate::hex::RADIUS))
    }
}

/// Puts a symbol as a square of a width, its centre at a point.
pub fn glyph(out: &mut String, id: &str, (x, y): (f32, f32), width: f32) {
    glyph_styled(out, id, (x, y), width, "");
}

/// The same with inks of its own, such as `--ga:var(--p-1)`.
pub fn glyph_styled(out: &mut String, id: &str, (x, y): (f32, f32), width: f32, style: &str) {
    let (left, top, width) = (N(x - width / 2.0), N(y - width / 2.0), N(width));
    put!(out, r##"<use href="#{id}" x="{left}" y="{top}" width="{width}" height="{width}" class="g""##);
    if !style.is_empty() {
        put!(out, r#" style="{style}""#);
    }
    out.push_str("/>");
}

/// Text as markup has it, between tags and in quoted attributes.
pub fn escape(out: &mut String, text: &str) {
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            sign => out.push(sign),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let texts = [0.0, -0.04, 43.301, -97.0, 1.05, 12.96].map(|n| N(n).to_string());
        assert_eq!(texts, ["0", "0", "43.3", "-97", "1.1", "13"]);
        assert_eq!(
            [1.12, 0.4, 0.8333, -0.001].map(|n| Factor(n).to_string()),
            ["1.12", "0.4", "0.833", "-0.001"]
        );
    }

    #[test]
    fn text_is_escaped() {
        let mut out = String::new();
        escape(&mut out, "A <b> & \"c\"");
        assert_eq!(out, "A &lt;b&gt; &amp; &quot;c&quot;");
    }
}
