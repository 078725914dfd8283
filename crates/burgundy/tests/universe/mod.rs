//! All that a player could ever say, to be held against the list of legal actions.

use demesne_burgundy::{Action, Building, Burgundy, State, Tile};
use demesne_game::{Game, Notation, Seat, Step, ToAct};
use std::collections::HashSet;

/// Every action of a player that can be written at a table, with the word that it is about.
pub struct Universe(Vec<(String, Action)>);

impl Universe {
    /// All actions: every verb with every tile, depot, space, die and set of goods.
    pub fn new(game: &Burgundy) -> Universe {
        let tiles: Vec<String> = Tile::all().map(|tile| game.tile_name(tile)).collect();
        let mut texts: Vec<(String, String)> = Vec::new();
        let dice = ["", " with 1", " with 2", " with 3", " with 4", " with 5", " with 6", " with white"];
        for with in dice {
            for tile in &tiles {
                for depot in 1..=6 {
                    texts.push((format!("lying {tile}"), format!("take {tile} {depot}{with}")));
                }
                for space in (1..=37).chain([73]) {
                    texts.push((format!("stored {tile}"), format!("place {tile} {space}{with}")));
                }
            }
            texts.extend((1..=6).map(|goods| ("any".into(), format!("sell {goods}{with}"))));
            texts.push(("any".into(), format!("workers{with}")));
        }
        for tile in &tiles {
            texts.push((format!("lying {tile}"), format!("buy {tile}")));
            texts.push((format!("stored {tile}"), format!("discard {tile}")));
            for depot in 1..=6 {
                texts.push((format!("lying {tile}"), format!("buy {tile} {depot}")));
                texts.push((format!("lying {tile}"), format!("hire {tile} {depot}")));
            }
        }
        for depots in 1..64 {
            for goods in 1..64 {
                let about = if goods % 9 == 1 { "any" } else { "ship" };
                texts.push((about.into(), format!("ship {} {}", set(depots, "+"), set(goods, ","))));
            }
        }
        texts.extend(["ship -", "skip", "end", "recruit", "ransom"].map(|text| ("any".into(), text.into())));
        texts.extend(Building::ALL.map(|kind| ("any".into(), format!("crane {}", kind.name()))));
        let read = |text: &str| game.parse_action(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        Universe(texts.into_iter().map(|(about, text)| (about, read(&text))).collect())
    }

    /// Compares: what is legal is listed, what is listed is legal and named once. Actions about tiles that lie nowhere
    /// are left out but for one.
    pub fn check(&self, game: &Burgundy, state: &State) -> Result<(), String> {
        let ToAct::Seats(seats) = game.to_act(state) else { return Ok(()) };
        let lines = game.position_lines(state);
        let mut about: HashSet<String> = ["any", "lying bank", "stored bank"].map(String::from).into();
        for (key, value) in lines.iter().filter_map(|line| line.split_once(": ")) {
            let place = match key {
                _ if key.ends_with(" storage") => "stored",
                "inns" => {
                    about.insert("lying inn".into());
                    continue;
                }
                _ if key == "black" || key.starts_with("depot ") => "lying",
                "open" if value.ends_with("ship") => {
                    about.insert("ship".into());
                    continue;
                }
                _ => continue,
            };
            about.extend(value.split(' ').map(|tile| format!("{place} {tile}")));
        }
        let playing = lines.contains(&"moment: turn".to_owned());
        for seat in seats.iter() {
            self.check_seat(game, state, seat, &about, playing)?;
        }
        Ok(())
    }

    fn check_seat(
        &self,
        game: &Burgundy,
        state: &State,
        seat: Seat,
        about: &HashSet<String>,
        playing: bool,
    ) -> Result<(), String> {
        let mut list = Vec::new();
        game.legal_actions(state, seat, &mut list);
        let listed: HashSet<Action> = list.iter().copied().collect();
        if list.is_empty() || listed.len() != list.len() {
            return Err(format!("{seat}'s list is empty or names an action twice"));
        }
        let mut found = 0;
        for (_, action) in self.0.iter().filter(|(word, _)| about.contains(word)) {
            let legal = game.is_legal(state, Step::seat(seat, *action));
            found += usize::from(legal);
            if legal != listed.contains(action) {
                let text = game.step_text(Step::seat(seat, *action));
                return Err(format!(
                    "\"{text}\" is {}",
                    if legal { "legal, not listed" } else { "listed, not legal" }
                ));
            }
        }
        match !playing || found == list.len() {
            true => Ok(()),
            false => Err(format!("{seat}'s list has {} actions, of which {found} can be said", list.len())),
        }
    }
}

/// The members of a set of numbers 1 to 6, joined.
fn set(bits: u32, separator: &str) -> String {
    let numbers: Vec<String> =
        (1..=6).filter(|n| bits >> (n - 1) & 1 == 1).map(|n: u32| n.to_string()).collect();
    numbers.join(separator)
}
