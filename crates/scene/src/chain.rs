//! What was meant with an action, and follows it.

use demesne_game::Seat;
use std::collections::VecDeque;

/// What is left to do of a way that goes on: see [`crate::Way::then`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chain {
    seat: Option<Seat>,
    rest: VecDeque<String>,
}

impl Chain {
    /// What a seat does after the first action.
    pub fn new(seat: Seat, then: Vec<String>) -> Chain {
        Chain { seat: Some(seat), rest: then.into() }
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// What a seat does after something that came between: first what belongs to that, then what is left.
    pub fn insert(&mut self, seat: Seat, then: Vec<String>) {
        if self.seat != Some(seat) {
            *self = Chain::new(seat, then);
            return;
        }
        then.into_iter().rev().for_each(|action| self.rest.push_front(action));
    }

    /// What follows, now that somebody may decide again: `asked` is who, if it is anybody at this page. What does not fit the moment was not
    /// meant for it: then all that is left is forgotten. But where something is asked of the same seat that comes between
    /// ([`crate::Stage::holds`]), the rest waits for it: a site was chosen, and only how the building is paid for is open.
    pub fn next(
        &mut self,
        asked: Option<Seat>,
        holds: bool,
        is_legal: impl FnOnce(&str) -> bool,
    ) -> Option<String> {
        if holds && asked.is_some() && asked == self.seat {
            return None;
        }
        let next = self.rest.pop_front().filter(|action| asked == self.seat && is_legal(action));
        if next.is_none() {
            self.rest.clear();
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    fn chain() -> Chain {
        Chain::new(ANA, vec!["on 7".into(), "pay 2 red".into()])
    }

    #[test]
    fn what_was_meant_follows_one_by_one() {
        let mut chain = chain();
        assert_eq!(chain.next(Some(ANA), false, |action| action == "on 7").as_deref(), Some("on 7"));
        assert!(!chain.is_empty());
        assert_eq!(
            chain.next(Some(ANA), false, |action| action == "pay 2 red").as_deref(),
            Some("pay 2 red")
        );
        assert!(chain.is_empty());
        assert_eq!(chain.next(Some(ANA), false, |_| true), None);
    }

    #[test]
    fn whoever_else_is_asked_ends_it() {
        for asked in [Some(BEN), None] {
            let mut chain = chain();
            assert_eq!(chain.next(asked, false, |_| true), None);
            assert_eq!(chain.next(Some(ANA), false, |_| true), None, "it does not come back with the turn");
        }
    }

    #[test]
    fn what_is_not_legal_any_more_takes_the_rest_with_it() {
        let mut chain = chain();
        assert_eq!(chain.next(Some(ANA), false, |_| false), None);
        assert!(chain.is_empty());
    }

    #[test]
    fn what_comes_between_is_answered_first() {
        let mut chain = chain();
        assert_eq!(chain.next(Some(ANA), true, |_| false), None);
        assert!(!chain.is_empty(), "it waits");
        chain.insert(ANA, vec!["turn".into()]);
        for wanted in ["turn", "on 7", "pay 2 red"] {
            assert_eq!(chain.next(Some(ANA), false, |action| action == wanted).as_deref(), Some(wanted));
        }
        let mut chain = self::chain();
        assert_eq!(chain.next(Some(BEN), true, |_| true), None);
        assert!(chain.is_empty(), "what somebody else is asked ends it");
        chain.insert(BEN, vec!["on 3".into()]);
        assert_eq!(chain.next(Some(BEN), false, |_| true).as_deref(), Some("on 3"));
    }

    #[test]
    fn a_way_that_does_not_go_on_is_over_at_once() {
        assert!(Chain::default().is_empty());
        assert_eq!(Chain::new(ANA, Vec::new()).next(Some(ANA), false, |_| true), None);
    }
}
