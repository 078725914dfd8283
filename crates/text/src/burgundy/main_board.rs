//! The main board: depots, goods, turn order, bonus tiles.

use super::coloured;
use crate::draw::{Pen, WIDTH, padded, width, wrap};
use demesne_burgundy::{Burgundy, Colour, Expansion, State, Tile, state::Stage};
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
        let mut more = String::new();
        if !goods.is_empty() {
            more.push_str(&format!("goods {goods}"));
        }
        let shields: Vec<String> =
            state.shields.depots[depot].iter().filter(|&&n| n > 0).map(u8::to_string).collect();
        if !shields.is_empty() {
            more.push_str(&format!(
                "{}shield {}",
                if goods.is_empty() { "" } else { "  " },
                shields.join(" ")
            ));
        }
        // What does not fit beside long names stands below them.
        if width(&line) + width(&more) > WIDTH {
            lines.push(line.trim_end().to_owned());
            line = " ".repeat(9);
        }
        lines.push(format!("{line}{more}").trim_end().to_owned());
    }
    let black: Vec<String> = state.black.iter().flatten().map(|&tile| name(game, tile, pen)).collect();
    let mut black = if black.is_empty() { "nothing".into() } else { black.join(", ") };
    if state.inns > 0 {
        black.push_str(&format!("; beside it {} inn{}", state.inns, if state.inns == 1 { "" } else { "s" }));
    }
    for (i, line) in wrap(&format!("{black} (2 silver)"), WIDTH - 9, 0).iter().enumerate() {
        lines.push(format!("{:9}{line}", if i == 0 { "black" } else { "" }));
    }
    let rounds: Vec<String> = state.round_goods.iter().filter(|&&n| n > 0).map(u8::to_string).collect();
    let rounds = if rounds.is_empty() { "none".into() } else { rounds.join(" ") };
    let mut coming = format!("goods to come in this phase: {rounds}");
    if state.cleared_castles > 0 {
        coming.push_str(&format!("; castles that can be bought back: {}", state.cleared_castles));
    }
    lines.push(coming);
    // X-SOLO-4: alone there are no bonus tiles.
    if game.options().solo.is_none() {
        lines.extend(wrap(&format!("bonus tiles left {}", bonuses(game, state)), WIDTH, 2));
    }
    if game.options().expansions.has(Expansion::Posts) {
        let worth = [game.printed().bonus_large, game.printed().bonus_small];
        let left = worth.iter().zip(state.posts.tiles).filter(|(_, owner)| *owner == 0);
        let left: Vec<String> = left.map(|(worth, _)| worth.to_string()).collect();
        let left = if left.is_empty() { "none".into() } else { left.join(" and ") };
        lines.push(format!("border-post tiles left, for all three posts: {left} points"));
    }
    if game.options().expansions.has(Expansion::Vineyards) {
        lines.extend(vines(game, state));
    }
    lines
}

/// Vine depot and shop: each place with its die numbers.
fn vines(game: &Burgundy, state: &State) -> Vec<String> {
    let board = game.vine_board();
    let places = (0..board.places()).map(|place| {
        let dice: String =
            (1..=6).filter(|n| board.depot[place] >> (n - 1) & 1 != 0).map(|n: u8| n.to_string()).collect();
        let tile = state.vines.depot[place].map_or("-".into(), |tile| game.tile_name(tile));
        format!(
            "v{} (die {}) {tile}",
            place + 1,
            dice.chars().map(String::from).collect::<Vec<_>>().join("/")
        )
    });
    let depot = format!("vine depot  {}", places.collect::<Vec<_>>().join(", "));
    let shop: Vec<String> = state.vines.shop.iter().flatten().map(|&tile| game.tile_name(tile)).collect();
    let shop = if shop.is_empty() { "nothing".into() } else { shop.join(", ") };
    let mut lines = wrap(&depot, WIDTH, 12);
    lines.extend(wrap(&format!("vine shop   {shop} (2 silver)"), WIDTH, 12));
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
    if game.options().solo.is_some() && !state.stage.before_phase_a() {
        line.push_str(&format!(" · round {} of 25", 5 * state.phase + state.round + 1));
    }
    if state.white > 0 {
        line.push_str(&format!(" · white die {}", state.white));
    }
    let seats = |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
    if state.stage == Stage::Turn && players > 1 {
        line.push_str(&format!(" · order {}", seats(&state.order[..players])));
        if state.paired {
            let on_turn = state.on_turn();
            let team = game.allies(on_turn).iter().collect::<Vec<_>>();
            line.push_str(&format!(" · turn of {on_turn} (team {})", seats(&team)));
        }
    }
    // X-SOLO-4: alone there is no turn order.
    if game.options().solo.is_some() {
        return line;
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
    match tile.is_wild() || tile.is_double() {
        true => game.tile_name(tile),
        false => coloured(pen, &game.tile_name(tile), tile.colour(), false),
    }
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
