//! All that a player could ever say, to be held against the list of legal actions.

mod modes;
mod shields;

use demesne_burgundy::{Action, Burgundy, Edition, Expansion, State, Tile, tile::VINE_NAMES};
use demesne_game::{Game, Notation, Seat, Step, ToAct};
use std::collections::HashSet;

/// Every action of a player that can be written at a table, with the word that it is about.
pub struct Universe(Vec<(String, Action)>);

impl Universe {
    /// All actions: every verb with every tile, depot, space, die and set of goods.
    pub fn new(game: &Burgundy) -> Universe {
        let tiles: Vec<String> = Tile::all().map(|tile| game.tile_name(tile)).collect();
        let mut texts: Vec<(String, String)> = Vec::new();
        let on = |expansion| game.options().expansions.has(expansion);
        let mut withs: Vec<String> = (0..=6).map(|die| format!(" with {die}")).collect();
        withs[0].clear();
        if on(Expansion::Shields) {
            withs.extend((1..=6).map(|die| format!(" with {die} mark")));
        }
        if on(Expansion::White) {
            withs.push(" with white".into());
        }
        for with in &withs {
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
        if on(Expansion::Vineyards) {
            add_vineyards(&mut texts, &withs);
        }
        for depots in 1..64 {
            for goods in 1..64 {
                let about = if goods % 9 == 1 { "any" } else { "ship" };
                texts.push((about.into(), format!("ship {} {}", set(depots, "+"), set(goods, ","))));
            }
        }
        texts.extend(shields::texts(game, &tiles));
        texts.extend(["ship -", "skip", "end", "recruit", "ransom"].map(|text| ("any".into(), text.into())));
        let kinds = Tile::all().filter(|tile| tile.kind_bit() != 0).map(|tile| game.tile_name(tile));
        texts.extend(kinds.map(|kind| ("any".into(), format!("crane {kind}"))));
        texts.extend(modes::texts(game, &tiles));
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
                _ if key.ends_with(" private") => "private",
                "black"
                    if lines.iter().any(|line| line.starts_with("open: ") && line.ends_with("exchange")) =>
                {
                    about.extend(value.split(' ').map(|tile| format!("exchanged {tile}")));
                    "lying"
                }
                "open" if value.contains("store:") => {
                    about.extend(value.split("store:").skip(1).map(|tile| format!("private {tile}")));
                    continue;
                }
                "inns" if value != "0" => {
                    about.extend(["lying inn", "levied inn"].map(String::from));
                    continue;
                }
                "moment" => {
                    about.insert(value.into());
                    continue;
                }
                "black" | "vine depot" | "vine shop" => "lying",
                _ if key.starts_with("depot ") => "lying",
                "open" if value.ends_with("ship") => {
                    about.insert("ship".into());
                    continue;
                }
                _ => continue,
            };
            about.extend(value.split(' ').map(|tile| format!("{place} {tile}")));
        }
        if about.contains("levies") {
            let levied: Vec<String> = about
                .iter()
                .filter_map(|word| Some(format!("levied {}", word.strip_prefix("lying ")?)))
                .collect();
            about.extend(levied);
        }
        let moments = ["turn", "levies", "tribute", "last-copy"];
        let playing = moments.iter().any(|moment| about.contains(*moment));
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
        let mut found = HashSet::new();
        for (_, action) in self.0.iter().filter(|(word, _)| about.contains(word)) {
            let legal = game.is_legal(state, Step::seat(seat, *action));
            if legal {
                found.insert(*action);
            }
            if legal != listed.contains(action) {
                let text = game.step_text(Step::seat(seat, *action));
                return Err(format!(
                    "\"{text}\" is {}",
                    if legal { "legal, not listed" } else { "listed, not legal" }
                ));
            }
        }
        match !playing || found.len() == list.len() {
            true => Ok(()),
            false => {
                Err(format!("{seat}'s list has {} actions, of which {} can be said", list.len(), found.len()))
            }
        }
    }
}

/// What is said of vineyards (X-VINE): double tiles taken, planted, bought, discarded, put; bonuses; black depot and shop.
fn add_vineyards(texts: &mut Vec<(String, String)>, withs: &[String]) {
    let mut add = |about: &str, text: String| texts.push((about.into(), text));
    for (i, one) in VINE_NAMES.iter().enumerate() {
        add("any", format!("vine-bonus {one}"));
        for other in &VINE_NAMES[i..] {
            let (tile, turned) = (format!("{one}-{other}"), format!("{other}-{one}"));
            let (lying, stored) = (format!("lying {tile}"), format!("stored {tile}"));
            add(&lying, format!("buy {tile}"));
            add(&lying, format!("take {tile} black"));
            add(&stored, format!("discard {tile}"));
            let names: &[&str] = if one == other { &[&tile] } else { &[&tile, &turned] };
            for with in withs {
                for place in 1..=6 {
                    add(&lying, format!("take {tile} v{place}{with}"));
                    add(&lying, format!("take {tile} {place}{with}"));
                }
                for space in 1..=12 {
                    for name in names {
                        add(&stored, format!("plant {name} v{space}{with}"));
                    }
                }
                add(&stored, format!("place {tile} 18{with}"));
            }
            for name in names {
                for space in 1..=12 {
                    add(&lying, format!("put {name} v{space} from shop"));
                }
            }
        }
    }
    for tile in Tile::all() {
        let tile = tile.name(Edition::Special);
        add(&format!("lying {tile}"), format!("take {tile} black"));
    }
    add("any", "bonus 1".into());
    add("any", "bonus 2".into());
}

/// The members of a set of numbers 1 to 6, joined.
fn set(bits: u32, separator: &str) -> String {
    let numbers: Vec<String> =
        (1..=6).filter(|n| bits >> (n - 1) & 1 == 1).map(|n: u32| n.to_string()).collect();
    numbers.join(separator)
}
