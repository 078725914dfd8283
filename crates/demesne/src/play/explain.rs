//! What a tile does, in a sentence of our own: for whoever does not know all monasteries by heart.

use demesne_burgundy::{Building, Edition, Tile, tile::Face};

/// What a tile does.
pub fn explain(tile: Tile, edition: Edition) -> String {
    let what: &str = match tile.face() {
        Face::Castle => "at once an extra action, as with a die of any value",
        Face::Mine => "1 silver at the end of each phase",
        Face::Ship => "takes all goods of one depot, and moves your marker one space along the turn order",
        Face::Livestock(..) => {
            "as many points as animals, and again the animals of its species in the same pasture"
        }
        Face::Building(kind) => building(kind),
        Face::Monastery(number) => monastery(number, edition),
        Face::Inn => {
            "covers a space of any colour; its region counts as one space larger, and holds one inn at most"
        }
        Face::FaceDown => "covers a space of any colour, and does nothing else",
        Face::Double(..) => "a double tile for the vineyard; its two bonus actions may be used",
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
        let one = explain(Tile::monastery(6), Edition::First);
        assert_ne!(one, explain(Tile::monastery(6), Edition::Special));
    }
}
