//! Passwords: how long they are, how they are kept, how they are checked.
//!
//! Hashing takes tens of milliseconds and megabytes on purpose: call it on a thread that may block.

use crate::secret;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use std::fmt;

/// The fewest characters of a password.
pub const SHORTEST: usize = 8;
/// The most characters of a password: enough for a sentence.
pub const LONGEST: usize = 200;

/// Memory of one hash in KiB. OWASP asks for at least 19 MiB with two passes and one lane.
pub const MEMORY_KIB: u32 = 32 * 1024;
/// Passes over the memory.
pub const PASSES: u32 = 2;
/// Lanes, filled one after the other.
pub const LANES: u32 = 1;

const SALT_BYTES: usize = 16;
const HASH_BYTES: usize = 32;

/// Why a password cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// It has too few characters.
    Short,
    /// It has too many characters.
    Long,
}

impl Unfit {
    /// The code by which a client knows it.
    pub fn code(self) -> &'static str {
        match self {
            Unfit::Short => "password-short",
            Unfit::Long => "password-long",
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Short => {
                write!(out, "The password is too short: it needs at least {SHORTEST} characters.")
            }
            Unfit::Long => write!(out, "The password is too long: it may have at most {LONGEST} characters."),
        }
    }
}

impl std::error::Error for Unfit {}

/// Checks the length of a password that somebody chooses.
pub fn check(password: &str) -> Result<(), Unfit> {
    match password.chars().count() {
        ..SHORTEST => Err(Unfit::Short),
        SHORTEST..=LONGEST => Ok(()),
        _ => Err(Unfit::Long),
    }
}

/// Hashes a password that somebody chose. The text holds the salt and the parameters, so later versions can check it.
pub fn hash(password: &str) -> Result<String, Unfit> {
    check(password)?;
    let salt = SaltString::encode_b64(&secret::random_bytes::<SALT_BYTES>()).expect("16 bytes are a salt");
    let hashed =
        hasher().hash_password(password.as_bytes(), &salt).expect("a checked password can be hashed");
    Ok(hashed.to_string())
}

/// Whether a password is the one that was hashed. A text that is no hash fits no password.
pub fn verify(password: &str, hashed: &str) -> bool {
    // A longer one was never hashed, and must not keep the server busy.
    if check(password) == Err(Unfit::Long) {
        return false;
    }
    let Ok(hashed) = PasswordHash::new(hashed) else { return false };
    hasher().verify_password(password.as_bytes(), &hashed).is_ok()
}

/// Takes as long as [`verify`] and says no: for a login that nobody has, so that time does not tell which logins there are.
pub fn verify_nobody(password: &str) -> bool {
    if check(password) != Err(Unfit::Long) {
        let mut out = [0; HASH_BYTES];
        let salt = secret::random_bytes::<SALT_BYTES>();
        let done = hasher().hash_password_into(password.as_bytes(), &salt, &mut out);
        // Keeps the work from being left out as unused.
        std::hint::black_box((done.is_ok(), out));
    }
    false
}

fn hasher() -> Argon2<'static> {
    let params =
        Params::new(MEMORY_KIB, PASSES, LANES, Some(HASH_BYTES)).expect("the parameters above are allowed");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_password_fits_and_no_other() {
        let hashed = hash("correct horse").unwrap();
        assert!(verify("correct horse", &hashed));
        for other in ["correct horsf", "Correct horse", "correct horse ", "", "short"] {
            assert!(!verify(other, &hashed), "{other:?}");
        }
    }

    #[test]
    fn hashes_say_how_they_were_made_and_are_salted() {
        let (one, two) = (hash("correct horse").unwrap(), hash("correct horse").unwrap());
        assert_ne!(one, two);
        assert!(one.starts_with("$argon2id$v=19$m=32768,t=2,p=1$"), "{one}");
    }

    #[test]
    fn lengths_are_counted_in_characters() {
        let (short, long) = ("ñ".repeat(7), "ñ".repeat(201));
        assert_eq!(check(&short), Err(Unfit::Short));
        assert_eq!(check(&long), Err(Unfit::Long));
        assert_eq!(check(&"ñ".repeat(8)), Ok(()));
        assert_eq!(check(&"ñ".repeat(200)), Ok(()));
        assert_eq!(hash(&short), Err(Unfit::Short));
        assert_eq!(hash(&long), Err(Unfit::Long));
        assert_eq!((Unfit::Short.code(), Unfit::Long.code()), ("password-short", "password-long"));
    }

    /// What was hashed with other parameters, as an earlier or later version may have them.
    #[test]
    fn the_parameters_of_a_hash_are_its_own() {
        let params = Params::new(64, 1, 1, Some(32)).unwrap();
        let small = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let salt = SaltString::encode_b64(&[7; 16]).unwrap();
        let hashed = small.hash_password(b"correct horse", &salt).unwrap().to_string();
        assert!(verify("correct horse", &hashed));
        assert!(!verify("another horse", &hashed));
        // One that is too long fits nothing, whoever hashed it.
        let long = "x".repeat(LONGEST + 1);
        let hashed = small.hash_password(long.as_bytes(), &salt).unwrap().to_string();
        assert!(!verify(&long, &hashed));
    }

    #[test]
    fn what_is_no_hash_fits_nothing() {
        for text in [
            "",
            "$",
            "correct horse",
            "$argon2id$v=19$m=32768,t=2,p=1$",
            "$argon2id$v=19$m=0,t=0,p=0$YWJj$YWJj",
        ] {
            assert!(!verify("correct horse", text), "{text:?}");
        }
    }

    #[test]
    fn nobody_has_no_password() {
        assert!(!verify_nobody("correct horse"));
        assert!(!verify_nobody(""));
        assert!(!verify_nobody(&"long".repeat(100)));
    }
}
