//! Chance that can be checked: a secret seed, its hash shown before the first draw, the seed after the last.
//!
//! Every chance event of a game has its number (0, 1, 2 …) and its own stream of ChaCha20, so an event's result
//! depends on the seed, its number and the state, and on nothing that was drawn or tried in between.

use crate::{Random, TextError};
use chacha20::{
    ChaCha20,
    cipher::{KeyIvInit, StreamCipher, StreamCipherSeek},
};
use sha2::{Digest, Sha256};
use std::fmt;

/// 32 secret bytes from which all chance of a game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of a number: for tests, simulations and puzzles, where nothing is secret.
    pub fn from_number(number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"demesne seed ");
        hash.update(number.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// The `index`th of many seeds that come from one.
    pub fn derive(&self, index: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// What is shown before the first draw: SHA-256 of the seed, in hexadecimal.
    pub fn commitment(&self) -> String {
        to_hex(&Sha256::digest(self.0))
    }

    /// The stream of one chance event.
    #[inline]
    pub fn event(&self, number: u64) -> EventStream {
        let event = number as u32;
        let mut block = [0; size_of::<Block>()];
        blocks(self, 0, event, &mut block);
        EventStream { seed: *self, event, nonce: 0, block, used: 0 }
    }

    /// Reads a number (as [`Seed::from_number`]) or 64 hexadecimal digits.
    pub fn parse(text: &str) -> Result<Seed, TextError> {
        if let Ok(number) = text.parse::<u64>() {
            return Ok(Seed::from_number(number));
        }
        let digits = text.as_bytes();
        let mut bytes = [0; 32];
        if digits.len() == 64 && digits.iter().all(u8::is_ascii_hexdigit) {
            for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
                let value = |d: u8| (d as char).to_digit(16).unwrap_or(0) as u8;
                *byte = value(pair[0]) << 4 | value(pair[1]);
            }
            return Ok(Seed(bytes));
        }
        Err(TextError::new(format!(
            "\"{text}\" is no seed; give a whole number from 0 to {} or 64 hexadecimal digits",
            u64::MAX
        )))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// A seed is a secret: debugging output does not show it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(of {}…)", &self.commitment()[..8])
    }
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The random bits of one chance event: blocks of ChaCha20 (RFC 8439) with the seed as the key, the event's number as
/// the block counter, and 0, 1, 2 … as the nonce.
#[derive(Clone, Debug)]
pub struct EventStream {
    seed: Seed,
    event: u32,
    nonce: u32,
    block: Block,
    used: usize,
}

/// 64 bytes of ChaCha20.
type Block = [u8; 64];

impl Random for EventStream {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        if self.used == size_of::<Block>() {
            self.nonce += 1;
            blocks(&self.seed, self.nonce, self.event, &mut self.block);
            self.used = 0;
        }
        let word = &self.block[self.used..self.used + 4];
        self.used += 4;
        u32::from_le_bytes([word[0], word[1], word[2], word[3]])
    }
}

/// The streams of a game's events one after the other, as [`Seed::event`] gives them, but quicker: since the
/// first blocks of events follow each other, those of several events are worked out at once.
#[derive(Clone, Debug)]
pub struct Events {
    seed: Seed,
    next: u32,
    ahead: [u8; AHEAD * size_of::<Block>()],
}

/// How many events are worked out at once: as many blocks as the widest vector registers take.
const AHEAD: usize = 8;

impl Events {
    /// From the first event on.
    pub fn new(seed: Seed) -> Events {
        Events { seed, next: 0, ahead: [0; AHEAD * size_of::<Block>()] }
    }

    /// How many events were drawn.
    pub const fn drawn(&self) -> u64 {
        self.next as u64
    }

    /// The stream of the next event.
    #[inline]
    pub fn next_event(&mut self) -> EventStream {
        let place = self.next as usize % AHEAD;
        if place == 0 {
            blocks(&self.seed, 0, self.next, &mut self.ahead);
        }
        let mut block = [0; size_of::<Block>()];
        block.copy_from_slice(&self.ahead[place * size_of::<Block>()..][..size_of::<Block>()]);
        self.next += 1;
        EventStream { seed: self.seed, event: self.next - 1, nonce: 0, block, used: 0 }
    }
}

/// Fills `out` with blocks of ChaCha20 from a counter on.
fn blocks(seed: &Seed, nonce: u32, counter: u32, out: &mut [u8]) {
    let mut iv = [0; 12];
    iv[..4].copy_from_slice(&nonce.to_le_bytes());
    let mut cipher = ChaCha20::new(&seed.0.into(), &iv.into());
    cipher.seek(u64::from(counter) * size_of::<Block>() as u64);
    out.fill(0);
    cipher.apply_keystream(out);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_blocks_of_rfc_8439() {
        // Appendix A.1, vectors 1 and 2: key 0, nonce 0, block counters 0 and 1.
        let word = |event| Seed([0; 32]).event(event).next_u32();
        assert_eq!(word(0), 0xade0_b876);
        assert_eq!(word(1), 0xbee7_079f);
    }

    #[test]
    fn streams_never_change() {
        let mut stream = Seed::from_number(1).event(5);
        let first: Vec<u32> = (0..20).map(|_| stream.next_u32()).collect();
        let mut again = Seed::from_number(1).event(5);
        assert!(first.iter().all(|&n| n == again.next_u32()));
        assert_ne!(first[0], Seed::from_number(1).event(6).next_u32());
        assert_ne!(first[0], first[16], "the nonce moves on");
    }

    #[test]
    fn events_in_a_row_are_the_events_by_number() {
        let seed = Seed::from_number(9);
        let mut events = Events::new(seed);
        for number in 0..10 {
            assert_eq!(events.drawn(), number);
            let (mut one, mut other) = (events.next_event(), seed.event(number));
            assert!((0..40).all(|_| one.next_u32() == other.next_u32()), "event {number}");
        }
    }

    #[test]
    fn seeds_are_read_and_hidden() {
        let seed = Seed::from_number(42);
        assert_eq!(Seed::parse("42"), Ok(seed));
        assert_eq!(Seed::parse(&seed.to_string()), Ok(seed));
        assert!(Seed::parse("grandmaster").unwrap_err().why.contains("64 hexadecimal digits"));
        assert!(Seed::parse("-1").is_err());
        assert!(!format!("{seed:?}").contains(&seed.to_string()[..16]));
        assert_ne!(seed.derive(0), seed.derive(1));
        // SHA-256 of 32 zero bytes.
        assert_eq!(
            Seed([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }
}
