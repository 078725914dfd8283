//! How much a caller may ask: buckets that fill again with time.

use crate::hall::lock;
use std::{collections::HashMap, sync::Mutex, time::Instant};

/// More callers than this are not remembered; whoever is forgotten starts with full buckets.
const MOST: usize = 100_000;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Coming in: names, passwords, passkeys, mails. Guessing must be slow.
    Door,
    /// Mails to addresses whose owners have not agreed yet.
    Letter,
    /// Trying out how one is called.
    Test,
    /// Whatever changes something.
    Change,
    /// Whatever only looks.
    Look,
}

impl Class {
    /// Whether an address is one where people come in.
    pub fn is_door(path: &str) -> bool {
        ["/api/guests", "/api/accounts", "/api/sign-in", "/api/passkeys", "/api/me/password", "/api/me/mail"]
            .iter()
            .any(|door| path.starts_with(door))
            // Leaving takes a password.
            || path == "/api/me"
    }

    /// How many at once, and how many a second.
    fn size(self) -> (f64, f64) {
        match self {
            Class::Door => (30.0, 0.5),
            Class::Letter => (3.0, 1.0 / 1200.0),
            Class::Test => (5.0, 0.1),
            Class::Change => (120.0, 20.0),
            Class::Look => (300.0, 60.0),
        }
    }
}

struct Bucket {
    left: f64,
    at: Instant,
}

/// The buckets of all callers.
pub struct Limits {
    on: bool,
    buckets: Mutex<HashMap<(String, Class), Bucket>>,
}

impl Limits {
    /// Full buckets for everybody; none at all if they are off.
    pub fn new(on: bool) -> Limits {
        Limits { on, buckets: Mutex::default() }
    }

    /// Takes one from a caller's bucket, or says in how many seconds there will be one.
    pub fn check(&self, who: &str, class: Class) -> Result<(), u64> {
        match self.on {
            true => self.take(who, class, Instant::now()),
            false => Ok(()),
        }
    }

    fn take(&self, who: &str, class: Class, now: Instant) -> Result<(), u64> {
        let (most, rate) = class.size();
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= MOST {
            buckets.retain(|(_, class), bucket| {
                let (most, rate) = class.size();
                bucket.left + now.duration_since(bucket.at).as_secs_f64() * rate < most
            });
            if buckets.len() >= MOST {
                buckets.clear();
            }
        }
        let bucket = buckets.entry((who.to_owned(), class)).or_insert(Bucket { left: most, at: now });
        bucket.left = (bucket.left + now.duration_since(bucket.at).as_secs_f64() * rate).min(most);
        bucket.at = now;
        if bucket.left < 1.0 {
            return Err(((1.0 - bucket.left) / rate).ceil() as u64);
        }
        bucket.left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (limits, start) = (Limits::new(true), Instant::now());
        for _ in 0..30 {
            limits.take("ada", Class::Door, start).unwrap();
        }
        assert_eq!(limits.take("ada", Class::Door, start), Err(2));
        assert_eq!(limits.take("ben", Class::Door, start), Ok(()), "everybody has a bucket");
        assert_eq!(limits.take("ada", Class::Look, start), Ok(()), "and one for each class");
        assert_eq!(limits.take("ada", Class::Door, start + Duration::from_secs(2)), Ok(()));
        assert_eq!(limits.take("ada", Class::Door, start + Duration::from_secs(2)), Err(2));
    }

    #[test]
    fn doors_are_where_people_come_in() {
        assert!(Class::is_door("/api/sign-in") && Class::is_door("/api/passkeys/sign-in/start"));
        assert!(!Class::is_door("/api/tables/abc/moves"));
    }
}
