//! A player board: the way of the cards, the tally of icons, the track, the buildings, means, debts and deeds, manuscripts.
//!
//! Each part is drawn from its own upper left corner, 400 wide, so that it can stand alone; [`board`] puts them below each other.

pub mod means;
pub mod posts;
pub mod scrolls;
pub mod slots;
pub mod tally;
pub mod track;

use super::{card::Cards, shape::open};
use crate::{
    hex::{Frame, Point},
    pen::N,
};
use demesne_game::Seat;
use demesne_viscounts::{Icon, Icons, State, Viscounts, ability::Currency, state::Player};

/// How wide and how high a whole board is.
pub const EXTENT: (f32, f32) = (436.0, 660.0);
/// How wide a part is.
pub const WIDTH: f32 = 400.0;

/// The board of a seat.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The game.
    pub game: &'a Viscounts,
    /// What lies on it.
    pub state: &'a State,
    /// What cards are drawn from.
    pub cards: Cards<'a>,
    /// Whose board it is.
    pub seat: Seat,
}

impl<'a> Board<'a> {
    /// What the seat has.
    pub const fn player(&self) -> &'a Player {
        self.state.player(self.seat)
    }

    /// The icons that count now.
    pub fn icons(&self) -> Icons {
        match self.game.solo_seat() == Some(self.seat) {
            true => self.game.solo_icons(self.state),
            false => self.game.icons(self.state, self.seat),
        }
    }
}

/// What is lit on a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lit {
    /// The icon that the action under way needs: its seal lies on gold.
    pub needed: Option<Icon>,
    /// What is about to be paid.
    pub paying: Vec<(Currency, u16)>,
    /// Where a marker would come to.
    pub coming: track::Coming,
}

/// A part of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Deck, slots, door and discard pile.
    Slots,
    /// The tally of icons.
    Tally,
    /// The track.
    Track,
    /// The buildings.
    Posts,
    /// Silver, resources and workers.
    Means,
    /// Debts and deeds.
    Documents,
    /// Manuscripts.
    Scrolls,
}

impl Part {
    /// All of them, from above.
    pub const ALL: [Part; 7] =
        [Part::Slots, Part::Tally, Part::Track, Part::Posts, Part::Means, Part::Documents, Part::Scrolls];

    /// Where it is on a whole board, from the board's corner.
    pub const fn frame(self) -> Frame {
        let (top, height) = match self {
            Part::Slots => (26.0, slots::HEIGHT),
            Part::Tally => (167.0, tally::HEIGHT),
            Part::Track => (234.0, track::HEIGHT),
            Part::Posts => (353.0, posts::HEIGHT),
            Part::Means => (455.0, means::HEIGHT),
            Part::Documents => (497.0, means::HEIGHT),
            Part::Scrolls => (567.0, scrolls::HEIGHT),
        };
        Frame::new(18.0, top, WIDTH, height)
    }
}

/// Where the host can say what a part is: in the line above it, from the board's corner; some parts need no word.
pub const fn label(part: Part) -> Option<Frame> {
    let top = match part {
        Part::Slots => 10.0,
        Part::Track => 213.0,
        Part::Scrolls => 547.0,
        _ => return None,
    };
    Some(Frame::new(18.0, top, WIDTH, 18.0))
}

/// The whole board from its upper left corner on.
pub fn board(out: &mut String, board: &Board<'_>, lit: &Lit, (x, y): Point) {
    open(out, "v vb", (x, y), 1.0, &format!(r#"data-board="p{}""#, board.seat.0 + 1));
    for top in [162.0, 210.0, 346.0, 448.0, 544.0] {
        put!(out, r#"<path d="M18 {}H418" class="vb-hair"/>"#, N(top));
    }
    for part in Part::ALL {
        let Frame { left, top, .. } = part.frame();
        self::part(out, board, lit, part, (left, top));
    }
    out.push_str("</g>");
}

/// One part from its upper left corner on.
pub fn part(out: &mut String, board: &Board<'_>, lit: &Lit, part: Part, at: Point) {
    match part {
        Part::Slots => slots::slots(out, board, at),
        Part::Tally => tally::tally(out, board.icons(), lit.needed, at),
        Part::Track => {
            let track =
                track::Track { rows: Some(track::gains(board)), ..track::Track::of(board, at, WIDTH) };
            track::track(out, &track, lit.coming);
        }
        Part::Posts => posts::posts(out, board, at),
        Part::Means => means::means(out, board, &lit.paying, at),
        Part::Documents => means::documents(out, board, at),
        Part::Scrolls => scrolls::scrolls(out, board, at),
    }
}
