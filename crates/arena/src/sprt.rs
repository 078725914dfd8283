//! Stopping as soon as a question is decided: a sequential probability ratio test (SPRT) over deals, as testers of chess programs use it.
//!
//! What the first of two bots got against the second in a deal, from 0 to 1, is one draw. Its mean is `1 / (1 + 10^(-elo / 400))`. After
//! each deal the ratio of the likelihoods of two differences is worked out, by the normal distribution with the deviation that was seen
//! so far; when it leaves the bounds that the allowed errors give, the question is decided.

use crate::{Ledger, figures};
use demesne_game::TextError;
use serde::Serialize;

/// A test whether the first bot is stronger by one number of Elo points or by another.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
pub struct Sprt {
    /// The first hypothesis, mostly "no stronger": 0.
    pub elo0: f64,
    /// The second, a larger number.
    pub elo1: f64,
    /// How often the second may be accepted although the first is true.
    pub alpha: f64,
    /// How often the first may be accepted although the second is true.
    pub beta: f64,
}

/// What was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The first hypothesis.
    Elo0,
    /// The second one.
    Elo1,
}

impl Sprt {
    /// Reads `0,20` and the two errors.
    ///
    /// # Errors
    /// Where these are no numbers, in the wrong order, or errors nobody would allow.
    pub fn parse(elos: &str, alpha: &str, beta: &str) -> Result<Sprt, TextError> {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
        let wrong = || {
            TextError::new(format!(
                "\"{elos}\" are no two hypotheses; write two numbers of Elo points from -1000 to 1000, the smaller first, such as 0,20"
            ))
        };
        let (low, high) = elos.split_once(',').ok_or_else(wrong)?;
        let (elo0, elo1) = (number(low).ok_or_else(wrong)?, number(high).ok_or_else(wrong)?);
        if !(elo0 < elo1 && (-1000.0..=1000.0).contains(&elo0) && elo1 <= 1000.0) {
            return Err(wrong());
        }
        let odds = |flag: &str, text: &str| {
            number(text).filter(|odds| (0.0001..=0.4).contains(odds)).ok_or_else(|| {
                TextError::new(format!(
                    "\"{text}\" is no value of {flag}; give the share of wrong decisions that is allowed, from 0.0001 to 0.4"
                ))
            })
        };
        Ok(Sprt { elo0, elo1, alpha: odds("--alpha", alpha)?, beta: odds("--beta", beta)? })
    }

    /// The bounds between which the question is open.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Walks over the deals of a ledger, of which these are to be played, as far as they were played without a gap: so it does not
    /// matter in which order they came.
    pub fn walk(&self, ledger: &Ledger, deals: impl Iterator<Item = u64>) -> Walk {
        let mut walk = Walk::new(*self);
        walk.go_on(ledger, deals);
        walk
    }
}

/// So many deals that deviate by half, the most there is, are added to the variance: the first few may happen to be alike, and decide more
/// often wrongly than is allowed without them.
const ADDED: f64 = 4.0;

/// A test under way.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
pub struct Walk {
    /// What is tested.
    #[serde(flatten)]
    pub test: Sprt,
    /// How many deals were looked at.
    pub deals: u64,
    /// The logarithm of the ratio of likelihoods: the larger, the more speaks for the second hypothesis.
    pub llr: f64,
    /// What was accepted, if it is decided.
    pub accepted: Option<Verdict>,
    /// The deal after the last one that was looked at.
    #[serde(skip)]
    pub next: u64,
    #[serde(skip)]
    sum: f64,
    #[serde(skip)]
    squares: f64,
}

impl Walk {
    /// Before the first deal.
    pub fn new(test: Sprt) -> Walk {
        Walk { test, deals: 0, llr: 0.0, accepted: None, next: 0, sum: 0.0, squares: 0.0 }
    }

    /// Looks at one more deal: what the first bot got in it, from 0 to 1. After the decision nothing changes.
    pub fn add(&mut self, score: f64) {
        if self.accepted.is_some() {
            return;
        }
        self.deals += 1;
        self.sum += score;
        self.squares += score * score;
        let deals = self.deals as f64;
        let mean = self.sum / deals;
        let variance = ((self.squares - mean * self.sum).max(0.0) + 0.25 * ADDED) / (deals + ADDED);
        let (score0, score1) = (expected(self.test.elo0), expected(self.test.elo1));
        self.llr = deals * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance);
        let (low, high) = self.test.bounds();
        if self.llr <= low {
            self.accepted = Some(Verdict::Elo0);
        } else if self.llr >= high {
            self.accepted = Some(Verdict::Elo1);
        }
    }

    /// Goes on with the deals of a ledger, up to the first that is missing.
    pub fn go_on(&mut self, ledger: &Ledger, deals: impl Iterator<Item = u64>) {
        for deal in deals {
            let Some(whole) = ledger.whole_deal(deal).filter(|_| self.accepted.is_none()) else { break };
            if let Some(score) = figures::score_of_first(&figures::comparisons(ledger.contest(), &whole)) {
                self.add(score);
            }
            self.next = deal + 1;
        }
    }
}

/// What somebody gets who is so many points stronger.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_game::{Quick, Random};

    /// How many of 4,000 tests accept the second hypothesis, and how many deals they take in the mean, where the first bot is so much
    /// stronger and a share of deals is decided by who sits where.
    fn run(test: Sprt, elo: f64, by_seat: f64) -> (u32, f64) {
        let mut rng = Quick::new(42);
        let chance = |rng: &mut Quick, odds: f64| f64::from(rng.next_u32()) < odds * 4_294_967_296.0;
        let (mut accepted, mut deals) = (0, 0);
        for _ in 0..4_000 {
            let mut walk = Walk::new(test);
            while walk.accepted.is_none() && walk.deals < 100_000 {
                // A mean of `expected(elo)` over all deals.
                let odds = ((expected(elo) - by_seat / 2.0) / (1.0 - by_seat)).clamp(0.0, 1.0);
                let score = match chance(&mut rng, by_seat) {
                    true => 0.5,
                    false => {
                        f64::from(u8::from(chance(&mut rng, odds)) + u8::from(chance(&mut rng, odds))) / 2.0
                    }
                };
                walk.add(score);
            }
            accepted += u32::from(walk.accepted == Some(Verdict::Elo1));
            deals += walk.deals;
        }
        (accepted, deals as f64 / 4_000.0)
    }

    #[test]
    fn errors_are_as_rare_as_promised() {
        for (elos, by_seat) in [("0,40", 0.0), ("0,40", 0.5), ("-30,30", 0.2), ("100,150", 0.1)] {
            let test = Sprt::parse(elos, "0.05", "0.05").expect("a test");
            let (wrong, deals) = run(test, test.elo0, by_seat);
            assert!(wrong <= 235, "{elos}: {wrong} of 4000 accept what is false");
            let (right, _) = run(test, test.elo1, by_seat);
            assert!(right >= 3_765, "{elos}: {right} of 4000 find what is true");
            assert!(deals < 400.0, "{elos}: {deals} deals");
        }
    }

    #[test]
    fn other_errors_can_be_allowed() {
        let strict = Sprt::parse("0,40", "0.01", "0.2").expect("a test");
        let (wrong, _) = run(strict, 0.0, 0.0);
        let (right, _) = run(strict, 40.0, 0.0);
        assert!(wrong <= 55, "{wrong} of 4000");
        assert!((3_140..=3_500).contains(&right), "{right} of 4000");
    }

    #[test]
    fn large_differences_are_seen_soon_but_not_at_once() {
        let mut walk = Walk::new(Sprt::parse("0,50", "0.05", "0.05").expect("a test"));
        while walk.accepted.is_none() {
            walk.add(1.0);
        }
        assert_eq!(walk.accepted, Some(Verdict::Elo1));
        assert!((5..30).contains(&walk.deals), "{} deals", walk.deals);
        let before = walk;
        walk.add(0.0);
        assert_eq!(walk, before, "decided is decided");
    }

    #[test]
    fn what_is_no_test_is_refused() {
        for wrong in ["", "20", "20,0", "5,5", "a,b", "0,nan", "0,inf", "-2000,0", "0,2000", "1,2,3"] {
            let why = Sprt::parse(wrong, "0.05", "0.05").expect_err(wrong).to_string();
            assert!(why.contains("the smaller first, such as 0,20"), "{why}");
        }
        for (alpha, beta, flag) in
            [("0", "0.05", "--alpha"), ("0.05", "0.5", "--beta"), ("x", "0.05", "--alpha")]
        {
            let why = Sprt::parse("0,20", alpha, beta).expect_err("no error").to_string();
            assert!(why.contains(flag) && why.contains("from 0.0001 to 0.4"), "{why}");
        }
    }
}
