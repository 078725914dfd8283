//! What is seen to fly, each piece alone in its box: what is drawn of it on a panel is often part of a larger picture.

use super::panels;
use crate::{Frame, Look, Picture, Room};
use demesne_draw::{
    pen,
    seat::Initials,
    viscounts::{
        card::{self, BACK, Cards, Size},
        castle, glyph, mark,
        paper::{self, LEADER},
        ring,
        scheme::{self, SCHEME},
        tile,
    },
};
use demesne_game::{Game, Seat};
use demesne_viscounts::{BuildingKind, Card, Manuscript, Scheme, State, Viscounts};

/// How wide signs of what is gained, workers and buildings are: about as wide as they stand on the panels.
const SIGN: f32 = 28.0;
const WORKER: f32 = 25.0;
const BUILDING: f32 = 36.0;
/// The radius of a space, which a viscount stands on.
const SPACE: f32 = 19.5;
/// How wide a scheme of the solo opponent is.
const SCHEME_WIDTH: f32 = 78.0;

/// What pieces are drawn from.
pub(super) struct Pieces<'a> {
    game: &'a Viscounts,
    /// The moment after all, as whoever looks knows it.
    view: State,
    look: &'a Look<'a>,
    /// Whose things are large.
    own: Seat,
    cards: Cards<'a>,
}

/// A picture around a point in the middle of its box.
fn around(width: f32, height: f32, draw: impl FnOnce(&mut String, Frame)) -> Picture {
    let frame = Frame::new(-width / 2.0, -height / 2.0, width, height);
    let mut markup = String::from(r#"<g class="v">"#);
    draw(&mut markup, frame);
    markup.push_str("</g>");
    Picture { markup, frame }
}

impl<'a> Pieces<'a> {
    /// The pieces of a game at a moment; none where faces cannot be read.
    pub(super) fn new(game: &'a Viscounts, state: &State, look: &'a Look<'a>) -> Option<Pieces<'a>> {
        let cards = Cards { printed: game.printed(), portraits: panels::portraits(game)? };
        let own = panels::own(game, look);
        Some(Pieces { game, view: game.view(state, look.viewer), look, own, cards })
    }

    /// Whether a phone holds the table.
    pub(super) fn small(&self) -> bool {
        matches!(self.look.room, Room::Phone | Room::Across)
    }

    /// Whether what a seat has is drawn large.
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        seat == self.own
    }

    /// Whether the hand of a seat is seen with its faces.
    pub(super) fn shows_hand(&self, seat: Seat) -> bool {
        self.is_own(seat) && self.view.knows(seat)
    }

    /// A card with its face, as it lies on piles. It is known to all: whoever cannot tell draws a [`Pieces::back`].
    pub(super) fn card(&self, seat: Seat, card: Card) -> Picture {
        self.sized(seat, card, Size::Small)
    }

    /// The same as it lies on the board of a seat.
    pub(super) fn on_board(&self, seat: Seat, card: Card) -> Picture {
        match self.is_own(seat) && !self.small() {
            true => self.in_hand(seat, card),
            false => self.card(seat, card),
        }
    }

    /// The same as it lies in a hand.
    pub(super) fn in_hand(&self, seat: Seat, card: Card) -> Picture {
        self.sized(seat, card, Size::Medium)
    }

    /// The same as large as it is drawn anywhere.
    pub(super) fn large(&self, seat: Seat, card: Card) -> Picture {
        self.sized(seat, card, Size::Large)
    }

    fn sized(&self, seat: Seat, card: Card, size: Size) -> Picture {
        let (width, height) = size.extent();
        let with = (self.cards, self.look.language);
        around(width, height, |out, frame| panels::named(out, with, card, (size, frame), seat))
    }

    /// V20.1: the back of a seat's cards, with how many of them there are.
    pub(super) fn back(&self, seat: Seat, count: u8) -> Picture {
        around(BACK.0, BACK.1, |out, frame| {
            card::back(out, seat, frame);
            counted(out, count, frame);
        })
    }

    /// A viscount: it stands on the middle of a space.
    pub(super) fn viscount(&self, seat: Seat) -> Picture {
        around(2.0 * SPACE, 2.0 * SPACE, |out, _| ring::viscount(out, seat, (0.0, 0.0), SPACE))
    }

    /// A worker.
    pub(super) fn worker(&self, seat: Seat) -> Picture {
        around(WORKER, WORKER, |out, _| castle::worker(out, seat, (0.0, 0.0), WORKER))
    }

    /// So many of what a sign stands for.
    pub(super) fn sign(&self, id: &str, count: u8) -> Picture {
        around(SIGN, SIGN, |out, frame| {
            scheme::chip(out, id, (0.0, 0.0), SIGN);
            counted(out, count, frame);
        })
    }

    /// A building.
    pub(super) fn building(&self, seat: Seat, kind: BuildingKind) -> Picture {
        around(BUILDING, BUILDING, |out, _| {
            pen::glyph_styled(out, glyph::building(kind), (0.0, 0.0), BUILDING, glyph::inks(seat));
        })
    }

    /// A manuscript.
    pub(super) fn tile(&self, tile: Manuscript) -> Picture {
        self.leafed(tile, tile::SMALL)
    }

    /// The same as large as it is drawn anywhere.
    pub(super) fn leaf(&self, tile: Manuscript) -> Picture {
        self.leafed(tile, tile::LARGE)
    }

    fn leafed(&self, tile: Manuscript, (width, height): (f32, f32)) -> Picture {
        around(width, height, |out, frame| tile::tile(out, self.game.printed(), tile, frame))
    }

    /// The card of the castle's leader.
    pub(super) fn leader(&self) -> Picture {
        let initials = Initials::of(self.look.names);
        around(LEADER.0, LEADER.1, |out, frame| paper::leader(out, self.view.leader, &initials, frame))
    }

    /// A scheme of the solo opponent.
    pub(super) fn scheme(&self, one: Scheme) -> Picture {
        let height = SCHEME_WIDTH * SCHEME.1 / SCHEME.0;
        around(SCHEME_WIDTH, height, |out, frame| scheme::scheme(out, self.game.printed(), one, frame))
    }
}

/// How many a picture stands for, at its lower right corner; nothing where it is one.
fn counted(out: &mut String, count: u8, frame: Frame) {
    if count > 1 {
        mark::pill(out, count.into(), (frame.left + frame.width - 3.0, frame.top + frame.height - 3.0));
    }
}
