//! The ends of rounds and phases, the scorings and the result (T15 to T17).

use super::play::Oracle;

impl Oracle<'_> {
    /// T15: the end of a round; whether the game is over.
    pub fn round_ends(&mut self) -> bool {
        let world = &mut self.world;
        let limit = world.round >= world.table.round_limit;
        let reached = world.players.iter().any(|player| player.n >= 7 * world.phase);
        let empty = world.centre.is_empty();
        if limit {
            // T5.5: the scorings that are still open.
            while self.world.phase < 3 {
                self.scoring();
                self.world.phase += 1;
            }
        } else if world.phase < 3 {
            if reached || empty {
                self.scoring();
                self.world.phase += 1;
            }
            self.world.round += 1;
            return false;
        } else if !world.additional && !empty {
            world.additional = reached;
            world.round += 1;
            return false;
        }
        self.scoring();
        self.final_scoring();
        true
    }

    /// T16.1, T16.2.
    fn scoring(&mut self) {
        let source = format!("scoring-{}", self.world.phase);
        for player in &mut self.world.players {
            player.score(&source, player.green());
        }
    }

    /// T16.4 to T16.6.
    fn final_scoring(&mut self) {
        for player in &mut self.world.players {
            let hexes = player.storage.iter().filter(|stored| **stored == "hex").count();
            player.score("cards", player.hand.len() / self.world.table.cards_per_point);
            player.score("stored-hexes", hexes);
            player.score("stored-tiles", player.storage.len() - hexes);
            player.score("marble", player.marble);
            player.score("workers", player.workers);
        }
    }

    /// T17, as records say it: `p2 102 >T17.2 p1+p3 102`.
    pub fn result(&self) -> String {
        let english = self.world.table.english;
        let key = |seat: usize| {
            let player = &self.world.players[seat];
            let number = |n: usize| i64::try_from(n).expect("a small number");
            let (red, empty) = (number(player.red()), number(player.empty_spaces()));
            match english {
                true => [red, empty, -number(player.green()), -number(player.hand.len())],
                false => [red, empty, number(player.green()), 0],
            }
        };
        let mut seats: Vec<usize> = (0..self.world.players.len()).collect();
        seats.sort_by_key(|&seat| (key(seat).map(|n| -n), seat));
        let mut text = String::new();
        for (place, &seat) in seats.iter().enumerate() {
            text.push_str(&format!("p{}", seat + 1));
            let Some(&next) = seats.get(place + 1) else {
                text.push_str(&format!(" {}", key(seat)[0]));
                continue;
            };
            let (mine, theirs) = (key(seat), key(next));
            if mine == theirs {
                text.push('+');
            } else if mine[0] != theirs[0] {
                text.push_str(&format!(" {} > ", mine[0]));
            } else {
                let rule = match (mine[1] == theirs[1], english) {
                    (false, _) => "T17.2",
                    (true, false) => "T17.3",
                    (true, true) => "T17.5",
                };
                text.push_str(&format!(" {} >{rule} ", mine[0]));
            }
        }
        text
    }
}
