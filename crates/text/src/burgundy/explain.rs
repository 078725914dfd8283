//! What a tile does, in a sentence of our own: for whoever does not know all monasteries by heart.

use super::belongings::bonus_word;
use demesne_burgundy::{
    Building, Burgundy, Edition, Tile,
    automa::CARDS,
    bonus::Bonus,
    shield::SHIELDS,
    tile::{Face, GEESE},
};

/// What somebody asks about: a tile, a shield, a bonus action, a county card, or one of the things that expansions bring.
pub fn what(game: &Burgundy, text: &str) -> String {
    let edition = game.options().edition;
    if let Some(tile) = Tile::parse(text) {
        return explain(tile, edition);
    }
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let number = rest.trim().parse::<u8>().ok();
    match (word, number) {
        ("shield", Some(number @ 1..=SHIELDS)) => shield(number),
        ("shield" | "shields", _) => (1..=SHIELDS).map(shield).collect(),
        ("card", Some(number @ 1..=CARDS)) if game.automa_seat().is_some() => card(game, number),
        ("card" | "cards", _) if game.automa_seat().is_some() => {
            demesne_burgundy::automa::numbers(game.county().deck).map(|number| card(game, number)).collect()
        }
        ("bonus" | "bonuses", _) => Bonus::ALL.into_iter().map(bonus).collect(),
        ("post" | "posts", _) => "Border posts: two of your three posts joined by covered, touching spaces bring the phase's points \
                                  (10, 8, 6, 4, 2), once; all three the larger border-post tile that is left.\n"
            .into(),
        ("route" | "routes", _) => "Trade route: goods that you sell lie on it from the left; goods on a space of their number win its \
                                    bonus. \"what bonus\" explains the bonuses.\n"
            .into(),
        ("target" | "marker", _) => "Solo: when the marker reaches the target it goes back to 0, the target comes down by 5, and you \
                                     get an extra action. Silver adds points to a gain, 1 for 1.\n"
            .into(),
        _ => match Bonus::ALL.into_iter().find(|&bonus| bonus_word(bonus) == text) {
            Some(found) => bonus(found),
            None => "Say what: \"what m7\", \"what bank\", \"what shield 5\", \"what bonus\", \"what card 4\", \"what posts\", \
                     \"what route\".\n"
                .into(),
        },
    }
}

/// What a shield does.
fn shield(number: u8) -> String {
    let what = match number {
        1 => "livestock scores as if all your pastures were one",
        2 => "whenever another player takes workers, you take one too",
        3 => "you may pay tribute with workers in place of silver",
        4 => "your storage has no limit",
        5 => "a ship that you place also brings all goods of one number from all depots",
        6 => "choose a player, once: that player's monasteries count as yours too, but for 27",
        7 => "colour bonus tiles that you take score double",
        8 => "your mines pay double silver",
        9 => "a sale brings 1 silver for each goods tile in place of 1 in all",
        10 => "at the end your monasteries score double",
        11 => "a castle that you place may take a shield from any depot as its extra action",
        12 => "goods that you sell score double",
        13 => "at the end your shields score double, this one too",
        14 => "at the end of a phase you may take a tile from any depot and place it at once",
        15 => "at the end of a phase you may take a tile of the black depot and place it at once",
        16 => "once a turn you may give one of your dice any value: such actions end in \"mark\"",
        17 => "a region that you complete scores as one size larger",
        _ => "tiles that you place need not touch others",
    };
    let points = [12, 8, 4][usize::from((number - 1) / 6).min(2)];
    format!("shield {number} ({points} points at the end, 1 silver tribute a phase): {what}.\n")
}

/// What a bonus action of a trade route or a vineyard brings.
fn bonus(bonus: Bonus) -> String {
    let what = match bonus {
        Bonus::Silver => "2 silver",
        Bonus::Workers => "4 workers",
        Bonus::Points => "4 points",
        Bonus::Action => "an extra action, as with a die of any value",
        Bonus::Building => "take a building from any depot",
        Bonus::MineMonasteryCastle => "take a mine, a monastery or a castle from any depot, as a church does",
        Bonus::ShipLivestock => "take a ship or livestock from any depot, as a market does",
        Bonus::Sell => "sell one kind of goods",
        Bonus::Place => "place a stored tile, whatever its die number",
        Bonus::BlackOrShop => "take a tile of the black depot or a double tile of the vine shop for nothing",
        Bonus::VineDepot => "take a double tile of the vine depot",
    };
    format!("{}: {what}.\n", bonus_word(bonus))
}

/// What is on a county card of the Châteautoma.
fn card(game: &Burgundy, number: u8) -> String {
    let card = game.county().card(number);
    let hexes: Vec<String> = card
        .hexes
        .iter()
        .flatten()
        .enumerate()
        .map(|(hex, colour)| {
            let mut text = colour.name().to_owned();
            if card.sell >> hex & 1 != 0 {
                text.push_str(" (a sale)");
            }
            if card.double >> hex & 1 != 0 {
                text.push_str(" (a double tile)");
            }
            text
        })
        .collect();
    let level = game.options().chateautoma.map_or(0, |automa| automa.level as usize);
    let mut text =
        format!("card {number}: wants {}; {} points when complete", hexes.join(", "), card.points[level]);
    if card.border_post {
        text.push_str("; has a border post");
    }
    if card.shield {
        text.push_str("; takes a shield");
    }
    text + ".\n"
}

/// What a tile does.
pub fn explain(tile: Tile, edition: Edition) -> String {
    let what: &str = match tile.face() {
        Face::Castle => "at once an extra action, as with a die of any value",
        Face::Mine => "1 silver at the end of each phase",
        Face::Ship => "takes all goods of one depot, and moves your marker one space along the turn order",
        Face::Livestock(GEESE, _) => {
            "2 points, and the best other species of the pasture scores again; later livestock there brings 2 more"
        }
        Face::Livestock(..) => {
            "as many points as animals, and again the animals of its species in the same pasture"
        }
        Face::Building(kind) => building(kind),
        Face::Monastery(number) => monastery(number, edition),
        Face::Inn => {
            "covers a space of any colour; its region counts as one space larger, and holds one inn at most"
        }
        Face::FaceDown => "covers a space of any colour, and does nothing else",
        Face::Double(..) => {
            "two vines for the vineyard, on a space with the number of the die; fills two storage spaces"
        }
    };
    let space = match tile.face() {
        Face::Inn | Face::FaceDown => "any",
        Face::Double(..) => "vineyard",
        _ => tile.colour().name(),
    };
    format!("{} ({space} space): {what}.\n", tile.name(edition))
}

fn building(kind: Building) -> &'static str {
    match kind {
        Building::Warehouse => "you may sell one kind of goods",
        Building::Watchtower => "4 points",
        Building::Workshop => "you may take a building from any depot into storage",
        Building::Church => "you may take a mine, a monastery or a castle from any depot into storage",
        Building::Market => "you may take a ship or livestock from any depot into storage",
        Building::BoardingHouse => "4 workers",
        Building::Bank => "2 silver",
        Building::CityHall => "you may place one more stored tile, whatever its die number",
        Building::WhiteCastle => "you may take an action with the value of the white die",
        Building::Crane => "you may use the effect of any one kind of building",
    }
}

fn monastery(number: u8, edition: Edition) -> &'static str {
    let special = edition == Edition::Special;
    match number {
        1 => "your cities may hold several buildings of a kind",
        2 => "your mines bring a worker each, besides the silver",
        3 => "a sale brings you 2 silver in place of 1",
        4 => "a sale brings you a worker besides",
        5 => "your ships may take the goods of a neighbouring depot too",
        6 if special => "once a turn, 2 workers bring you a building from any depot",
        6 => "your purchase may take from any depot",
        7 => "each livestock tile that scores brings 1 point more",
        8 => "a worker changes a die by up to 2",
        9 => "a die may differ by 1 for free when you place a building",
        10 => "a die may differ by 1 for free when you place a ship or livestock",
        11 => "a die may differ by 1 for free when you place a castle, a mine or a monastery",
        12 => "a die may differ by 1 for free when you take a tile from a depot",
        13 => "taking workers brings you 1 silver besides",
        14 => "taking workers brings you 4 in place of 2",
        15 if special => "at the end 2 points for each kind of goods sold",
        15 => "at the end 3 points for each kind of goods sold",
        16 => "at the end 4 points for each of your warehouses",
        17 => "at the end 4 points for each of your watchtowers",
        18 => "at the end 4 points for each of your workshops",
        19 => "at the end 4 points for each of your churches",
        20 => "at the end 4 points for each of your markets",
        21 => "at the end 4 points for each of your boarding houses",
        22 => "at the end 4 points for each of your banks",
        23 => "at the end 4 points for each of your city halls",
        24 => "at the end 4 points for each species of livestock in your duchy",
        25 => "at the end 1 point for each goods tile sold",
        27 => "your marker lies on top of every stack of the turn-order track",
        28 => "in your turn 1 silver buys 2 workers, as often as you like",
        29 => "at the end 4 points for each of your white castles",
        _ if special => "at the end 3 points for each of your bonus tiles",
        _ => "at the end 2 points for each of your bonus tiles",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_explained() {
        for tile in Tile::all() {
            for edition in [Edition::First, Edition::Special] {
                let text = explain(tile, edition);
                assert!(text.starts_with(&tile.name(edition)) && text.ends_with(".\n"), "{text}");
            }
        }
        let texts: Vec<String> = (1..=SHIELDS).map(shield).chain(Bonus::ALL.map(bonus)).collect();
        for (i, text) in texts.iter().enumerate() {
            assert!(text.ends_with(".\n") && !texts[..i].contains(text), "{text}");
        }
        let one = explain(Tile::monastery(6), Edition::First);
        assert_ne!(one, explain(Tile::monastery(6), Edition::Special));
    }
}
