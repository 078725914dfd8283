//! The main board: depots, goods, turn order, bonus tiles.

use super::{
    Pen, WIDTH,
    words::{padded, width},
    wrap,
};
use demesne_burgundy::{Burgundy, Colour, State, Tile, state::Stage};
use demesne_game::{Game, Seat};

/// The main board.
pub fn main_board(game: &Burgundy, state: &State, pen: Pen) -> Vec<String> {
    let mut lines: Vec<String> =
        wrap(&moment(game, state), WIDTH, 2).iter().map(|line| pen.bold(line)).collect();
    if state.stage.before_phase_a() {
        return lines;
    }
    let places = tile_columns(game, state);
    for (depot, (tiles, goods)) in state.depots.iter().zip(&state.depot_goods).enumerate() {
        let mut line = format!("depot {}  ", depot + 1);
        let mut tiles = tiles.iter().flatten();
        for room in places {
            line.push_str(&padded(&tiles.next().map_or(String::new(), |&tile| name(game, tile, pen)), room));
        }
        let goods = goods_list(goods);
        if !goods.is_empty() {
            line.push_str(&format!("goods {goods}"));
        }
        lines.push(line.trim_end().to_owned());
    }
    let black: Vec<String> = state.black.iter().flatten().map(|&tile| name(game, tile, pen)).collect();
    let black = if black.is_empty() { "nothing".into() } else { black.join(", ") };
    for (i, line) in wrap(&format!("{black} (2 silver)"), WIDTH - 9, 0).iter().enumerate() {
        lines.push(format!("{:9}{line}", if i == 0 { "black" } else { "" }));
    }
    let rounds: Vec<String> = state.round_goods.iter().filter(|&&n| n > 0).map(u8::to_string).collect();
    let rounds = if rounds.is_empty() { "none".into() } else { rounds.join(" ") };
    lines.push(format!("goods to come in this phase: {rounds}"));
    lines.extend(wrap(&format!("bonus tiles left {}", bonuses(game, state)), WIDTH, 2));
    lines
}

/// The columns of each place of the depots: as wide as the longest name there.
fn tile_columns(game: &Burgundy, state: &State) -> [usize; 4] {
    std::array::from_fn(|place| {
        let tiles = state.depots.iter().filter_map(|tiles| tiles.iter().flatten().nth(place));
        tiles.map(|&tile| width(&game.tile_name(tile)) + 2).max().unwrap_or(0)
    })
}

/// Where the game stands, in a line.
fn moment(game: &Burgundy, state: &State) -> String {
    let players = usize::from(game.seats());
    let what = match state.stage {
        Stage::Over => return "The game is over.".into(),
        stage if stage.before_phase_a() => "Before the game".into(),
        _ => format!("Phase {}, round {}", char::from(b'A' + state.phase), state.round + 1),
    };
    let mut line = what;
    if state.white > 0 {
        line.push_str(&format!(" · white die {}", state.white));
    }
    let seats = |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
    if state.stage == Stage::Turn {
        line.push_str(&format!(" · order {}", seats(&state.order[..players])));
    }
    let track: Vec<String> = state.track.order[..players]
        .iter()
        .map(|&seat| format!("{seat} {}", state.track.at[seat.index()]))
        .collect();
    line.push_str(&format!(" · track {}", track.join(", ")));
    line
}

/// A tile's name in its colour.
pub fn name(game: &Burgundy, tile: Tile, pen: Pen) -> String {
    pen.colour(&game.tile_name(tile), tile.colour(), false)
}

/// The numbers of goods, each as often as it is there.
pub fn goods_list(goods: &[u8; 6]) -> String {
    let numbers = (1..=6).zip(goods).flat_map(|(n, &count)| (0..count).map(move |_| n.to_string()));
    numbers.collect::<Vec<_>>().join(" ")
}

/// The bonus tiles that nobody has, the large ones and the small ones.
fn bonuses(game: &Burgundy, state: &State) -> String {
    let worth = [game.printed().bonus_large, game.printed().bonus_small];
    let left = [0, 1].map(|size| {
        let free: Vec<&str> = Colour::ALL
            .into_iter()
            .filter(|colour| state.bonus[colour.index()][size] == 0)
            .map(Colour::name)
            .collect();
        let list = match free.len() {
            0 => "none".into(),
            6 => "all".into(),
            _ => free.join(" "),
        };
        format!("for {}: {list}", worth[size])
    });
    left.join("; ")
}
