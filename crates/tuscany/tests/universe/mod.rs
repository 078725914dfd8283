//! All that a player could ever say, to be held against the list of legal actions.

use demesne_game::{Game, Notation, Seat, Step, ToAct};
use demesne_tuscany::{Action, Colour, Item, State, Tile, Token, Tuscany, state::Stage};
use std::collections::HashSet;

/// Every action of a turn that can be written, but for payments that no hand could make.
pub struct Universe(Vec<Action>);

impl Universe {
    /// All actions: every verb with every tile, item, space, token and payment.
    pub fn new(game: &Tuscany) -> Universe {
        let mut texts: Vec<String> = ["draw", "skip", "marble", "end", "pay none"].map(String::from).into();
        for tile in Tile::ALL.map(Tile::name) {
            texts.extend(["take", "free"].map(|verb| format!("{verb} {tile}")));
        }
        let items = Tile::ALL.map(Item::Tile).into_iter().chain([Item::Hex]);
        texts.extend(items.flat_map(|item| ["give", "place"].map(|verb| format!("{verb} {}", item.name()))));
        texts.extend(Colour::ALL.map(|colour| format!("exchange {}", colour.kind())));
        texts.extend(Token::ALL.map(|token| format!("token {}", token.name())));
        texts.extend((0..30).map(|space| format!("on {space}")));
        texts.extend(payments());
        let read = |text: &String| game.parse_action(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        Universe(texts.iter().map(read).collect())
    }

    /// Compares: what is legal is listed, what is listed is legal, named once and among what can be said.
    pub fn check(&self, game: &Tuscany, state: &State) -> Result<(), String> {
        let ToAct::Seats(seats) = game.to_act(state) else { return Ok(()) };
        for seat in seats.iter() {
            self.check_seat(game, state, seat)?;
        }
        Ok(())
    }

    fn check_seat(&self, game: &Tuscany, state: &State, seat: Seat) -> Result<(), String> {
        let mut list = Vec::new();
        game.legal_actions(state, seat, &mut list);
        let mut unsaid: HashSet<Action> = list.iter().copied().collect();
        if list.is_empty() || unsaid.len() != list.len() {
            return Err(format!("{seat}'s list is empty or names an action twice"));
        }
        for &action in &self.0 {
            let legal = game.is_legal(state, Step::seat(seat, action));
            if legal != unsaid.remove(&action) {
                let text = game.step_text(Step::seat(seat, action));
                return Err(format!(
                    "\"{text}\" is {}",
                    if legal { "legal, not listed" } else { "listed, not legal" }
                ));
            }
        }
        // Boards are all listed or none; there are too many to be written here.
        match unsaid.iter().next() {
            Some(&action) if state.stage != Stage::Boards => {
                Err(format!("\"{}\" is listed and cannot be said", game.action_text(action)))
            }
            _ => Ok(()),
        }
    }
}

/// All payments of at most four cards, and of at most three workers.
fn payments() -> Vec<String> {
    let mut words: Vec<&str> = Colour::ALL.map(Colour::name).into();
    words.push("worker");
    let mut texts = Vec::new();
    let mut stack: Vec<Vec<usize>> = (0..words.len()).map(|first| vec![first]).collect();
    while let Some(chosen) = stack.pop() {
        let names: Vec<&str> = chosen.iter().map(|&i| words[i]).collect();
        texts.push(format!("pay {}", names.join(" ")));
        let last = chosen[chosen.len() - 1];
        if chosen.len() < 4 {
            stack.extend((last..words.len()).map(|next| [&chosen[..], &[next]].concat()));
        }
    }
    texts
}
