//! Acting by touching: what was touched narrows down what can be meant.

use crate::{Key, Price, Sketch, Way};
use std::collections::{BTreeMap, BTreeSet};

/// How something that may be touched is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lit {
    /// The lowest price of the ways that touch it.
    pub price: Price,
    /// The most points that a way which touches it brings at once.
    pub points: i32,
}

/// What is marked at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// What calls for a touch: with nothing in hand what one begins with, then all that fits to it.
    pub lit: BTreeMap<Key, Lit>,
    /// All that may be touched, lit or not: whoever begins with a tile is shown the dice that serve it.
    pub usable: BTreeSet<Key>,
    /// What was touched.
    pub chosen: Vec<Key>,
    /// What is pointed at, and what it would come to: shown as a preview where it is the last touch of a way.
    pub preview: Option<Key>,
    /// What happened last.
    pub last: Vec<Key>,
    /// What somebody tried that is not possible.
    pub forbidden: Option<Key>,
    /// What is being put together.
    pub sketch: Option<Sketch>,
}

/// What came of a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touched {
    /// It is in the hand now, or no longer.
    Held,
    /// Exactly this is meant.
    Act(Way),
    /// One of these is meant: whoever touched has to say which.
    Choose(Vec<Way>),
    /// Nothing can be done with it now.
    Nothing,
}

/// What a person has touched on the way to an action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    held: Vec<Key>,
}

impl Hand {
    /// What was touched, in order.
    pub fn held(&self) -> &[Key] {
        &self.held
    }

    /// Whether nothing was touched.
    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    /// Lets go of everything.
    pub fn clear(&mut self) {
        self.held.clear();
    }

    /// Lets go of what no way touches any more: the state has changed under the hand.
    pub fn keep_possible(&mut self, ways: &[Way]) {
        while !self.held.is_empty() && self.meant(ways).next().is_none() {
            self.held.remove(0);
        }
    }

    /// The ways that touch all that is held.
    pub fn meant<'w>(&self, ways: &'w [Way]) -> impl Iterator<Item = &'w Way> {
        let hand = self.clone();
        ways.iter().filter(move |way| hand.is_empty() || hand.fits(way) && !hand.lacks_first(way))
    }

    /// Whether a way touches all that is held.
    fn fits(&self, way: &Way) -> bool {
        self.held.iter().all(|key| way.keys.contains(key))
    }

    /// Whether a way is meant only with something that is not held.
    fn lacks_first(&self, way: &Way) -> bool {
        way.first().is_some_and(|first| !self.held.contains(first))
    }

    /// Touches something.
    ///
    /// What is held already is let go. What fits to what is held is held too; where that leaves one way, and two things of it
    /// were touched or it has no more, it is meant: the rest follows by itself. Where a way is touched wholly and others could be
    /// meant as well, it is asked which. What does not fit starts anew: whoever changes their mind need not put anything back
    /// first.
    pub fn touch(&mut self, key: &str, ways: &[Way]) -> Touched {
        if let Some(place) = self.held.iter().position(|held| held == key) {
            self.held.remove(place);
            return Touched::Held;
        }
        if !ways.iter().any(|way| way.keys.iter().any(|one| one == key)) {
            return Touched::Nothing;
        }
        self.held.push(key.to_owned());
        while self.meant(ways).next().is_none() {
            self.held.remove(0);
        }
        // It belongs to something else that was not touched before it.
        if self.held.is_empty() {
            return Touched::Nothing;
        }
        let meant: Vec<&Way> = self.meant(ways).collect();
        let touched = self.held.len();
        let complete = |way: &Way| way.keys.len() <= touched;
        match meant.as_slice() {
            // Two dice of one number serve alike: which of them is meant makes no difference.
            [one, rest @ ..]
                if rest.iter().all(|way| way.does_as(one)) && (complete(one) || touched >= 2) =>
            {
                Touched::Act((*one).clone())
            }
            several if several.iter().any(|way| complete(way)) => Touched::Choose(each_once(several)),
            _ => Touched::Held,
        }
    }

    /// All that may be touched: what does not fit to what is held starts anew.
    pub fn usable(&self, ways: &[Way]) -> BTreeSet<Key> {
        let open = |way: &Way| if self.lacks_first(way) { 1 } else { usize::MAX };
        ways.iter().flat_map(|way| way.keys.iter().take(open(way)).cloned()).collect()
    }

    /// What is lit: all that a way touches which is still meant, but for what is held. With nothing in hand only what each way
    /// begins with, else everything would be.
    pub fn lit(&self, ways: &[Way]) -> BTreeMap<Key, Lit> {
        let mut lit: BTreeMap<Key, Lit> = BTreeMap::new();
        for way in ways.iter().filter(|way| self.fits(way)) {
            let most = if self.is_empty() || self.lacks_first(way) { 1 } else { usize::MAX };
            for key in way.keys.iter().take(most).filter(|key| !self.held.contains(key)) {
                let here = Lit { price: way.price, points: way.points };
                lit.entry(key.clone())
                    .and_modify(|lit| {
                        lit.price = lit.price.min(here.price);
                        lit.points = lit.points.max(here.points);
                    })
                    .or_insert(here);
            }
        }
        lit
    }
}

/// Ways with different actions: of those that do the same the first.
fn each_once(ways: &[&Way]) -> Vec<Way> {
    let mut once: Vec<Way> = Vec::new();
    for way in ways {
        if !once.iter().any(|other| other.does_as(way)) {
            once.push((*way).clone());
        }
    }
    once
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(action: &str, keys: &[&str], workers: u8) -> Way {
        Way {
            action: action.into(),
            then: Vec::new(),
            keys: keys.iter().map(|&key| key.into()).collect(),
            needs_first: false,
            price: Price { workers, ..Price::FREE },
            points: 0,
            says: action.into(),
            brings: None,
        }
    }

    fn ways() -> Vec<Way> {
        vec![
            way("take bank 3 with 2", &["die 2", "depot 3 bank"], 1),
            way("take bank 3 with 3", &["die 3", "depot 3 bank"], 0),
            way("place ship 17 with 2", &["die 2", "stored ship", "space 17"], 0),
            way("place ship 18 with 2", &["die 2", "stored ship", "space 18"], 2),
            way("sell 4 with 2", &["die 2", "goods 4"], 0),
            way("sell 4 with 2 mark", &["die 2", "goods 4"], 0),
            way("buy mine", &["black mine"], 0),
            way("end", &[], 0),
        ]
    }

    #[test]
    fn a_die_lights_its_uses_and_a_tile_the_dice_that_serve_it() {
        let (mut hand, ways) = (Hand::default(), ways());
        assert_eq!(hand.touch("die 2", &ways), Touched::Held);
        let lit = hand.lit(&ways);
        assert_eq!(lit.len(), 5, "depot, goods, the stored ship and two spaces: {lit:?}");
        assert_eq!(lit["depot 3 bank"].price.workers, 1);
        assert!(!lit.contains_key("die 3") && !lit.contains_key("black mine"));

        hand.clear();
        let lit = hand.lit(&ways);
        assert_eq!(lit.keys().collect::<Vec<_>>(), ["black mine", "die 2", "die 3"], "what one begins with");
        assert!(hand.usable(&ways).contains("depot 3 bank"), "but one may begin elsewhere");
        assert_eq!(hand.touch("depot 3 bank", &ways), Touched::Held);
        let lit = hand.lit(&ways);
        assert_eq!(lit.keys().collect::<Vec<_>>(), ["die 2", "die 3"]);
        assert_eq!((lit["die 2"].price.workers, lit["die 3"].price.workers), (1, 0));
    }

    #[test]
    fn two_touches_that_leave_one_way_are_enough() {
        let (mut hand, ways) = (Hand::default(), ways());
        hand.touch("die 2", &ways);
        assert_eq!(hand.touch("space 18", &ways), Touched::Act(ways[3].clone()), "only the ship goes there");
        let mut hand = Hand::default();
        hand.touch("die 2", &ways);
        assert_eq!(hand.touch("stored ship", &ways), Touched::Held, "two spaces are left");
        assert_eq!(hand.touch("space 17", &ways), Touched::Act(ways[2].clone()));
    }

    #[test]
    fn one_touch_acts_only_where_there_is_no_second_thing() {
        let ways = ways();
        assert_eq!(Hand::default().touch("black mine", &ways), Touched::Act(ways[6].clone()));
        assert_eq!(
            Hand::default().touch("die 3", &ways),
            Touched::Held,
            "one way, but its tile was not touched"
        );
    }

    #[test]
    fn where_touches_cannot_tell_ways_apart_they_are_asked_about() {
        let (mut hand, ways) = (Hand::default(), ways());
        hand.touch("goods 4", &ways);
        assert_eq!(hand.touch("die 2", &ways), Touched::Choose(vec![ways[4].clone(), ways[5].clone()]));
    }

    #[test]
    fn what_is_enough_by_itself_or_a_beginning_is_asked_about_once() {
        let ways = [
            way("buy bank 3", &["bank"], 0),
            way("take bank 3 with 2", &["die 1", "bank"], 1),
            way("take bank 3 with 2", &["die 2", "bank"], 1),
        ];
        let mut hand = Hand::default();
        assert_eq!(hand.touch("bank", &ways), Touched::Choose(vec![ways[0].clone(), ways[1].clone()]));
        let mut hand = Hand::default();
        hand.touch("die 2", &ways);
        assert_eq!(hand.touch("bank", &ways), Touched::Act(ways[2].clone()), "the die says which");
    }

    #[test]
    fn things_that_serve_alike_make_no_question() {
        let ways =
            [way("take m2 1 with 3", &["die 1", "m2"], 0), way("take m2 1 with 3", &["die 2", "m2"], 0)];
        for die in ["die 1", "die 2"] {
            let mut hand = Hand::default();
            assert_eq!(hand.touch("m2", &ways), Touched::Held);
            assert_eq!(hand.touch(die, &ways), Touched::Act(ways[usize::from(die == "die 2")].clone()));
        }
        let ways =
            [way("place", &["die 1", "ship", "space"], 0), way("place", &["die 2", "ship", "space"], 0)];
        let mut hand = Hand::default();
        hand.touch("ship", &ways);
        assert!(matches!(hand.touch("space", &ways), Touched::Act(_)), "either die does it");
    }

    #[test]
    fn touching_again_lets_go_and_what_does_not_fit_starts_anew() {
        let (mut hand, ways) = (Hand::default(), ways());
        hand.touch("die 2", &ways);
        assert_eq!(hand.touch("die 2", &ways), Touched::Held);
        assert!(hand.is_empty());
        hand.touch("stored ship", &ways);
        assert_eq!(hand.touch("die 3", &ways), Touched::Held);
        assert_eq!(hand.held(), ["die 3"], "the 3 does not serve the ship");
        assert_eq!(hand.touch("nothing", &ways), Touched::Nothing);
        assert_eq!(hand.held(), ["die 3"], "a tap beside costs nothing");
    }

    #[test]
    fn what_needs_something_else_first_is_not_meant_without_it() {
        let helped = |action: &str, keys: &[&str]| Way { needs_first: true, ..way(action, keys, 0) };
        let ways = [
            way("build 1 on 7", &["house 1", "site 7"], 0),
            way("build 1 on 8", &["house 1", "site 8"], 0),
            helped("helped build 1 on 7", &["folk", "house 1", "site 7"]),
            helped("helped build 2 on 7", &["folk", "house 2", "site 7"]),
        ];
        let mut hand = Hand::default();
        assert!(!hand.usable(&ways).contains("house 2"), "alone it means nothing");
        assert_eq!(hand.touch("house 2", &ways), Touched::Nothing);
        assert!(hand.is_empty());
        assert_eq!(hand.touch("site 7", &ways), Touched::Held);
        assert_eq!(hand.lit(&ways).keys().collect::<Vec<_>>(), ["folk", "house 1"]);
        assert_eq!(
            hand.touch("house 1", &ways),
            Touched::Act(ways[0].clone()),
            "nobody asks about the other"
        );
        let mut hand = Hand::default();
        hand.touch("site 7", &ways);
        assert_eq!(hand.touch("folk", &ways), Touched::Held, "it can be touched later, too");
        assert_eq!(hand.lit(&ways).keys().collect::<Vec<_>>(), ["house 1", "house 2"]);
        assert_eq!(hand.touch("house 2", &ways), Touched::Act(ways[3].clone()));
    }

    #[test]
    fn a_hand_forgets_what_is_no_longer_possible() {
        let (mut hand, ways) = (Hand::default(), ways());
        hand.touch("die 2", &ways);
        hand.keep_possible(&ways[6..]);
        assert!(hand.is_empty());
        hand.touch("die 2", &ways);
        hand.touch("stored ship", &ways);
        hand.keep_possible(&ways[..1]);
        assert!(hand.is_empty(), "the stored ship is gone, so the hand starts anew");
    }
}
