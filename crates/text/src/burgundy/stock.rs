//! What is left in the supplies, for whoever reads it in tables; and what has left the game.

use super::{belongings::vine_list, names, words};
use crate::{Language, Stock, Stocked};
use demesne_burgundy::{Burgundy, Colour, Expansion, State, Tile, left_of, open::Open, printed::Counts};
use demesne_game::{Game, Seat};

/// All supplies; everybody may know them (B16.1).
pub fn stock(game: &Burgundy, state: &State, language: Language) -> Vec<Stock> {
    let start = game.start();
    let titled = |title: &str, rows| Stock { title: title.into(), rows, lines: Vec::new() };
    let mut all = vec![
        titled(
            language.pick("For the six depots", "Para los seis almacenes", "Para os seis depósitos"),
            tiles(game, &state.supply, &start.supply, language),
        ),
        titled(
            language.pick("For the black depot", "Para el almacén negro", "Para o depósito paralelo"),
            tiles(game, &state.black_supply, &start.black_supply, language),
        ),
        titled(language.pick("Goods", "Mercancías", "Mercadorias"), goods(state, &start, language)),
    ];
    if game.options().expansions.has(Expansion::Vineyards) {
        let bag = |state: &State| state.vines.bag.iter().map(|&n| u32::from(n)).sum();
        let name = language
            .pick("double tiles in the bag", "losetas dobles en la bolsa", "hexaminós na bolsa")
            .into();
        let vines = vine_list(&state.vines.supply, language);
        all.push(Stock {
            title: language.pick("Vineyards", "Viñedos", "Vinhedos").into(),
            rows: vec![Stocked { name, left: bag(state), of: bag(&start), faces: Vec::new() }],
            lines: vec![say!(
                language,
                "Vine bonus tiles left: {vines}",
                "Losetas de bonificación de vid que quedan: {vines}",
                "Peças bônus de vinha que restam: {vines}"
            )],
        });
    }
    if game.automa_seat().is_some() {
        all.push(cards(state, language));
    } else if game.options().solo.is_none() {
        all.extend(gone(game, state, &start, language));
    }
    all
}

/// Tiles by colour, and by face where there are several.
fn tiles(game: &Burgundy, left: &Counts, of: &Counts, language: Language) -> Vec<Stocked> {
    let mut rows = Vec::new();
    for colour in Colour::ALL {
        let faces: Vec<Stocked> = Tile::all()
            .filter(|tile| tile.has_colour(colour) && of[tile.index()] > 0)
            .map(|tile| Stocked {
                name: names::tile(tile, game.options().edition, language).bare,
                left: left[tile.index()].into(),
                of: of[tile.index()].into(),
                faces: Vec::new(),
            })
            .collect();
        let all = left_of(of, colour);
        if all > 0 {
            let faces = if faces.len() > 1 { faces } else { Vec::new() };
            let name = words::colour(colour, language).into();
            rows.push(Stocked { name, left: left_of(left, colour), of: all, faces });
        }
    }
    rows
}

fn goods(state: &State, start: &State, language: Language) -> Vec<Stocked> {
    (1..)
        .zip(state.goods_supply.iter().zip(start.goods_supply))
        .map(|(number, (&left, of))| Stocked {
            name: format!("{number} · {}", names::goods(number, language)),
            left: left.into(),
            of: of.into(),
            faces: Vec::new(),
        })
        .collect()
}

/// The Châteautoma's cards.
fn cards(state: &State, language: Language) -> Stock {
    let list = |set| {
        let cards: Vec<String> =
            demesne_burgundy::automa::numbers(set).map(|card| card.to_string()).collect();
        if cards.is_empty() { "–".to_owned() } else { cards.join(", ") }
    };
    let (deck, done) = (list(state.automa.deck), list(state.automa.discards));
    Stock {
        title: language.pick("County cards", "Cartas de condado", "Cartas de vila").into(),
        rows: Vec::new(),
        lines: vec![
            say!(language, "Not dealt yet: {deck}", "Sin repartir: {deck}", "Ainda não distribuídas: {deck}"),
            say!(language, "Completed: {done}", "Completadas: {done}", "Completadas: {done}"),
        ],
    }
}

/// The tiles that are neither in a supply nor on the table: left over at the end of a phase, or discarded.
fn gone(game: &Burgundy, state: &State, start: &State, language: Language) -> Option<Stock> {
    let mut lines = Vec::new();
    for colour in Colour::ALL {
        let faces: Vec<String> = Tile::all()
            .filter(|tile| tile.has_colour(colour))
            .filter_map(|tile| {
                let all = |state: &State| {
                    u32::from(state.supply[tile.index()]) + u32::from(state.black_supply[tile.index()])
                };
                let missing =
                    all(start).saturating_sub(all(state)).saturating_sub(on_table(game, state, tile));
                let name = names::tile(tile, game.options().edition, language).bare;
                (missing > 0).then(|| if missing == 1 { name } else { format!("{name} ×{missing}") })
            })
            .collect();
        if !faces.is_empty() {
            lines.push(names::capital(&faces.join(", ")));
        }
    }
    let title = language.pick("Out of the game", "Fuera de la partida", "Fora da partida").into();
    (!lines.is_empty()).then_some(Stock { title, rows: Vec::new(), lines })
}

/// How many tiles of a face lie where everybody sees them.
fn on_table(game: &Burgundy, state: &State, tile: Tile) -> u32 {
    let lying = |tiles: &[Option<Tile>]| tiles.iter().filter(|&&one| one == Some(tile)).count();
    let mut count = state.depots.iter().map(|depot| lying(depot)).sum::<usize>() + lying(&state.black);
    for seat in Seat::first(game.seats()) {
        // Partners of a team share an estate: it counts once.
        if usize::from(state.owner(seat)) == seat.index() + 1 {
            count += lying(state.duchy_tiles(seat));
            count += state.estate(seat).storage.iter().filter(|&one| one == tile).count();
        }
        count += lying(&state.private[seat.index()].tiles);
    }
    // One may be on its way into a full storage.
    count += usize::from(state.open.top() == Some(Open::Store(tile)));
    count as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shown;
    use demesne_burgundy::Options;
    use demesne_game::{Ignore, Quick, Random, Step, ToAct};

    /// Every tile is in a supply, on the table or gone, and the tables say how many.
    #[test]
    fn what_is_left_and_what_is_gone_is_all_there_was() {
        let game = Burgundy::new(Options::default()).expect("the default table");
        let (mut state, mut rng, mut list) = (game.start(), Quick::new(5), Vec::new());
        let mut cleared = 0;
        loop {
            let step = match game.to_act(&state) {
                ToAct::Nobody => break,
                ToAct::Chance => Step::chance(game.sample(&state, &mut rng)),
                seats => {
                    let seat = seats.first_seat().expect("somebody is to act");
                    list.clear();
                    game.legal_actions(&state, seat, &mut list);
                    Step::seat(seat, list[rng.below(list.len() as u32) as usize])
                }
            };
            let mut events = Vec::new();
            game.play(&mut state, step, &mut events).expect("legal");
            cleared += events
                .iter()
                .filter(|event| {
                    matches!(
                        event,
                        demesne_burgundy::Event::Cleared(_) | demesne_burgundy::Event::Discarded(..)
                    )
                })
                .count();
            let stock = game.stock(&state, Language::English);
            let gone = stock.iter().find(|stock| stock.title == "Out of the game");
            let count = |line: &str| -> usize {
                line.split(", ")
                    .map(|face| face.split_once('×').map_or(1, |(_, n)| n.parse().expect("a number")))
                    .sum()
            };
            assert_eq!(gone.map_or(0, |stock| stock.lines.iter().map(|line| count(line)).sum()), cleared);
            for row in stock.iter().flat_map(|stock| &stock.rows) {
                assert!(row.left <= row.of && !row.name.is_empty());
                let faces: u32 = row.faces.iter().map(|face| face.left).sum();
                assert!(row.faces.is_empty() || faces == row.left, "{row:?}");
            }
        }
        assert!(cleared > 20, "{cleared}");
        let mut after = game.start();
        let step = Step::chance(game.sample(&after, &mut rng));
        game.play(&mut after, step, &mut Ignore).expect("legal");
        assert_eq!(game.stock(&after, Language::Spanish)[0].title, "Para los seis almacenes");
    }
}
