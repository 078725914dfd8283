//! Goods and workers (B10, B11, X-SEQ-5).

use super::play::{Oracle, Play};
use std::collections::BTreeSet;

impl Oracle<'_> {
    /// The numbers of goods that can be sold.
    pub fn goods_kinds(&self, seat: usize) -> BTreeSet<u8> {
        self.world.estates[self.world.estate_of(seat)].goods.iter().copied().collect()
    }

    /// B10.1, B10.2: all goods of a number.
    pub fn sell(&mut self, seat: usize, number: u8) -> Play {
        let estate = self.world.estate_of(seat);
        // X-SEQ-5, step 1
        let goods = &mut self.world.estates[estate].goods;
        let before = goods.len();
        goods.retain(|other| *other != number);
        let count = before - goods.len();
        assert!(count > 0, "there is no {number} to sell");
        // 2: B10.1 with 2, 3, 4 players; X-SHIELD-12
        let each = self.world.table.players as i32 * if self.holds(seat, 12) { 2 } else { 1 };
        // B15.3, X-SHIELD-9.1
        let silver =
            if self.holds(seat, 9) { count as i32 } else { 1 } + i32::from(self.has_monastery(seat, 3));
        self.world.estates[estate].silver += silver;
        // B15.4
        if self.has_monastery(seat, 4) {
            self.gain_workers(seat, 1);
        }
        let points = each * count as i32;
        if self.world.table.solo {
            // B10.1: the goods lie on the sold pile while it is asked what is bought with the points (X-SOLO-22).
            self.lay_goods(seat, number, count)?;
            return self.score(seat, "goods-sold", points);
        }
        self.score(seat, "goods-sold", points)?;
        // 3
        self.lay_goods(seat, number, count)
    }

    pub fn gain_workers(&mut self, seat: usize, count: i32) {
        let estate = self.world.estate_of(seat);
        self.world.estates[estate].workers += count;
        self.others_take_workers(seat);
    }

    /// B11.1, the action.
    pub fn take_workers(&mut self, seat: usize) {
        let estate = self.world.estate_of(seat);
        // B15.13, B15.14
        if self.has_monastery(seat, 13) {
            self.world.estates[estate].silver += 1;
        }
        let count = if self.has_monastery(seat, 14) { 4 } else { 2 };
        self.gain_workers(seat, count);
    }
}
