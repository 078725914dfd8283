//! Tree search over small decisions, with chance and several players.
//!
//! Each round of the search walks from the position at hand along the ways that promise most, until it comes to a position that it has not
//! looked into. There every action is tried and its result judged (the nodes that a budget counts); what the best of them is worth goes
//! back along the way. Where chance decides, results are drawn by its odds, the more the oftener the search comes by. Every player
//! is taken to want what is best for that player.
//!
//! Where something is hidden from the seat that asks, the search goes on in a world that is imagined from what the seat knows, then in
//! more of them side by side, and the action that does best over all of them is taken.
//!
//! The search knows a game by its contract and its [`Evaluate`] alone. It reads no clock: whoever asks says how much of the time is gone.
//! With the same seed and the same number of nodes it gives the same answer on every machine.

mod fair;
mod tree;
mod walk;

use crate::{Evaluate, Judge, Moment, judge::Worth};
use demesne_game::{Quick, Seat};
use tree::{At, Kind, Tree};

/// How a search is tuned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How much the first sight draws a search to an action, beside what it found there.
    pub curiosity: f32,
    /// How much better an action must look to be far more likely: small numbers follow the judgement, large ones try everything.
    pub doubt: f32,
    /// How many visits the first sight of a chance node counts for.
    pub trust: f32,
    /// How many worlds are imagined at the most where something is hidden.
    pub worlds: usize,
    /// How many visits a world gets before another one is imagined, so that a small budget does not end in a glance at each.
    pub room: u32,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning { curiosity: 0.16, doubt: 0.027, trust: 6.0, worlds: 6, room: 400 }
    }
}

/// More nodes than this are forgotten when the next decision begins.
const KEPT: usize = 6_000;
/// So many positions are kept at the most; then the search stops growing.
const MOST: usize = 20_000;
/// Where there are more actions than this, as for a board that is laid out before the game, they are only judged at first sight: a search
/// would get nowhere with any of them.
pub const MANY: usize = 256;

/// What a search found out about an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found<A> {
    /// The action.
    pub action: A,
    /// How often the search tried it.
    pub visits: u32,
    /// What it is worth to each seat.
    pub worth: Worth,
}

/// A search, with what it remembers from decision to decision.
#[derive(Clone, Debug)]
pub struct Search<G: Evaluate> {
    tree: Tree<G::State, G::Action>,
    tuning: Tuning,
    rng: Quick,
    /// Where the luck of this decision comes from.
    luck: u64,
    list: Vec<G::Action>,
    path: Vec<(At, u32)>,
    /// Positions judged for the decision at hand.
    nodes: u32,
}

impl<G: Evaluate> Search<G> {
    /// A search with its own randomness.
    pub fn new(seed: u64, tuning: Tuning) -> Search<G> {
        Search {
            tree: Tree::new(),
            tuning,
            rng: Quick::new(seed),
            luck: 0,
            list: Vec::new(),
            path: Vec::new(),
            nodes: 0,
        }
    }

    /// How many positions were judged for the last decision.
    pub fn nodes(&self) -> u32 {
        self.nodes
    }

    /// The best of the legal actions. `gone` says, from 0 to 1, how much of the budget is used up, given
    /// the nodes so far.
    pub fn choose(
        &mut self,
        moment: Moment<'_, G>,
        judge: &mut Judge<'_>,
        gone: &mut dyn FnMut(u32) -> f32,
    ) -> G::Action {
        self.nodes = 0;
        if let [only] = moment.legal {
            return *only;
        }
        let roots = self.think(moment, judge, gone);
        let place = self.totals(&roots, moment.legal.len()).best(moment.seat);
        moment.legal[place]
    }

    /// What the search finds out about every legal action, the best first.
    pub fn study(
        &mut self,
        moment: Moment<'_, G>,
        judge: &mut Judge<'_>,
        gone: &mut dyn FnMut(u32) -> f32,
    ) -> Vec<Found<G::Action>> {
        self.nodes = 0;
        let roots = self.think(moment, judge, gone);
        self.totals(&roots, moment.legal.len()).sorted(moment.legal, moment.seat)
    }

    /// Searches until the budget is used up, and gives the node of each world.
    fn think(
        &mut self,
        moment: Moment<'_, G>,
        judge: &mut Judge<'_>,
        gone: &mut dyn FnMut(u32) -> f32,
    ) -> Vec<At> {
        let Moment { game, view, seat, legal } = moment;
        if self.tree.nodes.len() > KEPT {
            self.tree.clear();
        }
        let many = legal.len() > MANY;
        let worlds = if game.all_open(view) || many { 1 } else { self.tuning.worlds.max(1) };
        if !self.tree.knows(&moment.world(self.luck, 0)) {
            // A new turn: what was found under other luck is of little use.
            self.luck = self.rng.next_u64();
        }
        let mut roots = vec![self.root(moment, judge, 0)];
        let mut imagined = 1;
        for round in (0..).take_while(|_| !many) {
            let mut root = self.least_seen(&roots);
            if imagined < worlds && self.tree.nodes[root as usize].visits >= self.tuning.room {
                let another = self.root(moment, judge, imagined);
                imagined += 1;
                // Where little is hidden the same world may come up again.
                if !roots.contains(&another) {
                    roots.push(another);
                    root = self.least_seen(&roots);
                }
            }
            self.walk(game, judge, root);
            let gone = gone(self.nodes);
            if gone >= 1.0
                || self.tree.nodes.len() >= MOST
                || self.settled(&roots, seat, legal.len(), round as f32, gone)
            {
                break;
            }
        }
        roots
    }

    /// The node of a world that is imagined. The same luck gives the same worlds, so that those of the turn's last decision are met again.
    fn root(&mut self, moment: Moment<'_, G>, judge: &mut Judge<'_>, number: usize) -> At {
        let root = self.node(moment.game, judge, &moment.world(self.luck, number));
        self.expand_root(moment.game, judge, root, moment.seat, moment.legal);
        root
    }

    /// Of some worlds the one that was looked into least.
    fn least_seen(&self, roots: &[At]) -> At {
        let visits = |root: &At| self.tree.nodes[*root as usize].visits;
        roots.iter().copied().min_by_key(visits).unwrap_or_default()
    }

    /// Whether what is left of the budget cannot change the answer.
    fn settled(&self, roots: &[At], seat: Seat, actions: usize, rounds: f32, gone: f32) -> bool {
        if gone <= 0.05 || rounds < 16.0 || !(rounds as u32).is_multiple_of(8) {
            return false;
        }
        let left = rounds * (1.0 - gone) / gone;
        let totals = self.totals(roots, actions);
        let best = totals.best(seat);
        let second = (0..actions).filter(|&place| place != best).map(|place| totals.visits[place]).max();
        totals.visits[best] as f32 > second.unwrap_or(0) as f32 + left
    }

    /// Visits and worths of the actions, over all worlds.
    fn totals(&self, roots: &[At], actions: usize) -> Totals {
        let mut totals = Totals { visits: vec![0; actions], worths: vec![Worth::default(); actions] };
        // A world counts by how well it was looked into.
        let effort = |root: At| self.tree.nodes[root as usize].visits as f32 + 1.0;
        let all: f32 = roots.iter().map(|&root| effort(root)).sum();
        for &root in roots {
            for (place, edge) in self.tree.nodes[root as usize].edges.iter().enumerate() {
                totals.visits[place] += edge.visits;
                totals.worths[place].add(&self.edge_worth(edge), effort(root) / all);
            }
        }
        totals
    }
}

/// What was found out about each action.
struct Totals {
    visits: Vec<u32>,
    worths: Vec<Worth>,
}

impl Totals {
    /// The action that was tried most; of equals the one that is worth most to the seat.
    fn best(&self, seat: Seat) -> usize {
        let key = |place: usize| (self.visits[place], self.worths[place].wants[seat.index()]);
        (1..self.visits.len()).fold(0, |best, place| if key(place) > key(best) { place } else { best })
    }

    /// The same with the actions, the best first.
    fn sorted<A: Copy>(&self, legal: &[A], seat: Seat) -> Vec<Found<A>> {
        let found = |(place, &action): (usize, &A)| Found {
            action,
            visits: self.visits[place],
            worth: self.worths[place],
        };
        let mut found: Vec<Found<A>> = legal.iter().enumerate().map(found).collect();
        let key = |found: &Found<A>| (found.visits, found.worth.wants[seat.index()]);
        found.sort_by(|a, b| key(b).partial_cmp(&key(a)).unwrap_or(std::cmp::Ordering::Equal));
        found
    }
}

/// The kind of node that a position makes.
fn kind<G: Evaluate>(game: &G, state: &G::State) -> Kind {
    use demesne_game::ToAct;
    match game.to_act(state) {
        ToAct::Chance => Kind::Chance,
        ToAct::Nobody => Kind::End,
        seats => seats.first_seat().map_or(Kind::End, Kind::Decision),
    }
}
