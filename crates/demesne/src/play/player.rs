//! Who sits at the table.

use crate::fault::Fault;
use demesne_bots::Policy;
use demesne_burgundy::Burgundy;

/// A human or a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at the keyboard.
    Human,
    /// A policy.
    Bot(Policy),
    /// The Châteautoma, which decides nothing (A1.5).
    Automa,
}

impl Player {
    /// Its name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Player::Human => "human",
            Player::Bot(policy) => policy.name(),
            Player::Automa => "chateautoma",
        }
    }

    fn parse(text: &str) -> Result<Player, Fault> {
        if text == Player::Human.name() {
            return Ok(Player::Human);
        }
        Policy::parse(text).map(Player::Bot).map_err(|_| {
            let bots: Vec<&str> = Policy::ALL.iter().map(|policy| policy.name()).collect();
            Fault::input(format!(
                "nobody is called \"{text}\"; a seat is human or a bot: {}",
                bots.join(", ")
            ))
        })
    }
}

/// Refuses names of nobody.
pub fn check(names: &[String]) -> Result<(), Fault> {
    names.iter().try_for_each(|name| Player::parse(name).map(|_| ()))
}

/// The players that were named; the first of nobody is human, further ones are greedy.
pub fn named(names: &[String], seats: u8) -> Result<Vec<Player>, Fault> {
    let mut players = names.iter().map(|name| Player::parse(name)).collect::<Result<Vec<_>, _>>()?;
    if players.len() > seats.into() {
        return Err(Fault::input(format!(
            "{} seats are named, but {seats} play; name at most one for each",
            players.len()
        )));
    }
    if players.is_empty() && seats > 0 {
        players.push(Player::Human);
    }
    players.resize(seats.into(), Player::Bot(Policy::Greedy));
    Ok(players)
}

/// The Châteautoma at its seat, if it plays (A1.13).
pub fn with_automa(mut players: Vec<Player>, game: &Burgundy) -> Vec<Player> {
    if let Some(player) = game.automa_seat().and_then(|seat| players.get_mut(seat.index())) {
        *player = Player::Automa;
    }
    players
}

/// The players of a record: whoever is not called like a bot is human.
pub fn of_record(names: &[String], seats: u8) -> Vec<Player> {
    let player = |name: &String| Player::parse(name).unwrap_or(Player::Human);
    let mut players: Vec<Player> = names.iter().map(player).collect();
    if players.is_empty() {
        players.push(Player::Human);
    }
    players.resize(seats.into(), Player::Bot(Policy::Greedy));
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_filled() {
        let greedy = Player::Bot(Policy::Greedy);
        assert_eq!(named(&[], 3), Ok(vec![Player::Human, greedy, greedy]));
        assert_eq!(named(&["random".into()], 2), Ok(vec![Player::Bot(Policy::Random), greedy]));
        assert!(named(&["human".into(), "human".into(), "human".into()], 2).is_err());
        assert!(named(&["wizard".into()], 2).unwrap_err().why.contains("random, greedy"));
        assert_eq!(
            of_record(&["Ada".into(), "random".into()], 2),
            [Player::Human, Player::Bot(Policy::Random)]
        );
        assert_eq!(of_record(&[], 2), [Player::Human, greedy]);
    }
}
