//! One round of the search: down along the best ways, a look at what is new there, and back.

use super::{
    Search, kind,
    tree::{At, Edge, Kind, NOWHERE, Node},
};
use crate::{
    Evaluate, Judge,
    judge::{Worth, exp},
};
use demesne_game::{Ignore, Quick, Seat, Step, ToAct};

/// No way through a game is longer than this within one search.
const DEEPEST: usize = 256;

impl<G: Evaluate> Search<G> {
    /// The node of a position.
    pub(super) fn node(&mut self, game: &G, judge: &mut Judge<'_>, state: &G::State) -> At {
        let nodes = &mut self.nodes;
        self.tree.find_or_add(state, || {
            *nodes += 1;
            Node::new(*state, kind(game, state), judge.worth(game, state))
        })
    }

    /// Expands a root with the actions that the seat was told.
    pub(super) fn expand_root(
        &mut self,
        game: &G,
        judge: &mut Judge<'_>,
        at: At,
        seat: Seat,
        legal: &[G::Action],
    ) {
        let node = &mut self.tree.nodes[at as usize];
        if node.actions != legal {
            // Several may be to act at the same time; here it is this one.
            node.kind = Kind::Decision(seat);
            node.actions = legal.to_vec();
            node.edges.clear();
            self.judge_edges(game, judge, at, seat);
        }
    }

    /// Walks down from a root and back.
    pub(super) fn walk(&mut self, game: &G, judge: &mut Judge<'_>, root: At) {
        self.path.clear();
        self.walk_on(game, judge, root);
    }

    /// The same, with the first action given.
    pub(super) fn walk_by(&mut self, game: &G, judge: &mut Judge<'_>, root: At, seat: Seat, place: usize) {
        self.path.clear();
        let at = self.follow(game, judge, root, seat, place);
        self.walk_on(game, judge, at);
    }

    /// Walks on from where the path has come to, and back along all of it.
    fn walk_on(&mut self, game: &G, judge: &mut Judge<'_>, mut at: At) {
        let found = loop {
            let node = &self.tree.nodes[at as usize];
            if self.path.len() >= DEEPEST {
                break node.first;
            }
            at = match node.kind {
                Kind::End => {
                    self.nodes += 1;
                    break node.first;
                }
                Kind::Decision(seat) if node.edges.is_empty() => {
                    self.list.clear();
                    game.legal_actions(&node.state, seat, &mut self.list);
                    self.tree.nodes[at as usize].actions = self.list.clone();
                    break self.judge_edges(game, judge, at, seat);
                }
                Kind::Decision(seat) => self.decide(game, judge, at, seat),
                Kind::Chance if node.visits == 0 => {
                    self.nodes += 1;
                    break node.first;
                }
                Kind::Chance => self.draw(game, judge, at),
            };
        };
        self.tree.nodes[at as usize].add(&found);
        for &(at, edge) in self.path.iter() {
            let node = &mut self.tree.nodes[at as usize];
            node.add(&found);
            node.edges[edge as usize].visits += 1;
        }
    }

    /// Judges what every action of a node leads to, and gives the best for the seat.
    fn judge_edges(&mut self, game: &G, judge: &mut Judge<'_>, at: At, seat: Seat) -> Worth {
        let node = &mut self.tree.nodes[at as usize];
        let before = node.first;
        let mut best: Option<Worth> = None;
        node.edges.reserve_exact(node.actions.len());
        for &action in &node.actions {
            let mut after = node.state;
            game.apply(&mut after, Step::seat(seat, action), &mut Ignore);
            let first = judge.worth_after(game, &after, seat, &before);
            if best.is_none_or(|best| first.wants[seat.index()] > best.wants[seat.index()]) {
                best = Some(first);
            }
            node.edges.push(Edge { prior: 0.0, visits: 0, first, to: NOWHERE });
        }
        self.nodes += node.actions.len() as u32;
        let best = best.unwrap_or(node.first);
        let top = best.wants[seat.index()];
        let mut sum = 0.0;
        for edge in &mut node.edges {
            edge.prior = exp((edge.first.wants[seat.index()] - top) / self.tuning.doubt);
            sum += edge.prior;
        }
        for edge in &mut node.edges {
            edge.prior /= sum;
        }
        best
    }

    /// The end of the way that promises most to the seat that decides.
    fn decide(&mut self, game: &G, judge: &mut Judge<'_>, at: At, seat: Seat) -> At {
        let node = &self.tree.nodes[at as usize];
        let pull = self.tuning.curiosity * (node.visits as f32 + 1.0).sqrt();
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (place, edge) in node.edges.iter().enumerate() {
            let promise =
                self.edge_wants(edge, seat.index()) + pull * edge.prior / (1.0 + edge.visits as f32);
            if promise > most {
                (best, most) = (place, promise);
            }
        }
        self.follow(game, judge, at, seat, best)
    }

    /// The end of the way that begins with an action, with one step more on the path.
    fn follow(&mut self, game: &G, judge: &mut Judge<'_>, at: At, seat: Seat, place: usize) -> At {
        self.path.push((at, place as u32));
        let node = &self.tree.nodes[at as usize];
        let edge = node.edges[place];
        if edge.to != NOWHERE {
            return edge.to;
        }
        let mut after = node.state;
        game.apply(&mut after, Step::seat(seat, node.actions[place]), &mut Ignore);
        let to = self.node(game, judge, &after);
        self.tree.nodes[at as usize].edges[place].to = to;
        to
    }

    /// One result of chance: a new one while there are few for the number of visits, else the one that was looked at least.
    fn draw(&mut self, game: &G, judge: &mut Judge<'_>, at: At) -> At {
        let node = &self.tree.nodes[at as usize];
        let few = 1 + (1.5 * (node.visits as f32).sqrt()) as usize;
        if node.edges.len() >= few {
            let least = (0..node.edges.len()).min_by_key(|&place| node.edges[place].visits).unwrap_or(0);
            self.path.push((at, least as u32));
            return node.edges[least].to;
        }
        // The n-th result of every chance node comes from the same luck, so that ways are compared under the same dice. A chain of draws
        // is one result: tiles, goods, then dice.
        let mut luck = Quick::new(self.luck.wrapping_add(node.edges.len() as u64));
        let mut state = node.state;
        while game.to_act(&state) == ToAct::Chance {
            let action = game.sample(&state, &mut luck);
            game.apply(&mut state, Step::chance(action), &mut Ignore);
        }
        let to = self.node(game, judge, &state);
        let node = &mut self.tree.nodes[at as usize];
        node.edges.push(Edge { prior: 1.0, visits: 0, first: Worth::default(), to });
        self.path.push((at, node.edges.len() as u32 - 1));
        to
    }

    /// What a way is worth to a seat, as far as it is known.
    #[inline]
    pub(super) fn edge_wants(&self, edge: &Edge, seat: usize) -> f32 {
        self.edge_worth(edge).wants[seat]
    }

    /// All that is known of the end of a way.
    #[inline]
    pub(super) fn edge_worth(&self, edge: &Edge) -> Worth {
        match self.tree.nodes.get(edge.to as usize) {
            None => edge.first,
            Some(node) => node.worth(if node.kind == Kind::Chance { self.tuning.trust } else { 0.0 }),
        }
    }
}
