//! What goes with what (X-COMPAT): every combination that is refused, with the rule and the reason.

use super::{Castles, Duchies, Expansion, Options, RouteOrder, VineTypes};
use crate::{Edition, duchy::BoardSet};
use demesne_game::TextError;

impl Options {
    /// Refuses what is impossible together.
    pub(super) fn check(&self) -> Result<(), TextError> {
        match self.refusal() {
            Some(why) => Err(TextError::new(why)),
            None => Ok(()),
        }
    }

    fn refusal(&self) -> Option<String> {
        self.edition_refusal()
            .or_else(|| self.players_refusal())
            .or_else(|| self.mode_refusal())
            .or_else(|| self.boards_refusal())
            .or_else(|| self.detail_refusal())
    }

    fn edition_refusal(&self) -> Option<String> {
        if self.edition == Edition::Special {
            let open = self.castles == Castles::Open;
            return open.then(|| {
                "B2.8: castles are chosen openly only in the 2011 edition; use \"castles: together\" or \"edition: 2011\""
                    .into()
            });
        }
        if let Some(expansion) = self.expansions.iter().next() {
            return Some(format!(
                "X-SEQ-2: expansions are played under the Special Edition; leave \"{}\" out or use \"edition: se\"",
                expansion.name()
            ));
        }
        if self.chateautoma.is_some() {
            return Some("A1.3: the Châteautoma belongs to the Special Edition; use \"edition: se\"".into());
        }
        let special =
            self.team.is_some() || self.solo.is_some() || self.boards != BoardSet::Base || self.connection;
        special.then(|| {
            "X-SEQ-2: team and solo games and boards past 10 belong to the Special Edition; use \"edition: se\"".into()
        })
    }

    fn players_refusal(&self) -> Option<String> {
        match (self.players, self.team, self.solo) {
            (_, Some(_), Some(_)) => {
                Some("X-COMPAT-2: a game is a team game or a solo game, not both".into())
            }
            (players, Some(_), None) if players != 4 => {
                Some(format!("X-TEAM-1: exactly four play in teams, not {players}; use \"players: 4\""))
            }
            (players, None, Some(_)) if players != 1 => {
                Some(format!("X-COMPAT-7: one plays solo, not {players}; use \"players: 1\""))
            }
            (1, None, None) => Some(match self.chateautoma {
                Some(_) => {
                    "A1.4: the Châteautoma counts as a player; use \"players: 2\" for one person".into()
                }
                None => "B2.1: \"1\" players cannot play; 2, 3 or 4 can, and one with \"solo: 33\"".into(),
            }),
            _ => None,
        }
    }

    fn mode_refusal(&self) -> Option<String> {
        if self.chateautoma.is_some() {
            if self.team.is_some() || self.solo.is_some() {
                return Some("A16.17: the Châteautoma does not play on team or solo boards".into());
            }
            if self.expansions.has(Expansion::Inns) {
                return Some("A16.7: inns are not played with the Châteautoma; leave \"inns\" out".into());
            }
        }
        let mut on = self.expansions.iter();
        if self.team.is_some() {
            return on.find_map(|expansion| match expansion {
                Expansion::Tiles | Expansion::White | Expansion::Inns => None,
                Expansion::Posts => Some(
                    "X-COMPAT-6: border posts are on the player board, which a team does not use; leave \"posts\" out"
                        .into(),
                ),
                _ => Some(format!(
                    "X-COMPAT-4: {} belong to a player, and the rules do not say how partners share; leave \"{}\" out",
                    expansion.adds(),
                    expansion.name()
                )),
            });
        }
        if self.solo.is_some() {
            return on.find_map(|expansion| match expansion {
                Expansion::Tiles | Expansion::White => None,
                _ => Some(format!(
                    "X-COMPAT-2: a solo game takes the expansions tiles and white only; leave \"{}\" out",
                    expansion.name()
                )),
            });
        }
        None
    }

    fn boards_refusal(&self) -> Option<String> {
        if self.team.is_some() || self.solo.is_some() {
            return self
                .connection
                .then(|| "X-BOARD-11: the castle connection is played with boards 11 to 18 only".into());
        }
        if let Duchies::Chosen(boards) = &self.duchies
            && boards.len() != usize::from(self.persons())
        {
            return Some(format!(
                "B2.5: {} boards are chosen for {} {}; name one for each seat",
                boards.len(),
                self.persons(),
                if self.chateautoma.is_some() { "people" } else { "players" },
            ));
        }
        if self.duchies == Duchies::Random && self.boards == BoardSet::Championship {
            return Some(
                "X-CHAMP-2: boards 19 to 22 are named, not drawn; use \"duchies: same 19\" or \"duchies: chosen …\"".into(),
            );
        }
        if self.connection {
            let named: &[String] = match &self.duchies {
                Duchies::Same(board) => std::slice::from_ref(board),
                Duchies::Chosen(boards) => boards,
                Duchies::Random => &[],
            };
            let fits = match self.duchies {
                Duchies::Random => self.boards == BoardSet::Connection,
                _ => named.iter().all(|id| is_connection_board(id)),
            };
            if !fits {
                return Some(
                    "X-BOARD-11: with the castle connection every player has one of the boards 11 to 18; use \"boards: 11-18\""
                        .into(),
                );
            }
        }
        None
    }

    fn detail_refusal(&self) -> Option<String> {
        if self.route_order == RouteOrder::Chosen && !self.expansions.has(Expansion::Routes) {
            return Some(
                "X-ROUTE-2: without trade routes there is no order of routes; add \"routes\" to expansions"
                    .into(),
            );
        }
        if self.vine_types == VineTypes::All {
            return None;
        }
        if !self.expansions.has(Expansion::Vineyards) {
            return Some(
                "X-VINE-4: without vineyards there are no types of vines; add \"vineyards\" to expansions"
                    .into(),
            );
        }
        let out = match self.players {
            2 => 2,
            3 => 1,
            _ => {
                return Some(
                    "X-VINE-4: with 4 players all types of vines are in play; use \"vine-types: all\"".into(),
                );
            }
        };
        match self.vine_types {
            VineTypes::Without(types) if types.count_ones() != out => Some(format!(
                "X-VINE-4: with {} players {out} {} out; name as many",
                self.players,
                if out == 1 { "type is" } else { "types are" },
            )),
            _ => None,
        }
    }
}

/// Whether an id is that of one of the boards 11 to 18.
fn is_connection_board(id: &str) -> bool {
    (11..=18).any(|number: u8| number.to_string() == id)
}
