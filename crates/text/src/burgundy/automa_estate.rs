//! What belongs to the Châteautoma: cards, reserve, duchy, goods, silver.

use super::{
    coloured,
    main_board::{goods_list, name},
};
use crate::draw::{Pen, WIDTH, wrap};
use demesne_burgundy::{Burgundy, Colour, Expansion, State, automa::CardInPlay, options::Modifier};

/// Its things, in lines of a screen's width.
pub fn automa(game: &Burgundy, state: &State, pen: Pen) -> Vec<String> {
    let (Some(seat), Some(options)) = (game.automa_seat(), game.options().chateautoma) else {
        return Vec::new();
    };
    let automa = &state.automa;
    let mut texts = Vec::new();
    for (place, (side, dice)) in
        [("left", "white die 1 to 4"), ("right", "white die 5 or 6")].iter().enumerate()
    {
        let card = &automa.cards[place];
        texts.push(match card.card {
            0 => format!("{side} card ({dice}): not dealt yet"),
            number => {
                let points = game.county().card(number).points[options.level as usize];
                format!("{side} card {number} ({dice}, {points} points): {}", hexes(game, card, pen))
            }
        });
    }
    let mut reserve: Vec<String> = automa.reserved().map(|tile| name(game, tile, pen)).collect();
    if let Some(wild) = automa.wild {
        reserve.push(format!("a face-down {}", name(game, wild, pen)));
    }
    let estate = state.estate(seat);
    let goods = goods_list(&estate.goods);
    texts.push(format!(
        "{} silver; goods: {}; reserve: {}",
        estate.silver,
        if goods.is_empty() { "none" } else { &goods },
        if reserve.is_empty() { "empty".into() } else { reserve.join(", ") }
    ));
    let areas = game.areas();
    let covered = Colour::ALL.map(|colour| {
        let i = colour.index();
        let tiles = automa.moved(colour) + areas.face_down[i] + areas.face_up[i];
        format!("{} {tiles} of {}", colour.name(), areas.spaces[i])
    });
    texts.push(format!("duchy (side {}): {}", areas.side, covered.join(", ")));
    let on = |expansion| game.options().expansions.has(expansion);
    let mut more = Vec::new();
    if on(Expansion::Shields) {
        more.push(format!("{} shields", automa.shields));
    }
    if on(Expansion::Vineyards) {
        more.push(format!("{} double tiles", automa.doubles));
    }
    if on(Expansion::Posts) {
        more.push(format!("{} completed cards with a border post", automa.posts));
    }
    if options.has(Modifier::D) {
        more.push("marks of its duchy give extra turns".into());
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
            Some(tile) if card.face_down >> hex & 1 != 0 => format!("[face-down {}]", game.tile_name(tile)),
            Some(tile) => format!("[{}]", name(game, tile, pen)),
            None => {
                let mut text = coloured(pen, colour.name(), *colour, false);
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
