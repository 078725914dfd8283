//! Placing an item, and all that comes of it (T7 to T13).

use super::{
    pay::payments,
    play::{Oracle, Play},
    world::{COLOURS, TOKENS, colour_of, crops, harvest, known, take_out},
};
use std::collections::BTreeSet;

impl Oracle<'_> {
    /// T4.4, T7.1, T10.3: where a stored item can go and be paid for.
    fn payable_spaces(&self, seat: usize, stored: &str) -> Vec<usize> {
        let player = &self.world.players[seat];
        let spaces = player.open_spaces((stored != "hex").then(|| colour_of(stored)));
        let payable =
            |space: &usize| !payments(&self.world.table, player, player.board().colours[*space]).is_empty();
        spaces.into_iter().filter(payable).collect()
    }

    pub fn placeable_items(&self, seat: usize) -> Vec<&'static str> {
        let player = &self.world.players[seat];
        let hexes = player.storage.iter().filter(|stored| **stored == "hex").count();
        let ripe = |stored: &&str| *stored != "hex" || self.world.table.same_turn || hexes > player.fresh;
        let stored = player.storage.iter().copied().filter(ripe);
        stored.filter(|stored| !self.payable_spaces(seat, stored).is_empty()).collect()
    }

    /// T7.6.
    pub fn place(&mut self, seat: usize, stored: &'static str) -> Play {
        let spaces = self.payable_spaces(seat, stored);
        let space = self.choose_space(seat, &spaces)?;
        let colour = self.world.players[seat].board().colours[space];
        let list = payments(&self.world.table, &self.world.players[seat], colour);
        let text = self.decide(seat, &list)?;
        let player = &mut self.world.players[seat];
        for word in text.split(' ').skip(1) {
            if word == "worker" {
                player.workers -= 1;
            } else {
                take_out(&mut player.hand, word);
                self.world.discards.push(known(word, COLOURS));
                // T-R2: the others forget the card that they see paid.
                for (watcher, recalled) in self.world.recalled.iter_mut().enumerate() {
                    if watcher != seat && recalled.contains(&word) {
                        take_out(recalled, word);
                    }
                }
            }
        }
        take_out(&mut player.storage, stored);
        self.gaps = 0;
        self.lay(seat, stored, space)?;
        self.refill(seat)
    }

    fn choose_space(&mut self, seat: usize, spaces: &[usize]) -> Play<usize> {
        let list = spaces.iter().map(|space| format!("on {space}")).collect();
        let text = self.decide(seat, &list)?;
        Ok(text.strip_prefix("on ").and_then(|space| space.parse().ok()).expect("a space"))
    }

    /// T8.1: an item lies down and is resolved.
    fn lay(&mut self, seat: usize, laid: &'static str, space: usize) -> Play {
        let player = &mut self.world.players[seat];
        player.items[space] = Some(laid);
        let board = player.board().clone();
        let area = &board.area[space];
        // T8.2
        if area.iter().all(|&space| player.items[space].is_some()) {
            player.score("areas", [0, 1, 3, 6][area.len()]);
        }
        let colour = board.colours[space];
        match colour {
            "dark-green" => self.castle(seat)?,
            "red" => self.take_token(seat)?,
            "turquoise" => self.gain_hex(seat),
            "light-green" => {
                // T9.9, T10.6, T10.7
                let others = area.iter().filter(|&&other| other != space);
                let there: Vec<&str> =
                    others.filter_map(|&other| player.items[other]).flat_map(crops).collect();
                let fresh = crops(laid).into_iter().filter(|crop| !there.contains(crop)).count();
                player.score("crops", if laid == "hex" { 1 } else { fresh });
            }
            "grey" => player.marble += 1 + player.tokens_of("marble"),
            "orange" => player.workers += 1 + player.tokens_of("worker"),
            "yellow" => self.draw(seat, 3)?,
            "beige" => {
                for _ in 0..1 + player.tokens_of("harvest") {
                    self.harvest(seat)?;
                }
            }
            _ => unreachable!(),
        }
        self.colour_bonus(seat, colour);
        Ok(())
    }

    /// T9.1 to T9.4.
    fn castle(&mut self, seat: usize) -> Play {
        let faces: Vec<&'static str> = self.world.centre.iter().map(|tile| tile.face).collect();
        let mut list: BTreeSet<String> =
            faces.iter().filter(|face| self.fits(seat, face)).map(|face| format!("free {face}")).collect();
        if list.is_empty() {
            return Ok(());
        }
        list.insert("skip".into());
        let text = self.decide(seat, &list)?;
        if let Some(face) = text.strip_prefix("free ") {
            let spaces = self.world.players[seat].open_spaces(Some(colour_of(face)));
            let space = self.choose_space(seat, &spaces)?;
            let tile = self.leave_centre(face);
            self.gaps += 1;
            self.lay(seat, tile.face, space)?;
        }
        Ok(())
    }

    /// T3.11, T9.5 to T9.7.
    pub fn take_token(&mut self, seat: usize) -> Play {
        let taken =
            |kind: &str| self.world.players.iter().map(|player| player.tokens_of(kind)).sum::<usize>();
        let list = TOKENS.iter().filter(|kind| taken(kind) < 5).map(|kind| format!("token {kind}")).collect();
        let text = self.decide(seat, &list)?;
        let kind = known(text.strip_prefix("token ").expect("a token"), TOKENS);
        let player = &mut self.world.players[seat];
        player.tokens.push(kind);
        if kind == "storage" {
            player.score("storage", 2);
        }
        Ok(())
    }

    /// T10.1, T10.2.
    fn gain_hex(&mut self, seat: usize) {
        let player = &mut self.world.players[seat];
        if player.has_room() {
            player.storage.push("hex");
            player.fresh += 1;
        } else {
            player.score("no-room", 2);
        }
    }

    /// T11.1 to T11.4.
    fn harvest(&mut self, seat: usize) -> Play {
        if self.world.harvest.is_empty() {
            self.world.harvest.append(&mut self.world.harvest_discards);
        }
        let card = harvest(&self.chance("harvest", self.world.harvest.clone())?);
        take_out(&mut self.world.harvest, card);
        // T11.1 puts the card there after its reward; none of the rewards looks at this pile.
        self.world.harvest_discards.push(card);
        let player = &mut self.world.players[seat];
        match card {
            "two_red_points" => player.score("harvest", 2),
            "two_cards" => self.draw(seat, 2)?,
            "card_red_point" => {
                player.score("harvest", 1);
                self.draw(seat, 1)?;
            }
            "green_point" => player.score("green-harvest", 1),
            "worker" => player.workers += 1,
            "marble" => player.marble += 1,
            "wild_hex" => self.gain_hex(seat),
            _ => unreachable!(),
        }
        Ok(())
    }

    /// T13.1 to T13.5.
    fn colour_bonus(&mut self, seat: usize, colour: &'static str) {
        let had = self.world.players.iter().filter(|player| player.completed.contains(&colour)).count();
        let player = &mut self.world.players[seat];
        let board = player.board().clone();
        let covered = (0..30).all(|space| board.colours[space] != colour || player.items[space].is_some());
        if !covered || player.completed.contains(&colour) {
            return;
        }
        player.completed.push(colour);
        let sides = match colour {
            "light-green" => [4, 2],
            "orange" | "beige" | "yellow" | "grey" => [3, 1],
            _ => [2, 1],
        };
        if had < 2 {
            player.score("colours", sides[had]);
        }
    }
}
