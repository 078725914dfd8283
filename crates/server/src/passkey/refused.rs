//! Why a passkey was refused.

use std::fmt;

/// Why a passkey was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The server's own address cannot have passkeys.
    Party,
    /// A person's id or name is not as it must be.
    Person,
    /// The answer is longer than any browser writes.
    TooLarge,
    /// The answer is not what a browser writes.
    Malformed,
    /// The answer belongs to another kind of ceremony.
    WrongType,
    /// The answer is to another question.
    WrongChallenge,
    /// The page was another site's, or was shown inside one.
    WrongOrigin,
    /// The key belongs to another site.
    WrongParty,
    /// Nobody touched the device.
    NotPresent,
    /// The device did not check who it is.
    NotVerified,
    /// The key is of a kind that was not asked for.
    Algorithm,
    /// The signature does not fit.
    Signature,
    /// The sign count went back: there is a copy of the key.
    Cloned,
    /// Nobody here has this key.
    UnknownKey,
    /// The key is not among those that were asked for.
    NotAsked,
    /// The key says that it is somebody else's.
    WrongPerson,
    /// The person has this key already.
    AlreadyKnown,
    /// The key's id is empty or too long, or is given twice and differs.
    BadId,
    /// The device changed what it says about copies of its keys.
    Changed,
}

impl Refused {
    /// The sentence for the log; people read the text of `error-passkey-refused` in their own language.
    pub fn sentence(self) -> &'static str {
        match self {
            Refused::Party => {
                "Passkeys need the server to be reached by a domain name over https (or by localhost)."
            }
            Refused::Person => "A passkey needs a person's id of 16 bytes and a name.",
            Refused::TooLarge => "The answer of the passkey is too long: 16 KiB is the most.",
            Refused::Malformed => {
                "The answer of the passkey cannot be read: it must be the browser's own JSON."
            }
            Refused::WrongType => "The passkey answered another kind of question than the one asked.",
            Refused::WrongChallenge => "The passkey answered an older question: start again.",
            Refused::WrongOrigin => "The passkey was used on another page than this server's own.",
            Refused::WrongParty => "The passkey belongs to another site.",
            Refused::NotPresent => "The device did not see anybody confirm: touch it or press its button.",
            Refused::NotVerified => "The device did not check who you are: use its PIN, finger or face.",
            Refused::Algorithm => "The passkey uses a kind of signature that was not asked for.",
            Refused::Signature => "The signature of the passkey does not fit.",
            Refused::Cloned => "The passkey counts fewer uses than before, so there may be a copy of it.",
            Refused::UnknownKey => "Nobody here has this passkey.",
            Refused::NotAsked => "This passkey is not one of those that were asked for.",
            Refused::WrongPerson => "The passkey belongs to somebody else.",
            Refused::AlreadyKnown => "This passkey is registered already.",
            Refused::BadId => {
                "The id of the passkey is not as it must be: 1 to 1023 bytes, the same in both places."
            }
            Refused::Changed => "The device says something else about copies of this passkey than before.",
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.sentence())
    }
}

impl std::error::Error for Refused {}
