//! The positions that a search has seen, and how they hang together.
//!
//! A position that is reached in two ways is one node: two dice can be used in either order. What the search knows of it is found again
//! by the position itself, so nothing is lost between the decisions of a turn.

use crate::judge::Worth;
use demesne_game::Seat;
use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hash, Hasher},
};

/// The index of a node.
pub(super) type At = u32;
/// No node yet.
pub(super) const NOWHERE: At = At::MAX;

/// What comes next at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A seat decides.
    Decision(Seat),
    /// Dice, cards, tiles.
    Chance,
    /// The game is over.
    End,
}

/// A position.
#[derive(Clone, Debug)]
pub(super) struct Node<S, A> {
    pub state: S,
    pub kind: Kind,
    /// How often the search came here.
    pub visits: u32,
    /// What it found, summed up.
    sums: Worth,
    /// What it looked like at first sight.
    pub first: Worth,
    /// What the seat that decides can do, once the node is expanded.
    pub actions: Vec<A>,
    /// The ways on: one for each action, or for each result of chance that was drawn.
    pub edges: Vec<Edge>,
}

/// A way on from a position. For chance it is one of the results that were drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// How likely it seemed at first sight to be the best.
    pub prior: f32,
    /// How often it was gone.
    pub visits: u32,
    /// What its end looked like at first sight.
    pub first: Worth,
    /// Its end, once the search has been there.
    pub to: At,
}

impl<S, A> Node<S, A> {
    pub fn new(state: S, kind: Kind, first: Worth) -> Node<S, A> {
        Node { state, kind, visits: 0, sums: Worth::default(), first, actions: Vec::new(), edges: Vec::new() }
    }

    /// Adds what a walk found.
    #[inline]
    pub fn add(&mut self, found: &Worth) {
        self.visits += 1;
        self.sums.add(found, 1.0);
    }

    /// What the search thinks of the position now. The first sight counts as much as `trust` visits, and alone while there are none.
    #[inline]
    pub fn worth(&self, trust: f32) -> Worth {
        if self.visits == 0 {
            return self.first;
        }
        let share = 1.0 / (self.visits as f32 + trust);
        let mut worth = Worth::default();
        worth.add(&self.sums, share);
        worth.add(&self.first, trust * share);
        worth
    }
}

/// All nodes.
#[derive(Clone, Debug)]
pub(super) struct Tree<S, A> {
    pub nodes: Vec<Node<S, A>>,
    found: HashMap<u64, At, BuildHasherDefault<AsItIs>>,
}

impl<S: Eq + Hash, A> Tree<S, A> {
    pub fn new() -> Tree<S, A> {
        Tree { nodes: Vec::new(), found: HashMap::default() }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.found.clear();
    }

    /// Whether the search has seen a position.
    pub fn knows(&self, state: &S) -> bool {
        self.found.get(&key(state)).is_some_and(|&at| self.nodes[at as usize].state == *state)
    }

    /// The node of a position; a new one where there is none.
    pub fn find_or_add(&mut self, state: &S, make: impl FnOnce() -> Node<S, A>) -> At {
        let key = key(state);
        if let Some(&at) = self.found.get(&key)
            && self.nodes[at as usize].state == *state
        {
            return at;
        }
        let at = self.nodes.len() as At;
        self.nodes.push(make());
        self.found.insert(key, at);
        at
    }
}

/// A number for a position, the same on every machine.
fn key<S: Hash>(state: &S) -> u64 {
    let mut mixer = Mixer(0x243f_6a88_85a3_08d3);
    state.hash(&mut mixer);
    mixer.finish()
}

/// A quick hash: positions come from our own search, so nobody can choose them to collide, and equal keys are compared anyway.
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let z = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z ^ (z >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.mix(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.mix(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.mix(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    // Lengths and variants have the machine's width; they must give the same everywhere.
    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.mix(n as u64);
    }
}

/// Keys are mixed already.
#[derive(Clone, Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, n: u64) {
        self.0 = n;
    }
}
