//! What a seat can do: the list of its actions as it is shown, and reading an answer by it.

use super::sitting::Sitting;
use crate::{pen::LANGUAGE, terminal::Terminal};
use demesne_game::{Seat, Step, Viewer};
use demesne_text::draw::{self, WIDTH};

/// A list with more actions than this is shown under its headings.
const LONG: usize = 12;

/// The legal actions of a seat, in the order in which they are shown.
#[derive(Clone, Debug)]
pub struct Choices<G: Terminal> {
    /// Whose they are.
    pub seat: Seat,
    /// What the seat may know.
    pub view: G::State,
    /// The actions: those under one heading stand together.
    pub actions: Vec<G::Action>,
    headings: Vec<String>,
    /// The place of the action that an empty line takes.
    proposed: Option<usize>,
    /// The places of those that are shown where there are too many.
    few: Option<Vec<usize>>,
}

impl<G: Terminal> Choices<G> {
    /// What a seat can do now.
    pub fn new(sitting: &Sitting<G>, seat: Seat) -> Choices<G> {
        let game = &sitting.game;
        let view = game.view(&sitting.state, Viewer::Seat(seat));
        let mut list = Vec::new();
        game.legal_actions(&view, seat, &mut list);
        let headings: Vec<String> =
            list.iter().map(|&action| game.heading(&view, seat, action, LANGUAGE)).collect();
        let mut order: Vec<usize> = (0..list.len()).collect();
        // Headings come in the order of their first actions; without headings nothing moves.
        order.sort_by_key(|&i| headings.iter().position(|heading| *heading == headings[i]));
        let actions: Vec<G::Action> = order.iter().map(|&i| list[i]).collect();
        let headings = order.iter().map(|&i| headings[i].clone()).collect();
        let proposed = game.proposed(&view, seat, &actions).filter(|&i| i < actions.len());
        let few = game.few(&view, seat, &actions);
        Choices { seat, view, actions, headings, proposed, few }
    }

    /// The proposed action.
    pub fn proposed(&self) -> Option<Step<G::Action>> {
        self.proposed.map(|i| Step::seat(self.seat, self.actions[i]))
    }

    /// The list for the screen: all actions, or the few that are worth a look.
    pub fn lines(&self, game: &G) -> Vec<String> {
        let mut lines = match &self.few {
            None => self.all(game),
            Some(few) => {
                let few = few.iter().filter_map(|&i| Some((i, *self.actions.get(i)?)));
                let items: Vec<String> = few.map(|(i, action)| self.item(game, i + 1, action)).collect();
                draw::columns(&items, WIDTH)
            }
        };
        if let Some(i) = self.proposed {
            let text = game.action_text(self.actions[i]);
            lines.extend(draw::wrap(&format!("Enter takes {}: {text}", i + 1), WIDTH, 2));
        }
        lines
    }

    /// All actions, under their headings where they are many.
    pub fn all(&self, game: &G) -> Vec<String> {
        let items: Vec<String> =
            (1..).zip(&self.actions).map(|(number, &action)| self.item(game, number, action)).collect();
        grouped(&items, &self.headings)
    }

    /// An action with its number, its price and a word on it.
    pub fn item(&self, game: &G, number: usize, action: G::Action) -> String {
        let (view, seat) = (&self.view, self.seat);
        let notes = [game.price(view, seat, action, LANGUAGE), game.gloss(view, seat, action, LANGUAGE)];
        let notes = notes.into_iter().filter(|note| !note.is_empty()).collect::<Vec<_>>().join("; ");
        let notes = if notes.is_empty() { notes } else { format!(" ({notes})") };
        format!("{number:2} {}{notes}", game.action_text(action))
    }

    /// Reads the number of an action or its text; the error says what is wrong with it.
    pub fn read(&self, game: &G, text: &str) -> Result<Step<G::Action>, String> {
        if text.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            return match number.and_then(|index| self.actions.get(index)) {
                Some(&action) => Ok(Step::seat(self.seat, action)),
                None => Err(format!("There is no action {text}; they are 1 to {}.", self.actions.len())),
            };
        }
        let own = format!("{} ", self.seat);
        let action = game
            .parse_action(text.strip_prefix(&own).unwrap_or(text))
            .map_err(|error| format!("{error}. \"help\" shows what else can be typed."))?;
        let step = Step::seat(self.seat, action);
        // On what the seat knows: not even a refusal may say more.
        game.check(&self.view, step).map_err(|illegal| illegal.to_string())?;
        Ok(step)
    }
}

/// Items in columns; many of them under their headings.
fn grouped(items: &[String], headings: &[String]) -> Vec<String> {
    if items.len() <= LONG {
        return draw::columns(items, WIDTH);
    }
    let mut lines = Vec::new();
    let mut rest = items;
    for group in headings.chunk_by(|one, other| one == other) {
        if !group[0].is_empty() {
            lines.extend(draw::wrap(&format!("{}:", group[0]), WIDTH, 2));
        }
        let (own, later) = rest.split_at(group.len());
        lines.extend(draw::columns(own, WIDTH));
        rest = later;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_have_headings() {
        let items: Vec<String> = (1..=13).map(|n| format!("{n:2} pay")).collect();
        let mut headings = vec!["castle on 5".to_owned(); 13];
        assert_eq!(grouped(&items, &headings)[0], "castle on 5:");
        headings[12] = "city on 7".into();
        let lines = grouped(&items, &headings);
        assert_eq!(lines[lines.len() - 2..], ["city on 7:", "13 pay"]);
        assert_eq!(lines.iter().filter(|line| line.ends_with(':')).count(), 2, "{lines:?}");
        assert_eq!(
            grouped(&items[..12], &headings[..12]),
            draw::columns(&items[..12], WIDTH),
            "a short one has none"
        );
        let none = vec![String::new(); 13];
        assert_eq!(grouped(&items, &none), draw::columns(&items, WIDTH), "nor has one without");
    }
}
