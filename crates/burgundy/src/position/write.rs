//! Writing a position.

use super::MOMENTS;
use crate::{
    Burgundy, Colour, State, Tile,
    notation::space_name,
    printed::Counts,
    state::{Choice, Stage, UNKNOWN},
    tally::{During, REGIONS},
};
use demesne_game::{Lines, Seat, counts_text};

impl Burgundy {
    pub(crate) fn write_position(&self, state: &State) -> Vec<String> {
        let mut lines = Lines::new();
        let players = usize::from(self.players());
        lines.add("moment", moment(state.stage));
        lines.add("phase", char::from(b'A' + state.phase));
        lines.add("round", state.round + 1);
        if state.white > 0 {
            lines.add("white", state.white);
        }
        lines.list(
            "track",
            state.track.order[..players].iter().map(|s| format!("{s}@{}", state.track.at[s.index()])),
        );
        if state.stage.has_order() {
            lines.list("order", state.order[..players].iter().map(Seat::to_string));
            lines.add("turn", state.on_turn());
            let done = [(state.bought, "buy"), (state.hired, "hire"), (state.shields.wielded, "mark")];
            lines.list("done", done.iter().filter(|(done, _)| *done).map(|(_, what)| (*what).into()));
            lines.list("open", state.open.iter().map(|open| self.open_text(open)));
        }
        if state.veiled {
            lines.add("veiled", "yes");
        }
        for (depot, tiles) in state.depots.iter().enumerate() {
            lines.list(&format!("depot {}", depot + 1), tiles_list(self, tiles));
            lines.list(&format!("depot {} goods", depot + 1), goods_list(&state.depot_goods[depot]));
        }
        lines.list("black", tiles_list(self, &state.black));
        if state.round_goods != [0; 5] {
            let goods = state.round_goods.iter();
            lines.list("round goods", goods.map(|&n| if n == 0 { "-".into() } else { n.to_string() }));
        }
        lines.add("supply", self.supply_text(&state.supply));
        lines.add("black supply", self.supply_text(&state.black_supply));
        lines.add("goods supply", counts_text(&state.goods_supply, |kind| (kind + 1).to_string()));
        self.write_extras(state, &mut lines);
        self.write_shields(state, &mut lines);
        self.write_routes(state, &mut lines);
        self.write_vines(state, &mut lines);
        self.write_solo(state, &mut lines);
        for seat in Seat::first(self.players()) {
            self.write_seat(state, seat, &mut lines);
            self.write_vineyard(state, seat, &mut lines);
        }
        if self.options.chateautoma.is_some() {
            self.write_automa(state, &mut lines);
        }
        lines.finish()
    }

    fn write_seat(&self, state: &State, seat: Seat, lines: &mut Lines) {
        let estate = state.estate(seat);
        let key = |what: &str| format!("{seat} {what}");
        // X-TEAM-9: what partners share is said once, with the first of them.
        let holder = self.estate_holders().any(|holder| holder == seat) || Some(seat) == self.automa_seat();
        if estate.board != UNKNOWN && holder {
            let board = match self.side_open(state, seat) {
                true => self.two_sided_name(estate.board),
                false => self.board_name(estate.board).into(),
            };
            lines.add(&key("board"), board);
        }
        match state.choices[seat.index()] {
            Choice::Open => {}
            Choice::Hidden => lines.add(&key("choice"), "hidden"),
            Choice::Made { board: UNKNOWN, space } => lines.add(&key("choice"), space_name(space)),
            Choice::Made { board, space: UNKNOWN } => {
                lines.add(&key("choice"), format!("@{}", self.board_name(board)))
            }
            Choice::Made { board, space } => {
                lines.add(&key("choice"), format!("{}@{}", space_name(space), self.board_name(board)));
            }
        }
        if state.stage.in_round() && Some(seat) != self.automa_seat() {
            let dice = state.dice[seat.index()].iter();
            lines.list(&key("dice"), dice.map(|&d| if d == 0 { "-".into() } else { d.to_string() }));
        }
        if holder {
            self.write_estate(state, seat, lines);
        }
        let private = state.private[seat.index()].tiles.iter().flatten();
        lines.list(&key("private"), private.map(|&tile| self.tile_name(tile)));
        let regions = REGIONS.iter().zip(state.tally(seat).regions).map(|(name, n)| (*name, u16::from(n)));
        let during = During::ALL.iter().map(|&source| (source.name(), state.tally(seat).of(source)));
        let ransoms = [("castles-bought", u16::from(state.tally(seat).ransoms))];
        let points = regions
            .chain(during)
            .chain(ransoms)
            .filter(|(_, n)| *n > 0)
            .map(|(name, n)| format!("{name}={n}"));
        lines.list(&key("points"), points);
    }

    fn write_estate(&self, state: &State, seat: Seat, lines: &mut Lines) {
        let estate = state.estate(seat);
        let key = |what: &str| format!("{seat} {what}");
        lines.add(&key("silver"), estate.silver);
        let automa = Some(seat) == self.automa_seat();
        if !automa {
            lines.add(&key("workers"), estate.workers);
        }
        match automa && estate.kinds() == 0 {
            // It starts with goods (A2.8), so that none has to be said.
            true => lines.add(&key("goods"), "none"),
            false => lines.list(&key("goods"), goods_list(&estate.goods)),
        }
        lines.list(&key("sold"), goods_list(&estate.sold));
        lines.list(&key("storage"), estate.storage.iter().map(|tile| self.tile_name(tile)));
        let duchy = estate.covered.into_iter().filter_map(|space| Some((space, state.tile(seat, space)?)));
        lines.list(
            &key("duchy"),
            duchy.map(|(s, tile)| format!("{}={}", space_name(s), self.tile_name(tile))),
        );
        let bonuses = Colour::ALL.into_iter().flat_map(|colour| {
            let owners = state.bonus[colour.index()];
            [("large", owners[0]), ("small", owners[1])]
                .into_iter()
                .filter(|(_, owner)| *owner == state.owner(seat))
                .map(move |(size, _)| format!("{}-{size}", colour.name()))
        });
        lines.list(&key("bonus"), bonuses);
    }

    /// Every face that is left, and how many: `castle*12`.
    pub(super) fn supply_text(&self, supply: &Counts) -> String {
        counts_text(supply, |face| Tile::from_index(face).map_or(String::new(), |tile| self.tile_name(tile)))
    }
}

fn moment(stage: Stage) -> String {
    match stage {
        Stage::Shields(depot) => format!("shields {}", depot + 1),
        Stage::Route(seat) => format!("route {}", Seat(seat)),
        Stage::Gift(seat) => format!("gift {}", Seat(seat)),
        Stage::Depot(depot) => format!("depot {}", depot + 1),
        _ => MOMENTS.iter().find(|(_, s)| *s == stage).map_or("", |(name, _)| name).into(),
    }
}

fn tiles_list(game: &Burgundy, tiles: &[Option<Tile>]) -> Option<String> {
    tiles.iter().any(Option::is_some).then(|| game.tiles_text(tiles))
}

fn goods_list(goods: &[u8; 6]) -> impl Iterator<Item = String> {
    (1..=6).zip(*goods).flat_map(|(n, count)| (0..count).map(move |_| n.to_string()))
}
