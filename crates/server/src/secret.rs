//! Random ids and tokens, and how they are kept and compared.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq as _;

/// Crockford's base 32 in small letters: no i, l, o or u, so that an id can be read aloud and typed.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Letters of a table's id and of a person's: 80 bits, which nobody guesses.
pub const ID_LETTERS: usize = 16;

/// Bytes of a token before it is written down.
const TOKEN_BYTES: usize = 32;

/// Random bytes from the operating system.
///
/// # Panics
///
/// If the operating system has no randomness to give: nothing that the server does is safe then.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

/// A fresh id of a table.
pub fn table_id() -> String {
    fresh_id()
}

/// A fresh id of a person.
pub fn user_id() -> String {
    fresh_id()
}

/// The id that belongs to some parts: the same parts give the same id, and nobody who does not know all of them can tell it.
pub fn id_of(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part.as_bytes());
    }
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte & 31)]);
    hash.finalize().iter().take(ID_LETTERS).map(letter).collect()
}

/// Whether a text has the form of an id, so that anything else need not be looked up.
pub fn is_id(text: &str) -> bool {
    text.len() == ID_LETTERS && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// A fresh token of 256 bits, in base64url: 43 characters.
pub fn token() -> String {
    URL_SAFE_NO_PAD.encode(random_bytes::<TOKEN_BYTES>())
}

/// What is kept of a token: whoever reads the database cannot sign in with it. A token is random, so no salt is needed.
pub fn hash_token(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// Whether two secrets are the same, in a time that does not tell where they differ.
pub fn same(left: &[u8], right: &[u8]) -> bool {
    left.ct_eq(right).into()
}

/// Bytes as small hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// 32 letters divide 256 evenly: each is as likely as any other.
fn fresh_id() -> String {
    random_bytes::<ID_LETTERS>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn ids_differ_and_use_every_letter() {
        let ids: HashSet<String> =
            (0..1_000).map(|_| table_id()).chain((0..1_000).map(|_| user_id())).collect();
        assert_eq!(ids.len(), 2_000);
        assert!(ids.iter().all(|id| is_id(id)));
        let letters: HashSet<char> = ids.iter().flat_map(|id| id.chars()).collect();
        assert_eq!(letters.len(), 32);
    }

    #[test]
    fn what_is_no_id() {
        for text in [
            "",
            "0123456789abcde",
            "0123456789abcdefg",
            "0123456789abcdeF",
            "0123456789abcdeu",
            "0123456789abcé",
        ] {
            assert!(!is_id(text), "{text}");
        }
    }

    #[test]
    fn tokens_hold_256_bits() {
        let (one, two) = (token(), token());
        assert_ne!(one, two);
        assert_eq!(one.len(), 43);
        assert_eq!(URL_SAFE_NO_PAD.decode(&one).map(|bytes| bytes.len()), Ok(32));
    }

    /// The well-known digest of "abc".
    #[test]
    fn token_hashes_are_sha_256() {
        assert_eq!(hash_token("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn secrets_are_compared_whole() {
        assert!(same(b"secret", b"secret"));
        assert!(!same(b"secret", b"secreT"));
        assert!(!same(b"secret", b"secret1"));
        assert!(!same(b"", b"1"));
        assert!(same(b"", b""));
    }
}
