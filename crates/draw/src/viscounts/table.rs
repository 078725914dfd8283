//! A whole table as a viewer knows it: ring, own board, the others small, hand and pairs below.

use super::{
    board::{self, Board},
    card::{self, Cards, Size},
    glyph, paper,
    portrait::Portraits,
    ring::{self, Marks, Ring},
    rival,
    shape::{open, rect, text},
};
use crate::{
    hex::{Frame, Point},
    pen::{self, N},
    seat::{self, Initials},
    table::sheet,
};
use demesne_game::{Game, Seat, SeatSet, TextError, ToAct, Viewer};
use demesne_viscounts::{EndCard, Ribbon, State, Viscounts, state::Stage};

/// How wide and how high a table is.
pub const EXTENT: (f32, f32) = (1440.0, 900.0);
const RING: Frame = Frame::new(16.0, 64.0, 684.0, 660.0);
const BOARD: Frame = Frame::new(712.0, 64.0, board::EXTENT.0, board::EXTENT.1);
const RIVALS: Frame = Frame::new(1160.0, 64.0, rival::WIDTH, 820.0);
const DOCK: Frame = Frame::new(16.0, 736.0, 1132.0, 148.0);
/// Between rivals.
const GAP: f32 = 10.0;

/// A table as somebody sees it.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// The game.
    pub game: &'a Viscounts,
    /// What the viewer knows of the state.
    pub state: State,
    /// The seat whose board is large and whose hand is below.
    pub own: Seat,
    /// The initials of the seats.
    pub initials: Initials,
    /// What is lit on the ring.
    pub marks: Marks,
    /// What is lit on the board.
    pub lit: board::Lit,
    portraits: Portraits,
}

impl<'a> Table<'a> {
    /// The table as a viewer knows it. Who only looks on sees it from the seat that is to act. An error is a fault of the data.
    pub fn new<S: AsRef<str>>(
        game: &'a Viscounts,
        state: &State,
        viewer: Viewer,
        names: &[S],
    ) -> Result<Table<'a>, TextError> {
        let person = |seat: &Seat| game.solo_seat() != Some(*seat);
        let own = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Everybody => {
                acting(game, state).iter().find(person).unwrap_or(Seat(0))
            }
        };
        Ok(Table {
            game,
            state: game.view(state, viewer),
            own,
            initials: Initials::of(names),
            marks: Marks::default(),
            lit: board::Lit::default(),
            portraits: Portraits::load(game.printed())?,
        })
    }

    /// The box of the picture.
    pub fn frame(&self) -> Frame {
        Frame::new(0.0, 0.0, EXTENT.0, EXTENT.1)
    }

    /// What its cards are drawn from.
    pub fn cards(&self) -> Cards<'_> {
        Cards { printed: self.game.printed(), portraits: &self.portraits }
    }

    /// Its ring.
    pub fn ring(&self) -> Ring<'_> {
        Ring {
            game: self.game,
            state: &self.state,
            cards: self.cards(),
            initials: self.initials,
            own: Some(self.own),
            centre: RING.centre(),
            radius: ring::RADIUS,
        }
    }

    /// The board of a seat.
    pub fn board(&self, seat: Seat) -> Board<'_> {
        Board { game: self.game, state: &self.state, cards: self.cards(), seat }
    }

    /// The seats but the own one, clockwise.
    pub fn rivals(&self) -> Vec<Seat> {
        let seats = self.game.seats();
        (1..seats).map(|nth| Seat((self.own.0 + nth) % seats)).collect()
    }
}

fn acting(game: &Viscounts, state: &State) -> SeatSet {
    match game.to_act(state) {
        ToAct::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

/// The whole table.
pub fn table(out: &mut String, table: &Table<'_>) {
    let frame = table.frame();
    put!(out, r#"<rect width="{}" height="{}" class="page"/>"#, N(frame.width), N(frame.height));
    plates(out, table);
    sheet(out, RING);
    ring::ring(out, &table.ring(), &table.marks);
    corners(out, table);
    sheet(out, BOARD);
    board::board(out, &table.board(table.own), &table.lit, (BOARD.left, BOARD.top));
    let mut top = RIVALS.top;
    for seat in table.rivals() {
        let board = table.board(seat);
        let height = rival::height(&board);
        sheet(out, Frame { top, height: height + 6.0, ..RIVALS });
        rival::rival(out, &board, &table.initials, (RIVALS.left, top));
        top += height + 6.0 + GAP;
    }
    sheet(out, DOCK);
    phases(out, table, (DOCK.left + 18.0, DOCK.top + 14.0));
    match table.state.stage {
        Stage::Pick => pairs(out, table),
        _ => hand(out, table),
    }
}

/// The points of all seats, in the middle of the top, and the round.
fn plates(out: &mut String, table: &Table<'_>) {
    let (seats, (width, _)) = (table.game.seats(), seat::PLATE);
    let (acting, step) = (acting(table.game, &table.state), width + 14.0);
    let left = EXTENT.0 / 2.0 - (step * f32::from(seats) - 14.0) / 2.0;
    for seat in Seat::first(seats) {
        let points = table.game.points(&table.state, seat);
        let x = left + step * f32::from(seat.0);
        seat::plate(out, seat, table.initials.get(seat), points, acting.contains(seat), (x, 9.0));
    }
    pen::glyph(out, "g-hourglass", (EXTENT.0 - 66.0, 32.0), 26.0);
    text(out, "vb-big", (EXTENT.0 - 48.0, 40.0), 0.0, table.state.round);
}

/// In the corners that the ring leaves free: what the end waits for, the bonus cards, the card of the leader.
fn corners(out: &mut String, table: &Table<'_>) {
    let (state, printed) = (&table.state, table.game.printed());
    let (left, right, top, low) = (RING.left + 18.0, RING.left + 666.0, RING.top + 16.0, RING.top + 560.0);
    let ((wide, high), count) = (paper::END_SMALL, table.game.seats());
    paper::end(out, printed, EndCard::Poverty, (state.poverty, count), Frame::new(left, top, wide, high));
    paper::end(
        out,
        printed,
        EndCard::Prosperity,
        (state.prosperity, count),
        Frame::new(right - wide, top, wide, high),
    );
    let seats = || Seat::first(count);
    for (i, ribbon) in Ribbon::ALL.into_iter().enumerate() {
        if seats().any(|seat| state.player(seat).has_bonus(ribbon)) {
            continue;
        }
        let (x, y) = (left + 42.0 * (i % 2) as f32, low + 42.0 * (i / 2) as f32);
        let (wide, high) = paper::BONUS_SMALL;
        paper::bonus(out, printed, ribbon, Frame::new(x, y, wide, high));
    }
    let (wide, high) = paper::LEADER;
    paper::leader(out, state.leader, &table.initials, Frame::new(right - wide, low + 12.0, wide, high));
}

/// The six phases of a turn in two rows, the current one lit (V8.1).
fn phases(out: &mut String, table: &Table<'_>, (x, y): Point) {
    open(out, "v vp", (x, y), 1.0, "");
    let turn = table.state.stage == Stage::Turn;
    for (i, id) in glyph::PHASES.into_iter().enumerate() {
        let place = (24.0 + 50.0 * (i % 3) as f32, 30.0 + 60.0 * (i / 3) as f32);
        let frame = Frame::new(place.0 - 22.0, place.1 - 22.0, 44.0, 44.0);
        let now = turn && glyph::phase(table.state.beat) == i;
        rect(out, frame, 6.0, if now { r#"class="vp-now""# } else { r#"class="v-chip""# });
        pen::glyph(out, id, place, 32.0);
    }
    out.push_str("</g>");
}

/// Where the nth of so many things of the dock is.
fn in_dock(nth: usize, of: usize, width: f32) -> Point {
    let (left, room) = (DOCK.left + 196.0, DOCK.width - 212.0);
    let step = (width + 12.0).min((room - width) / (of.max(2) - 1) as f32);
    (left + step * nth as f32, DOCK.top + 14.0)
}

/// The own hand; whoever may not see it sees backs.
fn hand(out: &mut String, table: &Table<'_>) {
    let player = table.state.player(table.own);
    let (width, height) = Size::Medium.extent();
    if table.state.knows(table.own) && player.hand.len() == player.hand_size {
        let count = usize::from(player.hand_size);
        for (nth, card) in player.hand.iter().enumerate() {
            let at = in_dock(nth, count, width);
            table.cards().card(out, card, Size::Medium, table.own, Size::Medium.at(at));
        }
        return;
    }
    for nth in 0..usize::from(player.hand_size) {
        let (left, top) = in_dock(nth, player.hand_size.into(), width);
        card::back(out, table.own, Frame::new(left, top, width, height));
    }
}

/// The pairs that are on offer in the set-up: a player card, and its hero beside it.
fn pairs(out: &mut String, table: &Table<'_>) {
    let offer: Vec<_> = table.state.pairs.iter().filter(|pair| pair.number > 0).collect();
    let ((wide, high), printed) = (Size::Medium.extent(), table.game.printed());
    let player = high * paper::PLAYER.0 / paper::PLAYER.1;
    for (nth, pair) in offer.iter().enumerate() {
        let (left, top) = in_dock(nth, offer.len(), player + wide + 4.0);
        if let Some(print) = printed.player_cards.get(usize::from(pair.number) - 1) {
            paper::player(out, print, pair.number, Frame::new(left, top, player, high));
        }
        table.cards().card(
            out,
            pair.hero,
            Size::Medium,
            table.own,
            Size::Medium.at((left + player + 4.0, top)),
        );
    }
}
