//! A whole table as a viewer knows it: main board, own duchy, the others small, dock, and what expansions add.

mod expansions;
mod own;
mod rivals;

use crate::{
    board::{self, Board},
    die,
    dock::Sale,
    hex::Frame,
    mark::Mark,
    pen::N,
    seat::{self, Initials},
};
use demesne_burgundy::{Burgundy, Expansion, State};
use demesne_game::{Game, Seat, ToAct, Viewer};

/// How wide a table is.
pub const WIDTH: f32 = 1440.0;
/// How high it is without the vineyards and routes of expansions.
pub const HEIGHT: f32 = 900.0;

/// Where the main board lies.
const BOARD: Frame = Frame::new(16.0, 72.0, 404.0, 676.0);
/// Where the own duchy lies.
pub(crate) const DUCHY: Frame = Frame::new(432.0, 72.0, 712.0, 676.0);
/// Where the others are.
pub(crate) const RIVALS: Frame = Frame::new(1156.0, 72.0, 268.0, 676.0);
/// Where the dock is.
pub(crate) const DOCK: Frame = Frame::new(16.0, 756.0, 1408.0, 136.0);

/// A table as somebody sees it.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// The game.
    pub game: &'a Burgundy,
    /// What the viewer knows of the state.
    pub state: State,
    /// The seat whose duchy is large and whose things are in the dock.
    pub own: Seat,
    /// The initials of the seats.
    pub initials: Initials,
    /// What is lit.
    pub marks: Marks,
}

/// What is lit, chosen or previewed at a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks {
    /// On the main board.
    pub board: board::Lit,
    /// On spaces of the own duchy.
    pub duchy: Vec<(u8, Mark)>,
    /// On spaces of other duchies: what they did last.
    pub last: Vec<(Seat, u8)>,
    /// On the own dice.
    pub dice: [die::Lit; 2],
    /// On the tiles of the own storage, in their order.
    pub storage: Vec<Mark>,
    /// How the own goods can be sold.
    pub sales: [Option<Sale>; 6],
}

impl<'a> Table<'a> {
    /// The table as a viewer knows it. Who only looks on sees it from the seat that is to act.
    pub fn new<S: AsRef<str>>(game: &'a Burgundy, state: &State, viewer: Viewer, names: &[S]) -> Table<'a> {
        let own = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Everybody => match game.to_act(state) {
                ToAct::Seats(seats) => seats.iter().next().unwrap_or(Seat(0)),
                _ => Seat(0),
            },
        };
        let (state, initials) = (game.view(state, viewer), Initials::of(names));
        Table { game, state, own, initials, marks: Marks::default() }
    }

    /// The box of the picture.
    pub fn frame(&self) -> Frame {
        Frame::new(0.0, 0.0, WIDTH, HEIGHT + self.vines_height() + self.routes_height())
    }

    /// The main board of this table.
    pub fn board(&self) -> Board<'_> {
        Board { game: self.game, state: &self.state, initials: self.initials, lit: self.marks.board }
    }

    fn has(&self, expansion: Expansion) -> bool {
        self.game.options().expansions.has(expansion)
    }

    fn vines_height(&self) -> f32 {
        if self.has(Expansion::Vineyards) { 196.0 } else { 0.0 }
    }

    fn routes_height(&self) -> f32 {
        if self.has(Expansion::Routes) { 96.0 } else { 0.0 }
    }

    /// The seats that have an estate together, in the order of their first ones (X-TEAM-1).
    pub fn parties(&self) -> Vec<Vec<Seat>> {
        let seats = || Seat::first(self.game.seats());
        let first = |seat: &Seat| self.game.allies(*seat).iter().next() == Some(*seat);
        seats().filter(first).map(|seat| self.game.allies(seat).iter().collect()).collect()
    }

    /// The parties but the own one.
    pub fn rivals(&self) -> Vec<Vec<Seat>> {
        self.parties().into_iter().filter(|party| !party.contains(&self.own)).collect()
    }
}

/// The whole table.
pub fn table(out: &mut String, table: &Table<'_>) {
    let frame = table.frame();
    put!(out, r#"<rect width="{}" height="{}" class="page"/>"#, N(frame.width), N(frame.height));
    plates(out, table);
    sheet(out, BOARD);
    put!(out, r#"<g class="board" transform="translate({} {})">"#, N(BOARD.left), N(BOARD.top));
    board::board(out, &table.board());
    out.push_str("</g>");
    own::duchy(out, table);
    rivals::rivals(out, table);
    own::dock(out, table);
    expansions::expansions(out, table);
}

/// A sheet of vellum.
pub fn sheet(out: &mut String, frame: Frame) {
    let rect = |out: &mut String, frame: Frame, class: &str, round: u8| {
        let (x, y, width, height) = (N(frame.left), N(frame.top), N(frame.width), N(frame.height));
        put!(
            out,
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round}" class="{class}"/>"#
        );
    };
    rect(out, Frame { top: frame.top + 2.0, ..frame }.grown(1.0), "sheet-shadow", 7);
    rect(out, frame, "sheet-ground", 6);
    rect(out, frame.grown(-5.0), "sheet-rule", 3);
}

/// The points of all parties, in the middle of the top.
fn plates(out: &mut String, table: &Table<'_>) {
    let (parties, (width, _)) = (table.parties(), seat::PLATE);
    let to_act = match table.game.to_act(&table.state) {
        ToAct::Seats(seats) => seats,
        _ => Default::default(),
    };
    let step = width + 14.0;
    let left = DUCHY.centre().0 - (step * parties.len() as f32 - 14.0) / 2.0;
    for (i, party) in parties.iter().enumerate() {
        let on = party.iter().any(|seat| to_act.contains(*seat));
        let (x, first) = (left + step * i as f32, party[0]);
        let points = table.game.points(&table.state, first);
        seat::plate(out, first, table.initials.get(first), points, on, (x, 13.0));
        for &other in &party[1..] {
            seat::disc(out, other, table.initials.get(other), (x + 40.0, 50.0), 9.0);
        }
    }
}
