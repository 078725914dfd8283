//! Seats: the colour, the initial that always goes with it, the points.

use crate::{hex::Point, pen::N};
use demesne_game::{MAX_SEATS, Seat};

/// The initials of the seats: a letter of each name, unlike the others where the names allow it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Initials([char; MAX_SEATS]);

impl Initials {
    /// The initials of names, in the order of the seats. Who has no name has the number of the seat; who would have the
    /// initial of another has the next letter of the name that nobody has.
    pub fn of<S: AsRef<str>>(names: &[S]) -> Initials {
        let mut initials = [' '; MAX_SEATS];
        for i in 0..MAX_SEATS {
            let name = names.get(i).map_or("", AsRef::as_ref);
            let mut letters = name.chars().filter(|sign| sign.is_alphanumeric()).map(upper);
            let number = char::from_digit(i as u32 + 1, 10).unwrap_or('?');
            initials[i] = letters.find(|letter| !initials[..i].contains(letter)).unwrap_or(number);
        }
        Initials(initials)
    }

    /// The initial of a seat.
    pub const fn get(&self, seat: Seat) -> char {
        self.0[seat.0 as usize % MAX_SEATS]
    }
}

impl Default for Initials {
    /// Numbers.
    fn default() -> Initials {
        Initials::of::<&str>(&[])
    }
}

fn upper(sign: char) -> char {
    // Letters that become two (ß) stay as they are.
    let mut large = sign.to_uppercase();
    match (large.next(), large.next()) {
        (Some(one), None) => one,
        _ => sign,
    }
}

/// The ink of a seat: `var(--p-1)` to `var(--p-4)`.
pub const fn ink(seat: Seat) -> &'static str {
    ["var(--p-1)", "var(--p-2)", "var(--p-3)", "var(--p-4)"][seat.0 as usize % MAX_SEATS]
}

/// The dark tone of a seat, for the edge of its dice.
pub const fn dark(seat: Seat) -> &'static str {
    ["#6b1c17", "#193a58", "#2f4726", "#46305a"][seat.0 as usize % MAX_SEATS]
}

/// A seat's disc with its initial around a point.
pub fn disc(out: &mut String, seat: Seat, initial: char, (x, y): Point, radius: f32) {
    let (rim, size) = (radius * 0.94, radius * 1.06);
    put!(
        out,
        r#"<g class="seat" data-seat="{}" transform="translate({} {})"><circle r="{}" style="fill:{}"/><circle r="{}" class="seat-rim" style="stroke-width:{}px"/><text class="seat-ini" y="{}" style="font-size:{}px">"#,
        seat.0 + 1,
        N(x),
        N(y),
        N(radius),
        ink(seat),
        N(rim),
        N((radius * 0.12).min(2.0)),
        N(radius * 0.36),
        N(size)
    );
    crate::pen::escape(out, initial.encode_utf8(&mut [0; 4]));
    out.push_str("</text></g>");
}

/// How wide and how high a [`plate`] is.
pub const PLATE: (f32, f32) = (128.0, 46.0);

/// A seat's disc and its points, from the upper left corner on; on a light ground when it is its turn.
pub fn plate(out: &mut String, seat: Seat, initial: char, points: i32, on_turn: bool, (x, y): Point) {
    let (width, height) = PLATE;
    put!(out, r#"<g class="plate-seat" transform="translate({} {})">"#, N(x), N(y));
    if on_turn {
        put!(out, r#"<rect width="{width}" height="{height}" rx="{}" class="seat-on"/>"#, height / 2.0);
    }
    disc(out, seat, initial, (27.0, 23.0), 17.0);
    put!(out, r#"<text x="56" y="33" class="seat-pts">{points}</text></g>"#);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_differ() {
        let initials = Initials::of(&["Ada", "Anna", "", "élise"]);
        assert_eq!([0, 1, 2, 3].map(|seat| initials.get(Seat(seat))), ['A', 'N', '3', 'É']);
        assert_eq!(Initials::of(&["Ada", "ada", "aa"]).0, ['A', 'D', '3', '4']);
    }
}
