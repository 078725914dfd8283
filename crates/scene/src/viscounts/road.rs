//! The roads around the castle, as a viscount goes them.

use demesne_viscounts::{Space, State};

/// So many steps are looked ahead: three times around the outer road.
const FARTHEST: usize = 30;

/// The shortest way from a space to another with at least so many steps, both ends included.
pub(super) fn way(state: &State, from: Space, to: Space, least: usize) -> Option<Vec<Space>> {
    let mut layers: Vec<Vec<(Space, usize)>> = vec![vec![(from, 0)]];
    for steps in 0..FARTHEST {
        if steps >= least
            && let Some(mut place) = layers[steps].iter().position(|(space, _)| *space == to)
        {
            let mut way = Vec::with_capacity(steps + 1);
            for layer in layers[..=steps].iter().rev() {
                way.push(layer[place].0);
                place = layer[place].1;
            }
            way.reverse();
            return Some(way);
        }
        let mut next: Vec<(Space, usize)> = Vec::new();
        for (place, &(space, _)) in layers[steps].iter().enumerate() {
            for after in state.ring.arrows(space) {
                if next.iter().all(|(known, _)| *known != after) {
                    next.push((after, place));
                }
            }
        }
        layers.push(next);
    }
    None
}

/// V22.2: the way of the solo opponent, who stays on the outer road.
pub(super) fn outer_way(state: &State, from: Space, to: Space) -> Vec<Space> {
    let on = |&space: &Space| Some(state.ring.next_outer(space));
    let mut way = vec![from];
    way.extend(std::iter::successors(on(&from), on).take(FARTHEST).take_while(|&space| space != to));
    way.push(to);
    way
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_game::Game;
    use demesne_viscounts::{Options, Side, Viscounts};

    #[test]
    fn ways_follow_the_roads_and_have_as_many_steps_as_the_card() {
        let state = Viscounts::new(Options::default()).expect("a table").start();
        let one = Space::outer(1);
        let inner = Space::on(one.segment(), Side::Inner);
        assert_eq!(way(&state, one, Space::outer(2), 1), Some(vec![one, Space::outer(2)]));
        let round = way(&state, one, Space::outer(2), 2).expect("a way by the inner space");
        assert_eq!(round, [one, inner, Space::outer(2)]);
        // Nobody goes back: to the own space it is once around the castle.
        let around = way(&state, one, one, 1).expect("a way around");
        assert_eq!((around.len(), around[0], around[7]), (8, one, one));
    }

    /// V22.2
    #[test]
    fn the_solo_opponent_stays_on_the_outer_road() {
        let state = Viscounts::new(Options::default()).expect("a table").start();
        let (one, two) = (Space::outer(1), Space::outer(2));
        assert_eq!(outer_way(&state, one, two), [one, two]);
        let around = outer_way(&state, two, one);
        assert_eq!(around.len(), 10, "nine steps: {around:?}");
        assert!(around.iter().all(|space| space.is_outer()));
    }
}
