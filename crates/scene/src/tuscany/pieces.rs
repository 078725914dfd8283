//! Laying out the own board: three pieces in a row, turned and shifted as one likes, and the start castle (T2, T3.9, T3.10).

use super::{Tuscan, keys, labels, letter, named::Named};
use crate::{Gesture, Key, Price, Sketch, Sketching, Way};
use demesne_game::{Game, Notation, Seat, Step, Words};
use demesne_text::{
    Language,
    tuscany::{proposed_board, worth},
};
use demesne_tuscany::{
    Action, Colour, State, Tuscany,
    assembly::{Assembly, Laid},
    state::{Choice, Stage},
};

/// How far it is from piece to piece, in radii of a hex, and how far one has to be dragged to the side to change its place.
const APART: f32 = 4.5;
const ASIDE: f32 = 2.2;
/// A piece that is dragged so far up or down is shifted; half a hex is 0.87.
const UP: f32 = 0.6;
/// The radius of the hexes while pieces are laid out; drags are told in the units of the picture.
pub(super) const RADIUS: f32 = 50.0;

/// How the board stands that a seat lays out.
pub(super) fn sketching(
    table: &Tuscan<'_>,
    seat: Seat,
    sketch: Option<&Sketch>,
    language: Language,
) -> Option<Sketching> {
    let view = table.view(seat);
    if !is_asked(table.game, &view, seat) {
        return None;
    }
    let proposal = proposed_board(table.game, &view, seat)?;
    let board = sketch.and_then(|sketch| read(table.game, &view, seat, sketch)).unwrap_or(proposal);
    let way = Way {
        // Lists name each board once (T2.11); it is the same board.
        action: table.game.action_text(Action::Board(board.listed())),
        then: Vec::new(),
        keys: Vec::new(),
        needs_first: false,
        price: Price::FREE,
        points: 0,
        says: labels::lay_out(worth(table.game, board), language),
        brings: None,
    };
    Some(Sketching {
        sketch: written(table.game, board),
        proposed: board.listed() == proposal.listed(),
        grips: grips(board),
        chosen: vec![keys::start(letter(board.laid(board.start().into()).piece))],
        comes_to: Ok(way),
    })
}

/// What a gesture makes of it.
pub(super) fn resketch(table: &Tuscan<'_>, seat: Seat, sketch: &Sketch, gesture: &Gesture) -> Option<Sketch> {
    let view = table.view(seat);
    if !is_asked(table.game, &view, seat) {
        return None;
    }
    let board = read(table.game, &view, seat, sketch)?;
    let changed = match gesture {
        Gesture::Touch(key) => touched(board, Named::parse(key)?)?,
        Gesture::Drag(key, by) => match Named::parse(key)? {
            Named::Piece(letter) => dragged(board, letter, *by)?,
            _ => return None,
        },
    };
    Some(written(table.game, changed))
}

fn is_asked(game: &Tuscany, view: &State, seat: Seat) -> bool {
    view.stage == Stage::Boards && seat.0 < game.seats() && view.choices[seat.index()] == Choice::Open
}

/// The board of a sketch that a seat is making.
pub(super) fn sketched(table: &Tuscan<'_>, view: &State, seat: Seat, sketch: &Sketch) -> Option<Assembly> {
    is_asked(table.game, view, seat).then(|| read(table.game, view, seat, sketch)).flatten()
}

fn written(game: &Tuscany, board: Assembly) -> Sketch {
    Sketch(format!("board {}", game.assembly_text(board)))
}

/// The board of a sketch; none where it is none of the pieces that were dealt.
fn read(game: &Tuscany, view: &State, seat: Seat, sketch: &Sketch) -> Option<Assembly> {
    let mut words = Words::new(sketch.0.strip_prefix("board ")?);
    let board = game.read_assembly(&mut words).ok()?;
    words.finish().ok()?;
    let step = Step::seat(seat, Action::Board(board.listed()));
    game.check(view, step).is_ok().then_some(board)
}

/// A board taken apart.
struct Parts {
    laid: [Laid; 3],
    joints: [bool; 2],
    start: u8,
}

impl Parts {
    fn of(board: Assembly) -> Parts {
        Parts {
            laid: [0, 1, 2].map(|place| board.laid(place)),
            joints: [board.joints() & 1 != 0, board.joints() & 2 != 0],
            start: board.start(),
        }
    }

    fn place(&self, wanted: char) -> Option<usize> {
        self.laid.iter().position(|laid| letter(laid.piece) == wanted)
    }

    /// Two neighbours change places; the start castle stays on its piece.
    fn swap(&mut self, left: usize) {
        self.laid.swap(left, left + 1);
        self.start = match usize::from(self.start) {
            place if place == left => place as u8 + 1,
            place if place == left + 1 => place as u8 - 1,
            place => place as u8,
        };
    }

    fn whole(&self) -> Option<Assembly> {
        Assembly::new(self.laid, self.joints, self.start)
    }
}

fn touched(board: Assembly, what: Named) -> Option<Assembly> {
    let mut parts = Parts::of(board);
    match what {
        Named::Piece(letter) | Named::Turn(letter) => {
            let place = parts.place(letter)?;
            parts.laid[place].turned = !parts.laid[place].turned;
        }
        Named::Left(letter) => parts.swap(parts.place(letter)?.checked_sub(1)?),
        Named::Right(letter) => parts.swap(Some(parts.place(letter)?).filter(|&place| place < 2)?),
        Named::Joint(joint) => {
            let joint = parts.joints.get_mut(usize::from(joint))?;
            *joint = !*joint;
        }
        Named::Start(letter) => parts.start = u8::try_from(parts.place(letter)?).ok()?,
        _ => return None,
    }
    parts.whole()
}

/// T2.3, T2.5: to the side a piece changes its place, up and down it is shifted against its neighbours.
fn dragged(board: Assembly, letter: char, (dx, dy): (f32, f32)) -> Option<Assembly> {
    let mut parts = Parts::of(board);
    let place = parts.place(letter)?;
    let steps = ((dx.abs() / RADIUS + APART - ASIDE) / APART) as usize;
    let to = if dx < 0.0 { place.saturating_sub(steps) } else { (place + steps).min(2) };
    if to < place {
        (to..place).rev().for_each(|left| parts.swap(left));
    } else if to > place {
        (place..to).for_each(|left| parts.swap(left));
    } else if dy.abs() > UP * RADIUS {
        // A joint says whether its right piece lies lower.
        let down = dy > 0.0;
        if let Some(joint) = place.checked_sub(1) {
            parts.joints[joint] = down;
        }
        if let Some(joint) = parts.joints.get_mut(place) {
            *joint = !down;
        }
    }
    parts.whole().filter(|changed| *changed != board)
}

/// All that can be touched while a board is laid out.
fn grips(board: Assembly) -> Vec<Key> {
    let mut grips = vec![keys::joint(0), keys::joint(1)];
    for place in 0..3 {
        let letter = letter(board.laid(place).piece);
        grips.extend([keys::piece(letter), keys::turn(letter), keys::start(letter)]);
        if place > 0 {
            grips.push(keys::left(letter));
        }
        if place < 2 {
            grips.push(keys::right(letter));
        }
    }
    grips
}

/// The castle space of the piece at a place.
pub(super) fn castle_space(game: &Tuscany, board: Assembly, place: u8) -> Option<u8> {
    let first = place * 10;
    game.spaces_of(board, Colour::DarkGreen).into_iter().find(|space| (first..first + 10).contains(space))
}
