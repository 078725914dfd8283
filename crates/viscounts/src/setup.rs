//! Before the first turn: the board, the piles, the pairs and what they bring (V2).

use crate::{
    Action, Atom, Atoms, Event, Viscounts,
    card::{Card, CardSet},
    deck::HAND,
    manuscript::{MANUSCRIPTS, Manuscript, Tiles},
    scheme::{Scheme, SchemeSet},
    space::{Ring, SEGMENTS, SITES, Segment, Space},
    state::{Beat, Dismissed, Eyes, PAIRS, Pair, Player, Plot, Solo, Stage, State},
    task::{Task, Tasks},
};
use demesne_game::{Illegal, MAX_SEATS, Random, Seat, Sink};

/// V2.5: townsfolk of the piles, clockwise from the segment that holds space 1.
pub(crate) const PILES: [u8; SEGMENTS] = [14, 14, 14, 13, 13];
/// Player cards, and heroes.
const TEN: u32 = 10;

impl Viscounts {
    /// Everything shuffled, nothing turned up.
    pub(crate) fn start_state(&self) -> State {
        let first = self.options.first.unwrap_or(Seat(0));
        let players = usize::from(self.options.players) - 1;
        let mut state = State {
            eyes: Eyes::All,
            stage: if self.options.first.is_some() { Stage::Board } else { Stage::First },
            beat: Beat::Drop,
            tasks: Tasks::NONE,
            first,
            turn: first,
            round: 1,
            last_round: 0,
            ring: Ring::PRINTED,
            tops: [Card::NONE; SEGMENTS],
            under: [0; SEGMENTS],
            buried: CardSet::NEUTRAL,
            tiles: [Manuscript::NONE; SEGMENTS],
            tiles_under: [0; SEGMENTS],
            buried_tiles: Tiles((1 << MANUSCRIPTS) - 1),
            sites: [Plot::EMPTY; SITES],
            pairs: [Pair::NONE; PAIRS],
            // V2.25: counted out after the setup, whatever is gained in it (V2.26).
            poverty: self.printed.poverty[players],
            prosperity: self.printed.prosperity[players],
            leader: None,
            dismissed: Dismissed::Nothing,
            played: Card::NONE,
            players: [Player::EMPTY; MAX_SEATS],
            solo: Solo::NONE,
        };
        if let Some(board) = self.solo_board() {
            // V21.5, V21.9
            let used = |scheme: &Scheme| !board.removed.contains(*scheme);
            let (future, pile): (Vec<Scheme>, Vec<Scheme>) =
                Scheme::all().filter(used).partition(|scheme| scheme.is_future());
            state.solo.pile = pile.into_iter().collect::<SchemeSet>();
            state.solo.future = future.into_iter().collect();
            state.solo.strangers = self.options.difficulty;
        }
        state
    }

    pub(crate) fn sample_board(&self, rng: &mut impl Random) -> Action {
        let mut order: [Segment; SEGMENTS] = std::array::from_fn(|nth| Segment(nth as u8));
        // V2.2: a ring has no beginning, so the first stays.
        for last in (2..SEGMENTS).rev() {
            order.swap(last, 1 + rng.below(last as u32) as usize);
        }
        Action::Board(order, rng.below(SEGMENTS as u32) as u8)
    }

    pub(crate) fn check_board(&self, order: [Segment; SEGMENTS], castle: u8) -> Result<(), Illegal> {
        match Ring::new(order, castle) {
            Some(_) => Ok(()),
            None => Illegal::err(
                "V2.2",
                "the board has each segment once, from 1-2 on, and the castle lies in one of 5 ways",
            ),
        }
    }

    pub(crate) fn apply_board(&self, state: &mut State, order: [Segment; SEGMENTS], castle: u8) {
        if let Some(ring) = Ring::new(order, castle) {
            state.ring = ring;
        }
        state.stage = Stage::Townsfolk;
    }

    pub(crate) fn sample_townsfolk(&self, rng: &mut impl Random) -> Action {
        let mut left = CardSet::NEUTRAL;
        Action::Townsfolk(std::array::from_fn(|_| {
            let card = left.pick(rng);
            left.remove(card);
            card
        }))
    }

    pub(crate) fn check_townsfolk(&self, tops: [Card; SEGMENTS]) -> Result<(), Illegal> {
        let set: CardSet = tops.into_iter().filter(|card| card.is_neutral()).collect();
        match usize::from(set.len()) == SEGMENTS {
            true => Ok(()),
            false => Illegal::err("V2.4", "five different neutral townsfolk are turned up"),
        }
    }

    /// V2.4, V2.5: a townsfolk on each pile, the others under them.
    pub(crate) fn apply_townsfolk(&self, state: &mut State, tops: [Card; SEGMENTS]) {
        state.tops = tops;
        state.buried = CardSet::NEUTRAL.without(tops.into_iter().collect());
        for (segment, pile) in state.ring.order().into_iter().zip(PILES) {
            state.under[segment.index()] = pile - 1;
        }
        state.stage = Stage::Manuscripts;
    }

    pub(crate) fn sample_manuscripts(&self, rng: &mut impl Random) -> Action {
        let mut left = self.printed.grey;
        Action::Manuscripts(std::array::from_fn(|_| {
            let tile = left.pick(rng);
            left.remove(tile);
            tile
        }))
    }

    pub(crate) fn check_manuscripts(&self, tiles: [Manuscript; SEGMENTS]) -> Result<(), Illegal> {
        let grey = tiles.iter().all(|&tile| self.printed.grey.contains(tile));
        match grey && usize::from(tiles.into_iter().collect::<Tiles>().len()) == SEGMENTS {
            true => Ok(()),
            false => Illegal::err("V2.6", "the five manuscripts with grey backs lie on top"),
        }
    }

    /// V2.6: a grey-backed manuscript on each pile, as many others under each.
    pub(crate) fn apply_manuscripts(&self, state: &mut State, tiles: [Manuscript; SEGMENTS]) {
        state.tiles = tiles;
        state.buried_tiles = Tiles(state.buried_tiles.0 & !self.printed.grey.0);
        state.tiles_under = [state.buried_tiles.len() / SEGMENTS as u8; SEGMENTS];
        state.stage = Stage::Pairs;
    }

    /// V2.11: how many pairs are dealt.
    pub(crate) fn pairs(&self) -> usize {
        usize::from(self.options.players) + 1
    }

    pub(crate) fn sample_pairs(&self, rng: &mut impl Random) -> Action {
        let (mut numbers, mut heroes) = ((1 << TEN) - 1u16, (1 << TEN) - 1u16);
        let draw = |left: &mut u16, rng: &mut _| {
            let nth = Random::below(rng, left.count_ones());
            let bit = (0..TEN).filter(|bit| *left >> bit & 1 == 1).nth(nth as usize).unwrap_or(0);
            *left &= !(1 << bit);
            bit as u8 + 1
        };
        let mut pairs = [Pair::NONE; PAIRS];
        for pair in &mut pairs[..self.pairs()] {
            *pair = Pair { number: draw(&mut numbers, rng), hero: Card::hero(draw(&mut heroes, rng)) };
        }
        pairs[..self.pairs()].sort_unstable_by_key(|pair| pair.number);
        Action::Pairs(pairs)
    }

    pub(crate) fn check_pairs(&self, pairs: [Pair; PAIRS]) -> Result<(), Illegal> {
        let (dealt, rest) = pairs.split_at(self.pairs());
        let rising = dealt.windows(2).all(|two| two[0].number < two[1].number);
        let real = dealt.iter().all(|pair| (1..=TEN as u8).contains(&pair.number) && pair.hero.is_hero());
        let heroes: CardSet = dealt.iter().map(|pair| pair.hero).collect();
        let whole = usize::from(heroes.len()) == dealt.len() && rest.iter().all(|pair| *pair == Pair::NONE);
        match rising && real && whole {
            true => Ok(()),
            false => Illegal::err(
                "V2.11",
                format!(
                    "{} different player cards are dealt in rising order, each with another hero",
                    dealt.len()
                ),
            ),
        }
    }

    /// V2.12: the player to the right of the start player picks first.
    pub(crate) fn apply_pairs(&self, state: &mut State, pairs: [Pair; PAIRS]) {
        state.pairs = pairs;
        state.turn = Seat((state.first.0 + self.options.players - 1) % self.options.players);
        state.stage = Stage::Pick;
    }

    pub(crate) fn list_pairs(&self, state: &State, out: &mut Vec<Action>) {
        let left = state.pairs.iter().filter(|pair| **pair != Pair::NONE);
        out.extend(left.map(|pair| Action::Pick(pair.number)));
    }

    pub(crate) fn check_pick(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Pick(number) if number > 0 && state.pairs.iter().any(|pair| pair.number == number) => {
                Ok(())
            }
            Action::Pick(number) => {
                Illegal::err("V2.12", format!("there is no pair with player card {number}"))
            }
            _ => Illegal::err("V2.12", "pick a pair of player card and hero"),
        }
    }

    /// V2.14 to V2.16: the pair's place, its resources and its effect.
    pub(crate) fn apply_pick(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let Action::Pick(number) = action else { return };
        let Some(pair) = state.pairs.iter_mut().find(|pair| pair.number == number) else { return };
        let hero = std::mem::replace(pair, Pair::NONE).hero;
        let print = self.printed.player_cards[usize::from(number) - 1];
        let cards = CardSet::STARTING.or(CardSet::one(hero));
        let known = state.knows(seat);
        let player = state.player_mut(seat);
        player.number = number;
        player.viscount = Space::outer(number);
        (player.unseen, player.deck_size) = (cards, cards.len());
        if known {
            player.deck = cards;
        }
        state.stage = Stage::Prepare;
        self.silver(state, seat, print.silver.into(), sink);
        for _ in 0..print.debts {
            self.gain_debt(state, seat, sink);
        }
        for _ in 0..print.deeds {
            self.gain_deed(state, seat, sink);
        }
        state.tasks.gain(seat, print.extra);
        state.tasks.gain(seat, print.gains);
    }

    /// V2.13, V2.18: all of a pair is done: the first hand is drawn, then the next player picks, and at last the game begins.
    pub(crate) fn prepare_on(&self, state: &mut State) -> bool {
        let seat = state.turn;
        if self.is_solo(seat) {
            self.begin(state);
        } else if !state.player(seat).ready {
            state.player_mut(seat).ready = true;
            // V2.18: three, whatever the hand limit.
            state.tasks.push(Task::Draw(seat, HAND));
        } else if seat != state.first {
            state.turn = Seat((seat.0 + self.options.players - 1) % self.options.players);
            state.stage = Stage::Pick;
        } else if let Some(solo) = self.solo_seat() {
            self.prepare_solo(state, solo);
        } else {
            self.begin(state);
        }
        true
    }

    /// V21.6, V21.7: the solo opponent takes the place of the other pair, and its start items.
    fn prepare_solo(&self, state: &mut State, solo: Seat) {
        let number = state.pairs.iter().map(|pair| pair.number).max().unwrap_or(0);
        let Some(board) = self.solo_board() else { return };
        state.turn = solo;
        let player = state.player_mut(solo);
        player.number = number;
        player.viscount = Space::outer(number);
        player.ready = true;
        // The resources lie on top and come first, the building last.
        state.tasks.push(Task::FirstBuilding);
        state.tasks.gain(solo, Atoms::repeat(Atom::Debt, board.debts.into()));
        state.tasks.gain(solo, Atoms::repeat(Atom::Deed, board.deeds.into()));
        state.tasks.gain(solo, board.gains);
    }

    /// V8.1: the first turn.
    fn begin(&self, state: &mut State) {
        state.pairs = [Pair::NONE; PAIRS];
        state.turn = state.first;
        state.stage = Stage::Turn;
        state.beat = Beat::Drop;
        debug_assert!(state.tasks.is_empty(), "the setup is done");
    }
}
