//! What lies on the table, as a person types it.

use super::set_up::words;
use demesne_burgundy::{Burgundy, Colour, Expansion, State, Tile};
use demesne_game::{Game, Seat};

/// What can be typed about changes.
pub const CHANGES: &str = "\
Say what is different from the list, several changes with commas between them:
  took bank 3       somebody took the bank from depot 3
  bought mine       somebody took the mine from the black depot
  loaded 4          somebody's ship took all goods of depot 4; \"loaded 4 1 5\": only those of numbers 1 and 5
  bonus castle      somebody took a castle bonus tile
  depot 3 bank ship what lies in depot 3 now, top first; \"depot 3 -\": nothing
  goods 3 1 1 5     the goods in depot 3 now; \"goods 3 -\": none
  black mine ship   what lies in the black depot now
  ok                all is as listed now (or an empty line)
";
/// What else can be typed, by expansion.
pub const MORE_CHANGES: [(Expansion, &str); 3] = [
    (
        Expansion::Shields,
        "  shield 7          somebody took shield 7; \"shields 3 5 7\": those at depot 3 now\n",
    ),
    (Expansion::Posts, "  post              somebody took a border-post tile\n"),
    (
        Expansion::Vineyards,
        "  vines 1 3         the places of the vine depot that have a double tile;\n                    \"shop 1\": those of the vine shop\n",
    ),
];

/// Reads tiles; `-` for none.
pub fn tiles(game: &Burgundy, text: &str, most: usize) -> Result<Vec<Tile>, String> {
    let words = words(text);
    if words.iter().any(|word| word == "-") && words.len() == 1 {
        return Ok(Vec::new());
    }
    if words.is_empty() {
        return Err("Say which tiles lie there, or - for none.".into());
    }
    if words.len() > most {
        return Err(format!("{} tiles are named, but there are only {most} spaces.", words.len()));
    }
    words.iter().map(|word| tile(game, word)).collect()
}

/// Reads a tile by its name, or by the beginning of it where that fits one tile only.
fn tile(game: &Burgundy, word: &str) -> Result<Tile, String> {
    let word = word.to_lowercase();
    let printed = game.printed();
    let in_play = |tile: &Tile| printed.normal[tile.index()] + printed.black[tile.index()] > 0;
    if let Some(tile) = Tile::parse(&word).filter(|tile| !tile.is_double()) {
        return match in_play(&tile) {
            true => Ok(tile),
            false => Err(format!("There is no {word} in this game.")),
        };
    }
    let alike: Vec<Tile> =
        Tile::all().filter(|tile| in_play(tile) && game.tile_name(*tile).starts_with(&word)).collect();
    match alike[..] {
        [one] if word.len() > 1 => Ok(one),
        [] | [_] => Err(format!(
            "\"{word}\" is no tile; tiles are castle, mine, ship, m1 to m29, bank and other buildings, cow3 and other livestock."
        )),
        _ => {
            let names: Vec<String> = alike.iter().take(6).map(|&tile| game.tile_name(tile)).collect();
            Err(format!("\"{word}\" can be several tiles: {}.", names.join(", ")))
        }
    }
}

/// Tiles in their places, from the first on.
pub fn laid<const N: usize>(tiles: &[Tile]) -> [Option<Tile>; N] {
    let mut places = [None; N];
    for (place, &tile) in places.iter_mut().zip(tiles) {
        *place = Some(tile);
    }
    places
}

/// How many tiles a depot holds with this number of players.
pub fn depot_size(game: &Burgundy, depot: usize) -> usize {
    game.printed().depots[depot].iter().filter(|space| space.players <= game.seats()).count()
}

/// How many tiles the black depot holds with this number of players.
pub fn black_size(game: &Burgundy) -> usize {
    game.printed().black_depot.iter().filter(|&&least| least <= game.seats()).count()
}

/// How many places vine depot and vine shop have (X-VINE-5).
pub fn vine_sizes(game: &Burgundy) -> (usize, usize) {
    match game.seats() {
        2 => (3, 1),
        3 => (3, 3),
        _ => (6, 3),
    }
}

/// Numbers from 1 to `most`; `-` for none.
pub fn numbers(words: &[String], most: usize) -> Result<Vec<usize>, String> {
    if words == ["-"] {
        return Ok(Vec::new());
    }
    if words.is_empty() {
        return Err(format!("Say the numbers, 1 to {most}, or - for none."));
    }
    words.iter().map(|word| number(word, most)).collect()
}

/// A number from 1 to `most`.
pub fn number(word: &str, most: usize) -> Result<usize, String> {
    word.parse()
        .ok()
        .filter(|n| (1..=most).contains(n))
        .ok_or_else(|| format!("\"{word}\" is no number from 1 to {most}."))
}

/// Places with a double tile: which one lies there matters to nobody but people, so any will do.
pub fn occupied<const N: usize>(numbers: &[usize]) -> [Option<Tile>; N] {
    std::array::from_fn(|place| numbers.contains(&(place + 1)).then_some(Tile::double(0, 1)))
}

/// Changes of the table, with commas between them; whether all is right then.
pub fn changes(game: &Burgundy, state: &State, line: &str) -> Result<(State, bool), String> {
    let mut after = *state;
    let line = line.trim();
    if matches!(line, "" | "ok" | "nothing" | "no") {
        return Ok((after, true));
    }
    for change in line.split([',', ';']).filter(|change| !change.trim().is_empty()) {
        let words = words(change);
        let (verb, rest) = words.split_first().ok_or("Say what has changed, or ok.")?;
        apply(game, &mut after, verb, rest)?;
    }
    Ok((after, false))
}

fn apply(game: &Burgundy, state: &mut State, verb: &str, rest: &[String]) -> Result<(), String> {
    let on = |expansion: Expansion| match game.options().expansions.has(expansion) {
        true => Ok(()),
        false => Err(format!("There are no {} in this game.", expansion.adds())),
    };
    let depot = |word: Option<&String>| match word {
        Some(word) => number(word, 6).map(|depot| depot - 1),
        None => Err("Say which depot, 1 to 6.".to_owned()),
    };
    match verb {
        "took" => {
            let [name, at] = rest else { return Err("Say it like this: took bank 3".into()) };
            let (tile, at) = (tile(game, name)?, depot(Some(at))?);
            remove(&mut state.depots[at], tile)
                .ok_or_else(|| format!("I know of no {} in depot {}.", game.tile_name(tile), at + 1))
        }
        "bought" => {
            let [name] = rest else { return Err("Say it like this: bought mine".into()) };
            let tile = tile(game, name)?;
            remove(&mut state.black, tile)
                .ok_or_else(|| format!("I know of no {} in the black depot.", game.tile_name(tile)))
        }
        "depot" => {
            let at = depot(rest.first())?;
            state.depots[at] = laid(&tiles(game, &rest[1..].join(" "), depot_size(game, at))?);
            Ok(())
        }
        "black" => {
            state.black = laid(&tiles(game, &rest.join(" "), black_size(game))?);
            Ok(())
        }
        "goods" => {
            let at = depot(rest.first())?;
            let mut goods = [0; 6];
            for n in numbers(&rest[1..], 6)? {
                goods[n - 1] += 1;
            }
            state.depot_goods[at] = goods;
            Ok(())
        }
        "loaded" => {
            let at = depot(rest.first())?;
            let kinds = if rest.len() > 1 { numbers(&rest[1..], 6)? } else { (1..=6).collect() };
            for kind in kinds {
                state.depot_goods[at][kind - 1] = 0;
            }
            Ok(())
        }
        "bonus" => {
            let [name] = rest else { return Err("Say which colour: bonus castle".into()) };
            let colour = Colour::parse(name).ok_or_else(|| {
                let names = Colour::ALL.map(Colour::name).join(", ");
                format!("\"{name}\" is no colour; the colours are {names}.")
            })?;
            take_first(&mut state.bonus[colour.index()])
                .ok_or_else(|| format!("Both {name} bonus tiles are taken already."))
        }
        "post" => {
            on(Expansion::Posts)?;
            take_first(&mut state.posts.tiles).ok_or("Both border-post tiles are taken already.".into())
        }
        "shields" => {
            on(Expansion::Shields)?;
            let at = depot(rest.first())?;
            state.shields.depots[at] = shields(&rest[1..])?;
            Ok(())
        }
        "shield" => {
            on(Expansion::Shields)?;
            let [word] = rest else { return Err("Say which shield: shield 7".into()) };
            let taken = number(word, 18)? as u8;
            let places = state.shields.depots.iter_mut().find(|places| places.contains(&taken));
            let places = places.ok_or_else(|| format!("I know of no shield {taken} at a depot."))?;
            *places = [places.iter().copied().find(|&shield| shield != taken).unwrap_or(0), 0];
            Ok(())
        }
        "vines" => {
            on(Expansion::Vineyards)?;
            state.vines.depot = occupied(&numbers(rest, vine_sizes(game).0)?);
            Ok(())
        }
        "shop" => {
            on(Expansion::Vineyards)?;
            state.vines.shop = occupied(&numbers(rest, vine_sizes(game).1)?);
            Ok(())
        }
        _ => Err(format!("\"{verb}\" says nothing to me; \"help\" shows what can be said, \"ok\" goes on.")),
    }
}

/// Reads the shields at a depot: two at the most, none of them shield 2 (A16.12).
pub fn shields(words: &[String]) -> Result<[u8; 2], String> {
    let mut list: Vec<u8> = numbers(words, 18)?.into_iter().map(|n| n as u8).collect();
    list.sort_unstable();
    if list.contains(&2) {
        return Err("Shield 2 is not played with the Châteautoma (A16.12).".into());
    }
    match list[..] {
        [] => Ok([0, 0]),
        [one] => Ok([one, 0]),
        [one, other] if one != other => Ok([one, other]),
        _ => Err("A depot has two shields at the most, each once.".into()),
    }
}

/// The largest bonus tile that is left goes to a person; which one does not matter.
fn take_first(owners: &mut [u8; 2]) -> Option<()> {
    *owners.iter_mut().find(|owner| **owner == 0)? = 1 + Seat(0).0;
    Some(())
}

fn remove(places: &mut [Option<Tile>], tile: Tile) -> Option<()> {
    *places.iter_mut().find(|place| **place == Some(tile))? = None;
    Some(())
}
