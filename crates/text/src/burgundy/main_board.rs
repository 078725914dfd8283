//! The main board: depots, goods, turn order, bonus tiles.

use super::{coloured, words};
use crate::{
    Language,
    draw::{Pen, WIDTH, padded, width, wrap},
    language::Noun,
};
use demesne_burgundy::{Burgundy, Colour, Expansion, State, Tile, state::Stage};
use demesne_game::{Game, Seat};

/// Inns.
const INN: Noun = Noun::new(["inn", "inns"], ["posada", "posadas"], ["estalagem", "estalagens"]);

/// The main board.
pub fn main_board(game: &Burgundy, state: &State, pen: Pen) -> Vec<String> {
    let language = pen.language;
    let mut lines: Vec<String> =
        wrap(&moment(game, state, language), WIDTH, 2).iter().map(|line| pen.bold(line)).collect();
    if state.stage.before_phase_a() {
        return lines;
    }
    let places = tile_columns(game, state);
    let depot_name = |n: usize| say!(language, "depot {n}", "almacén {n}", "depósito {n}");
    let black_name = language.pick("black", "negro", "paralelo");
    let indent = 2 + width(&depot_name(1)).max(width(black_name));
    for (depot, (tiles, goods)) in state.depots.iter().zip(&state.depot_goods).enumerate() {
        let mut line = padded(&depot_name(depot + 1), indent);
        let mut tiles = tiles.iter().flatten();
        for room in places {
            line.push_str(&padded(&tiles.next().map_or(String::new(), |&tile| name(game, tile, pen)), room));
        }
        let goods = goods_list(goods);
        let mut more = String::new();
        if !goods.is_empty() {
            more.push_str(&say!(language, "goods {goods}", "mercancías {goods}", "mercadorias {goods}"));
        }
        let shields: Vec<String> =
            state.shields.depots[depot].iter().filter(|&&n| n > 0).map(u8::to_string).collect();
        if !shields.is_empty() {
            more.push_str(if goods.is_empty() { "" } else { "  " });
            more.push_str(&format!("{} {}", language.pick("shield", "escudo", "escudo"), shields.join(" ")));
        }
        // What does not fit beside long names stands below them.
        if width(&line) + width(&more) > WIDTH {
            lines.push(line.trim_end().to_owned());
            line = " ".repeat(indent);
        }
        lines.push(format!("{line}{more}").trim_end().to_owned());
    }
    let black: Vec<String> = state.black.iter().flatten().map(|&tile| name(game, tile, pen)).collect();
    let mut black =
        if black.is_empty() { language.pick("nothing", "nada", "nada").into() } else { black.join(", ") };
    if state.inns > 0 {
        let inns = INN.count(state.inns, language);
        black.push_str(&say!(language, "; beside it {inns}", "; al lado {inns}", "; ao lado {inns}"));
    }
    let price = words::silver(2, language);
    for (i, line) in wrap(&format!("{black} ({price})"), WIDTH - indent, 0).iter().enumerate() {
        lines.push(format!("{}{line}", padded(if i == 0 { black_name } else { "" }, indent)));
    }
    let rounds: Vec<String> = state.round_goods.iter().filter(|&&n| n > 0).map(u8::to_string).collect();
    let rounds = match rounds.is_empty() {
        true => language.pick("none", "ninguna", "nenhuma").into(),
        false => rounds.join(" "),
    };
    let mut coming = say!(
        language,
        "goods to come in this phase: {rounds}",
        "mercancías por llegar en esta fase: {rounds}",
        "mercadorias por vir nesta fase: {rounds}"
    );
    if state.cleared_castles > 0 {
        let count = state.cleared_castles;
        coming.push_str(&say!(
            language,
            "; castles that can be bought back: {count}",
            "; castillos que se pueden recomprar: {count}",
            "; castelos que se podem recuperar: {count}"
        ));
    }
    lines.extend(wrap(&coming, WIDTH, 2));
    // X-SOLO-4: alone there are no bonus tiles.
    if game.options().solo.is_none() {
        let left = bonuses(game, state, language);
        let left = say!(
            language,
            "bonus tiles left {left}",
            "quedan losetas de bonificación {left}",
            "restam peças bônus {left}"
        );
        lines.extend(wrap(&left, WIDTH, 2));
    }
    if game.options().expansions.has(Expansion::Posts) {
        let worth = [game.printed().bonus_large, game.printed().bonus_small];
        let left = worth.iter().zip(state.posts.tiles).filter(|(_, owner)| *owner == 0);
        let left: Vec<String> = left.map(|(worth, _)| worth.to_string()).collect();
        let left = match left.is_empty() {
            true => language.pick("none", "ninguna", "nenhuma").into(),
            false => left.join(language.pick(" and ", " y ", " e ")),
        };
        lines.push(say!(
            language,
            "border-post tiles left, for all three posts: {left} points",
            "losetas por unir los tres puestos fronterizos (puntos): {left}",
            "peças por unir os três entrepostos (pontos): {left}"
        ));
    }
    if game.options().expansions.has(Expansion::Vineyards) {
        lines.extend(vines(game, state, language));
    }
    lines
}

/// Vine depot and shop: each place with its die numbers.
fn vines(game: &Burgundy, state: &State, language: Language) -> Vec<String> {
    let board = game.vine_board();
    let places = (0..board.places()).map(|place| {
        let dice: String =
            (1..=6).filter(|n| board.depot[place] >> (n - 1) & 1 != 0).map(|n: u8| n.to_string()).collect();
        let tile = state.vines.depot[place].map_or("-".into(), |tile| game.tile_name(tile));
        format!(
            "v{} ({} {}) {tile}",
            place + 1,
            language.pick("die", "dado", "dado"),
            dice.chars().map(String::from).collect::<Vec<_>>().join("/")
        )
    });
    let depot_name = language.pick("vine depot", "almacén de vides", "depósito de vinhas");
    let shop_name = language.pick("vine shop", "tienda de vides", "loja de vinhas");
    let indent = 2 + width(depot_name).max(width(shop_name));
    let shop: Vec<String> = state.vines.shop.iter().flatten().map(|&tile| game.tile_name(tile)).collect();
    let shop = match shop.is_empty() {
        true => language.pick("nothing", "nada", "nada").into(),
        false => shop.join(", "),
    };
    let places = places.collect::<Vec<_>>().join(", ");
    let mut lines = wrap(&format!("{depot_name} {places}"), WIDTH, indent);
    let price = words::silver(2, language);
    lines.extend(wrap(&format!("{shop_name} {shop} ({price})"), WIDTH, indent));
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
fn moment(game: &Burgundy, state: &State, language: Language) -> String {
    let players = usize::from(game.seats());
    let what = match state.stage {
        Stage::Over => {
            return language
                .pick("The game is over.", "La partida ha terminado.", "A partida acabou.")
                .into();
        }
        stage if stage.before_phase_a() => {
            language.pick("Before the game", "Antes de la partida", "Antes da partida").into()
        }
        _ => {
            let (phase, round) = (char::from(b'A' + state.phase), state.round + 1);
            say!(
                language,
                "Phase {phase}, round {round}",
                "Fase {phase}, ronda {round}",
                "Fase {phase}, rodada {round}"
            )
        }
    };
    let mut line = what;
    if game.options().solo.is_some() && !state.stage.before_phase_a() {
        let round = super::round(state);
        line.push_str(&say!(
            language,
            " · round {round} of 25",
            " · ronda {round} de 25",
            " · rodada {round} de 25"
        ));
    }
    if state.white > 0 {
        let white = state.white;
        line.push_str(&say!(
            language,
            " · white die {white}",
            " · dado blanco {white}",
            " · dado branco {white}"
        ));
    }
    let seats = |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
    if state.stage == Stage::Turn && players > 1 {
        let order = seats(&state.order[..players]);
        line.push_str(&say!(language, " · order {order}", " · orden {order}", " · ordem {order}"));
        if state.paired {
            let on_turn = state.on_turn();
            let team = game.allies(on_turn).iter().collect::<Vec<_>>();
            let team = seats(&team);
            line.push_str(&say!(
                language,
                " · turn of {on_turn} (team {team})",
                " · turno de {on_turn} (equipo {team})",
                " · vez de {on_turn} (time {team})"
            ));
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
    let track = track.join(", ");
    line.push_str(&say!(language, " · track {track}", " · marcador {track}", " · indicador {track}"));
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
fn bonuses(game: &Burgundy, state: &State, language: Language) -> String {
    let worth = [game.printed().bonus_large, game.printed().bonus_small];
    let left = [0, 1].map(|size| {
        let free: Vec<&str> = Colour::ALL
            .into_iter()
            .filter(|colour| state.bonus[colour.index()][size] == 0)
            .map(|colour| words::colour(colour, language))
            .collect();
        let list = match free.len() {
            0 => language.pick("none", "ninguna", "nenhuma").into(),
            6 => language.pick("all", "todas", "todas").into(),
            _ => free.join(" "),
        };
        let points = worth[size];
        say!(language, "for {points}: {list}", "de {points}: {list}", "de {points}: {list}")
    });
    left.join("; ")
}
