//! What belongs to the Châteautoma: cards, reserve, duchy, goods, silver.

use super::{
    coloured,
    main_board::{goods_list, name},
    words,
};
use crate::draw::{Pen, WIDTH, wrap};
use demesne_burgundy::{Burgundy, Colour, Expansion, State, automa::CardInPlay, options::Modifier};

/// Its things, in lines of a screen's width.
pub fn automa(game: &Burgundy, state: &State, pen: Pen) -> Vec<String> {
    let (Some(seat), Some(options)) = (game.automa_seat(), game.options().chateautoma) else {
        return Vec::new();
    };
    let (automa, language) = (&state.automa, pen.language);
    let mut texts = Vec::new();
    let places = [
        (
            language.pick("left card", "carta izquierda", "carta esquerda"),
            language.pick("white die 1 to 4", "dado blanco 1 a 4", "dado branco 1 a 4"),
        ),
        (
            language.pick("right card", "carta derecha", "carta direita"),
            language.pick("white die 5 or 6", "dado blanco 5 o 6", "dado branco 5 ou 6"),
        ),
    ];
    for (place, (name, dice)) in places.into_iter().enumerate() {
        let card = &automa.cards[place];
        texts.push(match card.card {
            0 => say!(
                language,
                "{name} ({dice}): not dealt yet",
                "{name} ({dice}): aún sin repartir",
                "{name} ({dice}): ainda não distribuída"
            ),
            number => {
                let points = game.county().card(number).points[options.level as usize];
                let points = words::POINT.count(i32::from(points), language);
                format!("{name} {number} ({dice}, {points}): {}", hexes(game, card, pen))
            }
        });
    }
    let mut reserve: Vec<String> = automa.reserved().map(|tile| name(game, tile, pen)).collect();
    if let Some(wild) = automa.wild {
        let wild = name(game, wild, pen);
        reserve.push(say!(language, "a face-down {wild}", "{wild} boca abajo", "{wild} virada para baixo"));
    }
    let estate = state.estate(seat);
    let goods = goods_list(&estate.goods);
    let goods = if goods.is_empty() { language.pick("none", "ninguna", "nenhuma") } else { &goods };
    let reserve = match reserve.is_empty() {
        true => language.pick("empty", "vacío", "vazia").into(),
        false => reserve.join(", "),
    };
    let silver = words::silver(estate.silver, language);
    texts.push(say!(
        language,
        "{silver}; goods: {goods}; reserve: {reserve}",
        "{silver}; mercancías: {goods}; depósito: {reserve}",
        "{silver}; mercadorias: {goods}; reserva: {reserve}"
    ));
    let areas = game.areas();
    let covered = Colour::ALL.map(|colour| {
        let i = colour.index();
        let tiles = automa.moved(colour) + areas.face_down[i] + areas.face_up[i];
        let (colour, spaces) = (words::colour(colour, language), areas.spaces[i]);
        say!(
            language,
            "{colour} {tiles} of {spaces}",
            "{colour} {tiles} de {spaces}",
            "{colour} {tiles} de {spaces}"
        )
    });
    let (side, covered) = (&areas.side, covered.join(", "));
    texts.push(say!(
        language,
        "duchy (side {side}): {covered}",
        "ducado (cara {side}): {covered}",
        "ducado (lado {side}): {covered}"
    ));
    let on = |expansion| game.options().expansions.has(expansion);
    let mut more = Vec::new();
    if on(Expansion::Shields) {
        let shields = automa.shields;
        more.push(say!(language, "{shields} shields", "{shields} escudos", "{shields} escudos"));
    }
    if on(Expansion::Vineyards) {
        let doubles = automa.doubles;
        more.push(say!(
            language,
            "{doubles} double tiles",
            "{doubles} losetas dobles",
            "{doubles} hexaminós"
        ));
    }
    if on(Expansion::Posts) {
        let posts = automa.posts;
        more.push(say!(
            language,
            "{posts} completed cards with a border post",
            "{posts} cartas completadas con puesto fronterizo",
            "{posts} cartas completadas com entreposto"
        ));
    }
    if options.has(Modifier::D) {
        let marks = language.pick(
            "marks of its duchy give extra turns",
            "las marcas de su ducado dan turnos adicionales",
            "as marcas do seu ducado dão turnos adicionais",
        );
        more.push(marks.into());
    }
    if !more.is_empty() {
        texts.push(more.join(", "));
    }
    texts.iter().flat_map(|text| wrap(text, WIDTH, 4)).collect()
}

/// The hexes of a card: a tile, or the colour that is wanted; `$` sells, `&` takes a double tile.
fn hexes(game: &Burgundy, card: &CardInPlay, pen: Pen) -> String {
    let printed = game.county().card(card.card);
    let hexes = printed.hexes.iter().flatten().enumerate().map(|(hex, colour)| {
        let text = match card.tiles[hex] {
            Some(tile) if card.face_down >> hex & 1 != 0 => {
                let tile = game.tile_name(tile);
                say!(pen.language, "[face-down {tile}]", "[{tile} boca abajo]", "[{tile} virada]")
            }
            Some(tile) => format!("[{}]", name(game, tile, pen)),
            None => {
                let mut text = coloured(pen, words::colour(*colour, pen.language), *colour, false);
                if printed.sell >> hex & 1 != 0 {
                    text.push('$');
                }
                if printed.double >> hex & 1 != 0 {
                    text.push('&');
                }
                text
            }
        };
        text.replace(' ', "\u{a0}")
    });
    hexes.collect::<Vec<_>>().join(" ").replace('\u{a0}', " ")
}
