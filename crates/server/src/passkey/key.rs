//! Public keys of devices, and their signatures.

use super::Refused;
use super::cbor::{Item, Map};
use ring::agreement::{self, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{self, RsaPublicKeyComponents};

/// A public key of one of the kinds that devices are asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PublicKey {
    /// ECDSA on a curve, with that curve's hash.
    Ecdsa {
        /// Which curve.
        curve: Curve,
        /// The first coordinate.
        x: Vec<u8>,
        /// The second coordinate.
        y: Vec<u8>,
    },
    /// RSASSA-PKCS1-v1_5 with SHA-256.
    Rsa {
        /// The modulus.
        n: Vec<u8>,
        /// The exponent.
        e: [u8; 3],
    },
}

/// The curves of ECDSA.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curve {
    /// P-256, with SHA-256.
    P256,
    /// P-384, with SHA-384.
    P384,
}

/// The numbers of the algorithms in COSE, which the browser is told in this order.
pub const ALGORITHMS: [i64; 3] = [ES256, ES384, RS256];
const ES256: i64 = -7;
const ES384: i64 = -35;
const RS256: i64 = -257;

/// Names of the fields of a key in COSE (RFC 9052, 9053 and 8230).
const KEY_TYPE: i128 = 1;
const ALGORITHM: i128 = 3;
const CURVE: i128 = -1;
const X: i128 = -2;
const Y: i128 = -3;
const MODULUS: i128 = -1;
const EXPONENT: i128 = -2;
/// Types of keys.
const ELLIPTIC: i128 = 2;
const RSA: i128 = 3;

/// Bytes of a modulus of 2048 bits: what devices have.
const MODULUS_BYTES: usize = 256;

impl Curve {
    /// The number in COSE.
    fn number(self) -> i128 {
        match self {
            Curve::P256 => 1,
            Curve::P384 => 2,
        }
    }

    fn coordinate_bytes(self) -> usize {
        match self {
            Curve::P256 => 32,
            Curve::P384 => 48,
        }
    }

    fn agreement(self) -> &'static agreement::Algorithm {
        match self {
            Curve::P256 => &agreement::ECDH_P256,
            Curve::P384 => &agreement::ECDH_P384,
        }
    }

    fn verification(self) -> &'static dyn signature::VerificationAlgorithm {
        match self {
            Curve::P256 => &signature::ECDSA_P256_SHA256_ASN1,
            Curve::P384 => &signature::ECDSA_P384_SHA384_ASN1,
        }
    }
}

impl PublicKey {
    /// Reads a new key (level 2: section 7.1, step 16, and sections 5.8.5 and 6.5.1.1). It has the fields of its kind and
    /// no others; its algorithm is one that was asked for; its curve is the algorithm's.
    pub fn from_cose(key: &Map<'_>) -> Result<PublicKey, Refused> {
        let (Some(Item::Number(kind)), Some(Item::Number(algorithm))) = (key.at(KEY_TYPE), key.at(ALGORITHM))
        else {
            return Err(Refused::Malformed);
        };
        let algorithm = i64::try_from(*algorithm).map_err(|_| Refused::Algorithm)?;
        let read = match (algorithm, *kind) {
            (ES256, ELLIPTIC) => read_ecdsa(key, Curve::P256)?,
            (ES384, ELLIPTIC) => read_ecdsa(key, Curve::P384)?,
            (RS256, RSA) => read_rsa(key)?,
            _ => return Err(Refused::Algorithm),
        };
        read.check()?;
        Ok(read)
    }

    /// Whether the numbers can be a key at all.
    pub fn check(&self) -> Result<(), Refused> {
        match self {
            PublicKey::Ecdsa { curve, x, y } => {
                let bytes = curve.coordinate_bytes();
                if x.len() != bytes || y.len() != bytes {
                    return Err(Refused::Malformed);
                }
                check_on_curve(*curve, &point(x, y))
            }
            PublicKey::Rsa { n, e } => {
                // 2048 bits to the first one, and odd, as a product of two large primes is.
                let (first, last) = (n.first().copied().unwrap_or(0), n.last().copied().unwrap_or(0));
                let modulus = n.len() == MODULUS_BYTES && first & 0x80 != 0 && last & 1 == 1;
                // Three bytes: 65537 or more. It is 65537 nearly everywhere.
                let exponent = e[0] != 0 && e[2] & 1 == 1;
                if modulus && exponent { Ok(()) } else { Err(Refused::Malformed) }
            }
        }
    }

    /// Checks a signature (level 2, section 7.2, step 20, and section 6.5.6 for its form).
    pub fn verify(&self, signed: &[u8], signature: &[u8]) -> Result<(), Refused> {
        let fits =
            match self {
                PublicKey::Ecdsa { curve, x, y } => {
                    signature::UnparsedPublicKey::new(curve.verification(), point(x, y))
                        .verify(signed, signature)
                }
                PublicKey::Rsa { n, e } => RsaPublicKeyComponents { n: n.as_slice(), e: e.as_slice() }
                    .verify(&signature::RSA_PKCS1_2048_8192_SHA256, signed, signature),
            };
        fits.map_err(|_| Refused::Signature)
    }
}

fn read_ecdsa(key: &Map<'_>, curve: Curve) -> Result<PublicKey, Refused> {
    if key.len() != 5 || key.at(CURVE) != Some(&Item::Number(curve.number())) {
        return Err(Refused::Malformed);
    }
    let (Some(Item::Bytes(x)), Some(Item::Bytes(y))) = (key.at(X), key.at(Y)) else {
        return Err(Refused::Malformed);
    };
    Ok(PublicKey::Ecdsa { curve, x: x.to_vec(), y: y.to_vec() })
}

fn read_rsa(key: &Map<'_>) -> Result<PublicKey, Refused> {
    let (4, Some(Item::Bytes(n)), Some(Item::Bytes(e))) = (key.len(), key.at(MODULUS), key.at(EXPONENT))
    else {
        return Err(Refused::Malformed);
    };
    let e = <[u8; 3]>::try_from(*e).map_err(|_| Refused::Malformed)?;
    Ok(PublicKey::Rsa { n: n.to_vec(), e })
}

/// A point, written in full: 4 and both coordinates.
fn point(x: &[u8], y: &[u8]) -> Vec<u8> {
    [&[4], x, y].concat()
}

/// Whether a point is on its curve. The library looks at that when a signature is checked, but then somebody would have
/// a key that never signs in. It tells us now if we agree on a secret with that point, which is thrown away.
fn check_on_curve(curve: Curve, point: &[u8]) -> Result<(), Refused> {
    let agreement = curve.agreement();
    let ours =
        EphemeralPrivateKey::generate(agreement, &SystemRandom::new()).map_err(|_| Refused::Malformed)?;
    agree_ephemeral(ours, &UnparsedPublicKey::new(agreement, point), |_| ()).map_err(|_| Refused::Malformed)
}
