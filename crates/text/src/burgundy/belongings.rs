//! What expansions give to a seat: border posts, shields, trade route, vineyard.

use super::words;
use crate::{
    Language,
    draw::{Pen, WIDTH, beside, listed, wrap},
};
use demesne_burgundy::{
    Burgundy, Expansion, State, bonus::Bonus, duchy::POSTS, shield::members, tile::VINE_NAMES,
};
use demesne_game::{Seat, Spaces, hex::connected_to};

/// The lines of all that is in play; `whole` with the vineyard as a picture and a word on each shield.
pub fn belongings(
    game: &Burgundy,
    state: &State,
    seat: Seat,
    room: usize,
    whole: bool,
    pen: Pen,
) -> Vec<String> {
    let on = |expansion| game.options().expansions.has(expansion);
    let language = pen.language;
    let mut texts = Vec::new();
    if on(Expansion::Posts) {
        texts.push(posts(game, state, seat, whole, language));
    }
    if on(Expansion::Shields) {
        texts.push(shields(state, seat, whole, language));
    }
    if on(Expansion::Routes) {
        texts.push(route(game, state, seat, whole, language));
    }
    if on(Expansion::Vineyards) && !whole {
        texts.push(planted(state, seat, language));
    }
    let mut lines: Vec<String> = texts.iter().flat_map(|text| wrap(text, room, 2)).collect();
    if on(Expansion::Vineyards) && whole {
        lines.extend(vineyard(game, state, seat, pen));
    }
    lines
}

/// X-POST-3: which posts are joined, and what was won.
fn posts(game: &Burgundy, state: &State, seat: Seat, whole: bool, language: Language) -> String {
    let names = [
        language.pick("left", "izquierdo", "esquerdo"),
        language.pick("right", "derecho", "direito"),
        language.pick("bottom", "inferior", "inferior"),
    ];
    let Some(duchy) = game.duchy_of(state, seat) else {
        let none = language.pick(
            "border posts: no board yet",
            "puestos fronterizos: aún sin tablero",
            "entrepostos: ainda sem tabuleiro",
        );
        return none.into();
    };
    let covered = state.estate(seat).covered;
    let chain_of = |post: Spaces| {
        let starts = (post & covered).into_iter();
        starts.map(|space| connected_to(Spaces::one(space), covered, &duchy.neighbours)).collect::<Vec<_>>()
    };
    let joined = |chain: &Spaces| POSTS.iter().filter(|post| post.meets(*chain)).count();
    let best = POSTS.into_iter().flat_map(chain_of).max_by_key(joined);
    let (mut reached, mut open) = (Vec::new(), Vec::new());
    for (post, name) in POSTS.into_iter().zip(names) {
        let spaces: Vec<String> = post.into_iter().map(|space| (space + 1).to_string()).collect();
        match best.is_some_and(|chain| post.meets(chain)) {
            true => reached.push(name.to_owned()),
            false => open.push(format!("{name} ({})", spaces.join(language.pick(" or ", " o ", " ou ")))),
        }
    }
    let list = listed(&reached, language);
    let mut text = match reached.len() {
        0 => language
            .pick(
                "border posts: none reached",
                "puestos fronterizos: ninguno alcanzado",
                "entrepostos: nenhum alcançado",
            )
            .to_owned(),
        1 => say!(
            language,
            "border posts: {list} reached",
            "puestos fronterizos: {list} alcanzado",
            "entrepostos: {list} alcançado"
        ),
        _ => say!(
            language,
            "border posts: {list} joined",
            "puestos fronterizos: {list} unidos",
            "entrepostos: {list} unidos"
        ),
    };
    if !open.is_empty() && whole {
        let open = listed(&open, language);
        text.push_str(&say!(language, ", to come {open}", ", por alcanzar {open}", ", por alcançar {open}"));
    }
    let owner = 1 + seat.0;
    let tiles = [
        language.pick(", has the large tile", ", tiene la loseta grande", ", tem a peça grande"),
        language.pick(", has the small tile", ", tiene la loseta pequeña", ", tem a peça pequena"),
    ];
    for (words, _) in tiles.iter().zip(state.posts.tiles).filter(|(_, tile)| *tile == owner) {
        text.push_str(words);
    }
    text
}

/// The shields on the castles.
fn shields(state: &State, seat: Seat, whole: bool, language: Language) -> String {
    let estate = state.estate(seat);
    let mut held: Vec<String> = members(estate.shields)
        .map(|shield| match whole {
            true => format!("{shield} ({})", shield_word(shield, language)),
            false => shield.to_string(),
        })
        .collect();
    if held.is_empty() {
        held.push(language.pick("none", "ninguno", "nenhum").into());
    }
    let held = held.join(", ");
    let mut text = say!(language, "shields: {held}", "escudos: {held}", "escudos: {held}");
    if estate.holds(6) {
        let copied = state.shields.copied.checked_sub(1).map(Seat);
        text.push_str(&match copied {
            Some(other) => say!(
                language,
                "; shield 6 copies {other}",
                "; el escudo 6 copia a {other}",
                "; o escudo 6 copia {other}"
            ),
            None => language
                .pick(
                    "; shield 6 copies nobody yet",
                    "; el escudo 6 aún no copia a nadie",
                    "; o escudo 6 ainda não copia ninguém",
                )
                .into(),
        });
    }
    if whole && estate.shields != 0 {
        let tribute = estate.shields.count_ones();
        text.push_str(&say!(
            language,
            "; tribute at the end of the phase: {tribute}",
            "; tributo al final de la fase: {tribute}",
            "; tributo no fim da fase: {tribute}"
        ));
    }
    text
}

/// What a shield does, in a few words.
pub const fn shield_word(shield: u8, language: Language) -> &'static str {
    match shield {
        1 => language.pick("pastures are one", "los pastos son uno", "os pastos são um só"),
        2 => language.pick(
            "a worker when others take some",
            "un trabajador cuando otros toman",
            "um trabalhador quando outros pegam",
        ),
        3 => language.pick("tribute with workers", "tributo con trabajadores", "tributo com trabalhadores"),
        4 => language.pick("storage without limit", "llaves sin límite", "espaços chave sem limite"),
        5 => language.pick(
            "ships bring one more number",
            "los barcos traen otro número",
            "navios trazem mais um número",
        ),
        6 => language.pick("monasteries of another", "monasterios de otro", "monastérios de outro"),
        7 => language.pick("bonus tiles double", "bonificaciones dobles", "peças bônus em dobro"),
        8 => language.pick("mines double", "minas dobles", "minas em dobro"),
        9 => language.pick(
            "1 silver a goods sold",
            "1 de plata por mercancía vendida",
            "1 de prata por mercadoria vendida",
        ),
        10 => language.pick(
            "monasteries double at the end",
            "monasterios dobles al final",
            "monastérios em dobro no fim",
        ),
        11 => language.pick("castles take shields", "los castillos toman escudos", "castelos pegam escudos"),
        12 => language.pick("goods sold double", "ventas dobles", "vendas em dobro"),
        13 => {
            language.pick("shields double at the end", "escudos dobles al final", "escudos em dobro no fim")
        }
        14 => language.pick(
            "a depot tile at the phase's end",
            "loseta de almacén al final de fase",
            "peça de depósito no fim da fase",
        ),
        15 => language.pick(
            "a black tile at the phase's end",
            "loseta negra al final de fase",
            "peça preta no fim da fase",
        ),
        16 => {
            language.pick("one die of any value", "un dado de cualquier valor", "um dado de qualquer valor")
        }
        17 => language.pick("regions one larger", "zonas una casilla mayores", "regiões um espaço maiores"),
        18 => language.pick(
            "tiles need not touch",
            "las losetas no tienen que tocarse",
            "as peças não precisam se tocar",
        ),
        _ => "?",
    }
}

/// X-ROUTE-3: goods laid, and the bonuses to come: a bar between tiles.
fn route(game: &Burgundy, state: &State, seat: Seat, whole: bool, language: Language) -> String {
    let route = &state.routes[seat.index()];
    if route.tiles[0] == 0 {
        let none = language.pick(
            "trade route: not dealt yet",
            "ruta comercial: aún sin repartir",
            "rota comercial: ainda não distribuída",
        );
        return none.into();
    }
    if !whole {
        let (laid, spaces) = (route.filled, route.spaces());
        return say!(
            language,
            "trade route: {laid} of {spaces} laid",
            "ruta comercial: {laid} de {spaces} puestas",
            "rota comercial: {laid} de {spaces} postas"
        );
    }
    let mut words = Vec::new();
    let mut place = 0;
    for &tile in route.tiles.iter().take_while(|&&tile| tile != 0) {
        if place > 0 {
            words.push("|".to_owned());
        }
        let Some(spaces) = game.route_tiles().tiles.get(usize::from(tile) - 1) else { continue };
        for space in spaces {
            words.push(match place < route.filled {
                true => "x".into(),
                false => format!("{}:{}", space.goods + 1, bonus_word(space.bonus, language)),
            });
            place += 1;
        }
    }
    let (laid, words) = (route.filled, words.join(" "));
    say!(
        language,
        "trade route ({laid} of {place} laid): {words}",
        "ruta comercial ({laid} de {place} puestas): {words}",
        "rota comercial ({laid} de {place} postas): {words}"
    )
}

/// A bonus action in a word.
pub const fn bonus_word(bonus: Bonus, language: Language) -> &'static str {
    match bonus {
        Bonus::Silver => language.pick("2silver", "2plata", "2prata"),
        Bonus::Workers => language.pick("4workers", "4trabaj.", "4trabal."),
        Bonus::Points => language.pick("4points", "4puntos", "4pontos"),
        Bonus::Action => language.pick("action", "acción", "ação"),
        Bonus::Building => language.pick("building", "edificio", "constr."),
        Bonus::MineMonasteryCastle => language.pick("church", "iglesia", "igreja"),
        Bonus::ShipLivestock => language.pick("market", "mercado", "mercado"),
        Bonus::Sell => language.pick("sell", "vender", "vender"),
        Bonus::Place => language.pick("place", "colocar", "colocar"),
        Bonus::BlackOrShop => language.pick("black", "negro", "paral."),
        Bonus::VineDepot => language.pick("vine", "vid", "vinha"),
    }
}

/// How many spaces of the vineyard are planted, and the vine bonus tiles.
fn planted(state: &State, seat: Seat, language: Language) -> String {
    let vineyard = &state.estate(seat).vineyard;
    let (planted, tiles) = (vineyard.covered().count_ones(), bonus_tiles(state, seat, language));
    say!(
        language,
        "vineyard: {planted} of 12 planted; bonus tiles: {tiles}",
        "viñedo: {planted} de 12 plantadas; bonificaciones: {tiles}",
        "vinhedo: {planted} de 12 plantados; bônus: {tiles}"
    )
}

fn bonus_tiles(state: &State, seat: Seat, language: Language) -> String {
    vine_list(&state.estate(seat).vineyard.bonus, language)
}

/// Types of vines, each as often as it is there.
pub fn vine_list(counts: &[u8; 6], language: Language) -> String {
    let list: Vec<String> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(vine, count)| match (words::vine(vine, language), count) {
            (name, 1) => name.to_owned(),
            (name, count) => format!("{count} {name}"),
        })
        .collect();
    if list.is_empty() { language.pick("none", "ninguna", "nenhuma").into() } else { list.join(", ") }
}

/// The vineyard board: a line a terrace, the bottom one last; of each space its number, die number and what lies or waits there.
fn vineyard(game: &Burgundy, state: &State, seat: Seat, pen: Pen) -> Vec<String> {
    let (board, vineyard) = (game.vine_board(), &state.estate(seat).vineyard);
    let language = pen.language;
    let name = pen.bold(language.pick("vineyard", "viñedo", "vinhedo"));
    let tiles = bonus_tiles(state, seat, language);
    let head = say!(
        language,
        "{name} (bottom terrace last): bonus tiles {tiles}; space(die) and what it gives",
        "{name} (la terraza inferior al final): bonificaciones {tiles}; casilla(dado) y lo que da",
        "{name} (o terraço inferior por último): bônus {tiles}; espaço(dado) e o que dá"
    );
    let mut lines = wrap(&head, WIDTH, 2);
    let mut rows: Vec<Vec<String>> = Vec::new();
    for spaces in board.terraces.iter().rev() {
        let cells = (0..12usize).filter(|space| spaces >> space & 1 != 0).map(|space| {
            let what = match vineyard.vines(space) {
                Some([one, other]) => {
                    format!("[{}-{}]", VINE_NAMES[usize::from(one)], VINE_NAMES[usize::from(other)])
                }
                None => {
                    let [one, other] = board.bonuses[space].map(|bonus| bonus_word(bonus, language));
                    format!("{one}, {other}")
                }
            };
            format!("v{}({}) {what}", space + 1, board.number[space])
        });
        rows.push(cells.collect());
    }
    for (row, cells) in rows.iter().enumerate() {
        let mut line = vec![format!("{} ", rows.len() - row)];
        for (i, cell) in cells.iter().enumerate() {
            line = beside(&line, std::slice::from_ref(cell), 3 + 25 * i);
        }
        lines.extend(line);
    }
    lines
}
