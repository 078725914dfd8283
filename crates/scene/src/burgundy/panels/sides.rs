//! Both sides of the board that somebody drew, until one of them is chosen (B2.11).

use super::put;
use super::{duchy::rows, marks::Show, sheet::Sheet};
use crate::{
    Frame,
    burgundy::{keys, labels},
};
use demesne_burgundy::{
    Tile,
    duchy::Duchy,
    state::{Choice, UNKNOWN},
};
use demesne_draw::{
    duchy::{self, Picture},
    mark::{self, Mark},
    pen::{At, N, escape},
};
use demesne_game::Seat;

/// The radius of their hexes, and the room for a name above each.
const RADIUS: f32 = 34.0;
const NAME: f32 = 34.0;
const GAP: f32 = 18.0;

/// The sides, one beside the other; none where no board was drawn yet. The result is how large they are.
pub(super) fn sides(sheet: &mut Sheet<'_>, seat: Seat) -> Option<Frame> {
    let scene = sheet.scene;
    let boards = scene.game.boards_of(&scene.state, seat);
    let printed: Vec<(u8, &Duchy)> = boards
        .into_iter()
        .filter_map(|board| Some((board, scene.game.duchies().get(usize::from(board))?)))
        .collect();
    let (mut left, mut bottom) = (0.0, 0.0f32);
    for (i, &(board, side)) in printed.iter().enumerate() {
        let picture = Picture::new(side, RADIUS);
        let frame = picture.frame().grown(4.0);
        let shift = (left - frame.left, NAME - frame.top);
        sheet.still(format!("side {}", side.id), |out| {
            let x = N(left + frame.width / 2.0);
            put!(out, r#"<text class="lab lab-l" x="{x}" y="24" text-anchor="middle">"#);
            escape(out, &labels::board(&side.id, scene.look.language));
            put!(out, r#"</text><g transform="translate({} {})">"#, N(shift.0), N(shift.1));
            duchy::duchy(out, &picture);
            out.push_str("</g>");
        });
        // A space that can be chosen on both sides is touched on the first; then it is asked which is meant.
        let before: Vec<&Duchy> = printed[..i].iter().map(|(_, other)| *other).collect();
        castles(sheet, seat, (board, side), &before, |space| {
            let at = picture.at(space);
            At::new(at.x + shift.0, at.y + shift.1, at.s)
        });
        left += frame.width + GAP;
        bottom = bottom.max(NAME + frame.height);
    }
    (!printed.is_empty()).then(|| Frame::new(0.0, 0.0, left - GAP, bottom))
}

/// The castle spaces of a side, and the own choice while it waits.
fn castles(
    sheet: &mut Sheet<'_>,
    seat: Seat,
    (board, side): (u8, &Duchy),
    before: &[&Duchy],
    place: impl Fn(u8) -> At,
) {
    let scene = sheet.scene;
    let (home, places) = (scene.home(seat), rows(side));
    for space in side.starts {
        if before.iter().any(|other| other.starts.contains(space)) {
            continue;
        }
        let i = usize::from(space);
        let name = labels::board(&side.id, scene.look.language);
        let label = labels::space(places[i], (side.colour[i], side.number[i]), None, scene.look.language);
        let show = Show { price: false, points: false, coming: Some(Tile::CASTLE) };
        sheet.hex(keys::space(home, space), format!("{name}: {label}"), place(space), show, |_| {});
    }
    if let Choice::Made { board: chosen, space } = scene.state.choices[seat.index()]
        && chosen == board
        && space != UNKNOWN
        && space < side.size
    {
        sheet.mark("castle that waits", |out| {
            mark::mark(out, Mark::Preview(Tile::CASTLE, 0), place(space));
        });
    }
}
