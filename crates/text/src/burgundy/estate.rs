//! What belongs to a seat: its duchy in two sizes, and all that lies beside it.

use super::{
    coloured,
    main_board::goods_list,
    words::{POINT, WORKER, silver},
};
use crate::{
    Language,
    draw::{Pen, WIDTH, wrap},
};
use demesne_burgundy::{
    Burgundy, Edition, State, Tile,
    duchy::{Duchy, picture},
    state::{Choice, Stage},
    tile::{Face, GEESE, species_name},
};
use demesne_game::{Game, Seat};

/// The columns of a duchy drawn small.
const SMALL: usize = 34;
/// Four letters for each building.
const BUILDINGS: [&str; 10] =
    ["ware", "towr", "work", "chur", "mark", "bord", "bank", "hall", "whit", "cran"];

/// A tile in at most four characters.
pub fn symbol(tile: Tile, edition: Edition) -> String {
    match tile.face() {
        Face::Castle => "cast".into(),
        Face::Mine => "mine".into(),
        Face::Ship => "ship".into(),
        Face::Monastery(number) => format!("m{number}"),
        Face::Building(kind) => BUILDINGS[kind as usize].into(),
        Face::Inn => "inn".into(),
        Face::FaceDown => "????".into(),
        Face::Double(..) => "vine".into(),
        Face::Livestock(GEESE, _) => "gees".into(),
        Face::Livestock(species, animals) => {
            format!("{}{animals}", species_name(species, edition).chars().take(3).collect::<String>())
        }
    }
}

/// The duchy in hexes: an empty space shows its number, its colour's letter and its die number, a covered one its tile.
pub fn duchy(game: &Burgundy, state: &State, seat: Seat, pen: Pen) -> Vec<String> {
    let Some(duchy) = game.duchy_of(state, seat) else { return vec![no_board(pen.language).into()] };
    let edition = game.options().edition;
    let cell = |space| match state.tile(seat, space) {
        None => picture::Cell::empty(duchy, space),
        Some(tile) => picture::Cell {
            top: symbol(tile, edition),
            // The colour of the space: an inn or a face-down tile has none of its own.
            bottom: format!("[{}]", duchy.colour[usize::from(space)].letter()),
            colour: Some(duchy.colour[usize::from(space)]),
            strong: true,
        },
    };
    picture::text(duchy, pen.ansi, cell).lines().map(str::to_owned).collect()
}

/// The duchy small, a line a row: `12B4` is space 12, for a building, with the die number 4.
pub fn small_duchy(game: &Burgundy, state: &State, seat: Seat, pen: Pen) -> Vec<String> {
    let Some(duchy) = game.duchy_of(state, seat) else { return vec![no_board(pen.language).into()] };
    let left = duchy.hex.iter().map(|hex| hex.x).min().unwrap_or_default();
    let mut lines: Vec<(i16, String, usize)> = Vec::new();
    for space in 0..duchy.size {
        let hex = duchy.hex[usize::from(space)];
        if lines.last().is_none_or(|(row, ..)| *row != hex.row) {
            lines.push((hex.row, String::new(), 0));
        }
        let Some((_, line, column)) = lines.last_mut() else { continue };
        let start = usize::from(left.abs_diff(hex.x)) * 5 / 2;
        line.push_str(&" ".repeat(start.saturating_sub(*column)));
        line.push_str(&small_cell(game, duchy, state, seat, space, pen));
        *column = start + 4;
    }
    debug_assert!(lines.iter().all(|(.., column)| *column <= SMALL) || duchy.size > 37);
    lines.into_iter().map(|(_, line, _)| line.trim_end().to_owned()).collect()
}

fn small_cell(game: &Burgundy, duchy: &Duchy, state: &State, seat: Seat, space: u8, pen: Pen) -> String {
    let i = usize::from(space);
    match state.tile(seat, space) {
        Some(tile) => {
            coloured(pen, &format!("{:^4}", symbol(tile, game.options().edition)), duchy.colour[i], true)
        }
        None => {
            let text = format!("{:2}{}{}", space + 1, duchy.colour[i].letter(), duchy.number[i]);
            coloured(pen, &text, duchy.colour[i], false)
        }
    }
}

/// Points, dice, workers, silver, storage and goods, in lines of at most `room` columns; with more room than a screen has the first
/// line is left whole.
pub fn standing(game: &Burgundy, state: &State, seat: Seat, room: usize, language: Language) -> Vec<String> {
    let [stored, goods] = stores(game, state, seat, language);
    let mut texts = vec![counters(game, state, seat, language)];
    match room >= WIDTH {
        true => texts.push(format!("{stored}; {goods}")),
        false => texts.extend([stored, goods]),
    }
    // The first line may get a name before it, and is wrapped with it then.
    let first = if room > WIDTH { texts.drain(..1).collect() } else { Vec::new() };
    first.into_iter().chain(texts.iter().flat_map(|text| wrap(text, room.min(WIDTH), 2))).collect()
}

fn counters(game: &Burgundy, state: &State, seat: Seat, language: Language) -> String {
    let estate = state.estate(seat);
    let (marker, target) = (state.solo.marker, state.solo.target);
    let mut text = match (game.options().solo, game.duchy_of(state, seat)) {
        (Some(_), Some(duchy)) => {
            let (covered, size) = (estate.covered.len(), duchy.size);
            say!(
                language,
                "marker {marker}, target {target}, {covered} of {size} spaces covered",
                "indicador {marker}, objetivo {target}, {covered} de {size} casillas cubiertas",
                "marcador {marker}, objetivo {target}, {covered} de {size} espaços cobertos"
            )
        }
        (Some(_), None) => say!(
            language,
            "marker {marker}, target {target}",
            "indicador {marker}, objetivo {target}",
            "marcador {marker}, objetivo {target}"
        ),
        _ => POINT.count(game.points(state, seat), language),
    };
    if state.paired {
        let each: Vec<String> = game
            .allies(seat)
            .iter()
            .map(|ally| format!("{ally} {}", state.tally(ally).total(&game.printed().region_size)))
            .collect();
        text.push_str(&format!(" ({})", each.join(", ")));
    }
    text.push_str(&format!(
        ", {}, {}",
        WORKER.count(estate.workers, language),
        silver(estate.silver, language)
    ));
    if state.stage == Stage::Turn {
        let pairs: Vec<String> = game
            .allies(seat)
            .iter()
            .map(|ally| {
                let dice: Vec<String> =
                    state.dice[ally.index()].iter().filter(|&&die| die != 0).map(u8::to_string).collect();
                let dice = match dice.is_empty() {
                    true => language.pick("used", "usados", "usados").into(),
                    false => dice.join(language.pick(" and ", " y ", " e ")),
                };
                if state.paired { format!("{ally} {dice}") } else { dice }
            })
            .collect();
        let pairs = pairs.join(", ");
        text.push_str(&say!(language, ", dice {pairs}", ", dados {pairs}", ", dados {pairs}"));
    }
    if state.choices[seat.index()] != Choice::Open {
        text.push_str(language.pick(", has chosen", ", ya ha elegido", ", já escolheu"));
    }
    text
}

/// What lies in storage, and goods.
fn stores(game: &Burgundy, state: &State, seat: Seat, language: Language) -> [String; 2] {
    let estate = state.estate(seat);
    let names = |tiles: &mut dyn Iterator<Item = Tile>| {
        let names: Vec<String> = tiles.map(|tile| game.tile_name(tile)).collect();
        match names.is_empty() {
            true => language.pick("empty", "vacías", "vazios").into(),
            false => names.join(", "),
        }
    };
    let mut stored = names(&mut estate.storage.iter());
    if state.paired {
        stored = say!(language, "shared {stored}", "comunes {stored}", "comuns {stored}");
        for ally in game.allies(seat).iter() {
            let private = names(&mut state.private[ally.index()].tiles.into_iter().flatten());
            stored.push_str(&say!(
                language,
                "; {ally}'s own {private}",
                "; propias de {ally} {private}",
                "; próprios de {ally} {private}"
            ));
        }
    }
    let goods = goods_list(&estate.goods);
    let goods = if goods.is_empty() { language.pick("none", "ninguna", "nenhuma") } else { &goods };
    let sold: u32 = estate.sold.iter().map(|&n| u32::from(n)).sum();
    let sold = match sold {
        0 => String::new(),
        1 => language.pick(", 1 sold", ", 1 vendida", ", 1 vendida").into(),
        _ => say!(language, ", {sold} sold", ", {sold} vendidas", ", {sold} vendidas"),
    };
    [
        say!(language, "storage: {stored}", "casillas de llave: {stored}", "espaços chave: {stored}"),
        say!(language, "goods: {goods}{sold}", "mercancías: {goods}{sold}", "mercadorias: {goods}{sold}"),
    ]
}

/// In the place of a board.
const fn no_board(language: Language) -> &'static str {
    language.pick("(no board yet)", "(aún sin tablero)", "(ainda sem tabuleiro)")
}
