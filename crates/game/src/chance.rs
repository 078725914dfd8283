//! Chance that can be checked: a secret seed, its hash shown before the first draw, the seed after the last.
//!
//! Every chance event of a game has its number (0, 1, 2 …) and its own stream of ChaCha20, so an event's result
//! depends on the seed, its number and the state, and on nothing that was drawn or tried in between.

use crate::{Random, TextError};
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
        EventStream::new(self, number)
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

/// The random bits of one chance event: ChaCha20 (RFC 8439) with the seed as its key and the event's number as its nonce.
#[derive(Clone, Debug)]
pub struct EventStream {
    input: [u32; 16],
    block: [u32; 16],
    used: usize,
}

impl EventStream {
    fn new(seed: &Seed, number: u64) -> EventStream {
        let mut input = [0; 16];
        input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for (word, bytes) in input[4..12].iter_mut().zip(seed.0.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        input[14] = number as u32;
        input[15] = (number >> 32) as u32;
        EventStream { input, block: [0; 16], used: 16 }
    }
}

impl Random for EventStream {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        if self.used == 16 {
            self.block = chacha20_block(&self.input);
            self.input[12] = self.input[12].wrapping_add(1);
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }
}

/// One block of ChaCha20: ten double rounds, then the input added.
fn chacha20_block(input: &[u32; 16]) -> [u32; 16] {
    #[inline(always)]
    fn quarter(s: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
        s[a] = s[a].wrapping_add(s[b]);
        s[d] = (s[d] ^ s[a]).rotate_left(16);
        s[c] = s[c].wrapping_add(s[d]);
        s[b] = (s[b] ^ s[c]).rotate_left(12);
        s[a] = s[a].wrapping_add(s[b]);
        s[d] = (s[d] ^ s[a]).rotate_left(8);
        s[c] = s[c].wrapping_add(s[d]);
        s[b] = (s[b] ^ s[c]).rotate_left(7);
    }
    let mut s = *input;
    for _ in 0..10 {
        quarter(&mut s, 0, 4, 8, 12);
        quarter(&mut s, 1, 5, 9, 13);
        quarter(&mut s, 2, 6, 10, 14);
        quarter(&mut s, 3, 7, 11, 15);
        quarter(&mut s, 0, 5, 10, 15);
        quarter(&mut s, 1, 6, 11, 12);
        quarter(&mut s, 2, 7, 8, 13);
        quarter(&mut s, 3, 4, 9, 14);
    }
    for (word, add) in s.iter_mut().zip(input) {
        *word = word.wrapping_add(*add);
    }
    s
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_block_function_is_that_of_rfc_8439() {
        // RFC 8439, 2.3.2.
        let mut input = [0u32; 16];
        input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for (i, word) in input[4..12].iter_mut().enumerate() {
            let first = 4 * i as u32;
            *word = first | (first + 1) << 8 | (first + 2) << 16 | (first + 3) << 24;
        }
        input[12..].copy_from_slice(&[1, 0x0900_0000, 0x4a00_0000, 0]);
        let out = chacha20_block(&input);
        assert_eq!(out[0], 0xe4e7_f110);
        assert_eq!(out[15], 0x4e3c_50a2);
    }

    #[test]
    fn streams_never_change() {
        let mut stream = Seed::from_number(1).event(5);
        let first: Vec<u32> = (0..20).map(|_| stream.next_u32()).collect();
        let mut again = Seed::from_number(1).event(5);
        assert!(first.iter().all(|&n| n == again.next_u32()));
        assert_ne!(first[0], Seed::from_number(1).event(6).next_u32());
        assert_ne!(first[0], first[16], "the block counter moves on");
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
