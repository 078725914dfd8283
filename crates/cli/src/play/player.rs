//! Who sits at the table.

use crate::{fault::Fault, terminal::Terminal};
use demesne_bots::{Mind, Policy};

/// A human or a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at the keyboard.
    Human,
    /// A bot.
    Bot(Mind),
    /// The automated opponent of the game, by its name; it decides nothing.
    Automaton(&'static str),
}

impl Player {
    /// Its name on the command line and in records.
    pub fn name(self) -> String {
        match self {
            Player::Human => "human".into(),
            Player::Bot(mind) => mind.to_string(),
            Player::Automaton(name) => name.into(),
        }
    }

    fn parse<G: Terminal>(text: &str) -> Result<Player, Fault> {
        let automaton = G::AUTOMATON.map(|automaton| Player::Automaton(automaton.name));
        let known = [Some(Player::Human), automaton].into_iter().flatten();
        if let Some(player) = known.into_iter().find(|player| player.name() == text) {
            return Ok(player);
        }
        Mind::parse(text).map(Player::Bot).map_err(|_| {
            let bots: Vec<&str> = Policy::ALL.iter().map(|policy| policy.name()).collect();
            Fault::input(format!(
                "nobody is called \"{text}\"; a seat is human or a bot: {}",
                bots.join(", ")
            ))
        })
    }
}

/// Refuses names of nobody.
pub fn check<G: Terminal>(names: &[String]) -> Result<(), Fault> {
    names.iter().try_for_each(|name| Player::parse::<G>(name).map(|_| ()))
}

/// The players that were named; the first of nobody is human, further ones are greedy. An automated opponent's seat is its own.
pub fn named<G: Terminal>(names: &[String], game: &G) -> Result<Vec<Player>, Fault> {
    let mut players = names.iter().map(|name| Player::parse::<G>(name)).collect::<Result<Vec<_>, _>>()?;
    let (seats, persons) = (usize::from(game.seats()), usize::from(game.persons()));
    let own = |player: &Player| matches!(player, Player::Automaton(_));
    if let (Some(automaton), Some(at)) = (G::AUTOMATON, players.iter().position(own)) {
        let title = automaton.title;
        if game.automaton_seat().is_none() {
            return Err(Fault::input(format!(
                "no {title} plays at this table; add {}",
                automaton.brought_by
            )));
        }
        if at != persons {
            return Err(Fault::input(format!(
                "the {title} has the last seat, p{seats}; name it there, or leave it out"
            )));
        }
    }
    let people = players.iter().filter(|player| !own(player)).count();
    if players.len() > seats || people > persons {
        return Err(Fault::input(format!(
            "{people} seats are named, but {persons} {}; name at most one for each",
            if persons == 1 { "person plays" } else { "play" }
        )));
    }
    players.truncate(people);
    Ok(filled(players, game))
}

/// The players of a record: whoever is not called like a bot is human.
pub fn of_record<G: Terminal>(names: &[String], game: &G) -> Vec<Player> {
    let player = |name: &String| Player::parse::<G>(name).unwrap_or(Player::Human);
    filled(names.iter().map(player).take(game.persons().into()).collect(), game)
}

fn filled<G: Terminal>(mut players: Vec<Player>, game: &G) -> Vec<Player> {
    if players.is_empty() {
        players.push(Player::Human);
    }
    players.resize(game.persons().into(), Player::Bot(Policy::Greedy.into()));
    if let (Some(automaton), Some(_)) = (G::AUTOMATON, game.automaton_seat()) {
        players.push(Player::Automaton(automaton.name));
    }
    players
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_burgundy::Burgundy;
    use demesne_game::{Notation, SetupLine};

    const AUTOMA: Player = Player::Automaton("chateautoma");

    fn game(options: &[(&str, &str)]) -> Burgundy {
        let line = |&(key, value): &(&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 0 };
        Burgundy::from_setup(&options.iter().map(line).collect::<Vec<_>>()).expect("options")
    }

    #[test]
    fn seats_are_filled() {
        let greedy = Player::Bot(Policy::Greedy.into());
        let (two, three) = (game(&[]), game(&[("players", "3")]));
        assert_eq!(named(&[], &three), Ok(vec![Player::Human, greedy, greedy]));
        assert_eq!(named(&["random".into()], &two), Ok(vec![Player::Bot(Policy::Random.into()), greedy]));
        assert!(named(&["human".into(), "human".into(), "human".into()], &two).is_err());
        assert!(named(&["wizard".into()], &two).unwrap_err().why.contains("random, greedy"));
        assert_eq!(
            of_record(&["Ada".into(), "random".into()], &two),
            [Player::Human, Player::Bot(Policy::Random.into())]
        );
        assert_eq!(of_record(&[], &two), [Player::Human, greedy]);
    }

    #[test]
    fn the_chateautoma_has_the_last_seat() {
        let greedy = Player::Bot(Policy::Greedy.into());
        let three = game(&[("players", "3"), ("chateautoma", "novice")]);
        assert_eq!(named(&[], &three), Ok(vec![Player::Human, greedy, AUTOMA]));
        let names = ["human", "human", "chateautoma"].map(String::from);
        assert_eq!(named(&names, &three), Ok(vec![Player::Human, Player::Human, AUTOMA]));
        assert!(named(&names[1..], &three).unwrap_err().why.contains("last seat, p3"));
        assert!(named(&["human", "human", "human"].map(String::from), &three).is_err());
        assert!(named(&names, &game(&[("players", "3")])).unwrap_err().why.contains("no Châteautoma"));
    }
}
