//! The encryption of a push message (RFC 8291), as one record of RFC 8188: only the browser can read it.

use crate::secret::random_bytes;
use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use sha2::Sha256;

/// Bytes of a public key as it is sent.
pub(super) const POINT_BYTES: usize = 65;
/// Bytes of a browser's secret.
pub(super) const AUTH_BYTES: usize = 16;

const SALT_BYTES: usize = 16;
const TAG_BYTES: usize = 16;
/// Salt, length of the record, length of the key, key.
const HEADER_BYTES: usize = SALT_BYTES + 4 + 1 + POINT_BYTES;
/// Every push service takes this much.
const MESSAGE_BYTES: usize = 4096;
/// The record ends here: there is no other.
const LAST: u8 = 2;

/// The most bytes of a message before encryption.
pub const LONGEST_TEXT: usize = MESSAGE_BYTES - HEADER_BYTES - TAG_BYTES - 1;

/// The keys of a subscription are not what a browser makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadKeys;

/// A browser to encrypt for.
pub(super) struct Recipient {
    public: PublicKey,
    auth: [u8; AUTH_BYTES],
}

impl Recipient {
    pub(super) fn new(point: &[u8], auth: &[u8]) -> Result<Recipient, BadKeys> {
        let auth = auth.try_into().map_err(|_| BadKeys)?;
        if point.len() != POINT_BYTES {
            return Err(BadKeys);
        }
        Ok(Recipient { public: PublicKey::from_sec1_bytes(point).map_err(|_| BadKeys)?, auth })
    }
}

/// A key of P-256.
pub(super) fn fresh_key() -> SecretKey {
    loop {
        // One in four thousand million numbers is too large to be a key.
        if let Ok(key) = SecretKey::from_slice(&random_bytes::<32>()) {
            return key;
        }
    }
}

/// A public key as it is sent.
pub(super) fn point(key: &PublicKey) -> Vec<u8> {
    key.to_encoded_point(false).as_bytes().to_vec()
}

/// Encrypts a text with a key and a salt of its own; `None` if it is too long.
pub(super) fn encrypt(to: &Recipient, text: &[u8]) -> Option<Vec<u8>> {
    encrypt_with(to, text, &fresh_key(), random_bytes())
}

fn encrypt_with(to: &Recipient, text: &[u8], key: &SecretKey, salt: [u8; SALT_BYTES]) -> Option<Vec<u8>> {
    if text.len() > LONGEST_TEXT {
        return None;
    }
    let sender = point(&key.public_key());
    let shared = diffie_hellman(key.to_nonzero_scalar(), to.public.as_affine());
    let keys = Keys::derive(shared.raw_secret_bytes(), &to.auth, &point(&to.public), &sender, &salt)?;
    let mut record = text.to_vec();
    record.push(LAST);
    keys.cipher()?.seal_in_place_append_tag(keys.nonce(), Aad::empty(), &mut record).ok()?;
    let mut out = Vec::with_capacity(HEADER_BYTES + record.len());
    out.extend(salt);
    out.extend((MESSAGE_BYTES as u32).to_be_bytes());
    out.push(POINT_BYTES as u8);
    out.extend(sender);
    out.extend(record);
    Some(out)
}

/// What both sides work out.
#[derive(PartialEq, Eq, Debug)]
struct Keys {
    key: [u8; 16],
    nonce: [u8; 12],
}

impl Keys {
    fn derive(shared: &[u8], auth: &[u8], receiver: &[u8], sender: &[u8], salt: &[u8]) -> Option<Keys> {
        let info = [b"WebPush: info\0", receiver, sender].concat();
        let mut secret = [0; 32];
        Hkdf::<Sha256>::new(Some(auth), shared).expand(&info, &mut secret).ok()?;
        let derived = Hkdf::<Sha256>::new(Some(salt), &secret);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
        Some(Keys { key, nonce })
    }

    fn cipher(&self) -> Option<LessSafeKey> {
        Some(LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &self.key).ok()?))
    }

    /// The key is used once: a message has a salt of its own.
    fn nonce(&self) -> Nonce {
        Nonce::assume_unique_for_key(self.nonce)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    /// The other side: a browser that decrypts.
    pub struct Browser {
        key: SecretKey,
        pub auth: [u8; AUTH_BYTES],
    }

    impl Browser {
        pub fn new(number: u8) -> Browser {
            Browser { key: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; AUTH_BYTES] }
        }

        pub fn public(&self) -> Vec<u8> {
            point(&self.key.public_key())
        }

        /// Reads a message by the steps of RFC 8188.
        pub fn decrypt(&self, message: &[u8]) -> Option<Vec<u8>> {
            let (salt, rest) = message.split_at_checked(16)?;
            let (length, rest) = rest.split_at_checked(4)?;
            assert!(u32::from_be_bytes(length.try_into().unwrap()) as usize >= message.len());
            let (id_length, rest) = rest.split_first()?;
            let (sender, sealed) = rest.split_at_checked((*id_length).into())?;
            let shared = diffie_hellman(
                self.key.to_nonzero_scalar(),
                PublicKey::from_sec1_bytes(sender).ok()?.as_affine(),
            );
            let keys = Keys::derive(shared.raw_secret_bytes(), &self.auth, &self.public(), sender, salt)?;
            let mut text = sealed.to_vec();
            let length = keys.cipher()?.open_in_place(keys.nonce(), Aad::empty(), &mut text).ok()?.len();
            text.truncate(length);
            while text.last() == Some(&0) {
                text.pop();
            }
            (text.pop() == Some(LAST)).then_some(text)
        }
    }

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    const TEXT: &[u8] = b"When I grow up, I want to be a watermelon";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
    const RECEIVER_PRIVATE: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
    const RECEIVER: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const SENDER_PRIVATE: &str = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
    const SENDER: &str =
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    const SALT: &str = "DGv6ra1nlYgDCS1FRnbzlw";
    const MESSAGE: &str = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

    /// RFC 8291, section 5: the message as it stands there, bit by bit.
    #[test]
    fn the_example_of_the_standard() {
        let to = Recipient::new(&bytes(RECEIVER), &bytes(AUTH)).ok().unwrap();
        let key = SecretKey::from_slice(&bytes(SENDER_PRIVATE)).unwrap();
        assert_eq!(point(&key.public_key()), bytes(SENDER));
        let salt = bytes(SALT).try_into().unwrap();
        let message = encrypt_with(&to, TEXT, &key, salt).unwrap();
        assert_eq!(URL_SAFE_NO_PAD.encode(message), MESSAGE);
    }

    /// The same from the other side.
    #[test]
    fn the_example_can_be_read() {
        let key = SecretKey::from_slice(&bytes(RECEIVER_PRIVATE)).unwrap();
        let browser = Browser { key, auth: bytes(AUTH).try_into().unwrap() };
        assert_eq!(browser.public(), bytes(RECEIVER));
        assert_eq!(browser.decrypt(&bytes(MESSAGE)).unwrap(), TEXT);
    }

    /// RFC 8291, appendix A: what is worked out on the way.
    #[test]
    fn the_steps_of_the_standard() {
        let key = SecretKey::from_slice(&bytes(SENDER_PRIVATE)).unwrap();
        let receiver = PublicKey::from_sec1_bytes(&bytes(RECEIVER)).unwrap();
        let shared = diffie_hellman(key.to_nonzero_scalar(), receiver.as_affine());
        let shared = shared.raw_secret_bytes().to_vec();
        assert_eq!(shared, bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"));
        let keys =
            Keys::derive(&shared, &bytes(AUTH), &bytes(RECEIVER), &bytes(SENDER), &bytes(SALT)).unwrap();
        assert_eq!(keys.key.to_vec(), bytes("oIhVW04MRdy2XN9CiKLxTg"));
        assert_eq!(keys.nonce.to_vec(), bytes("4h_95klXJ5E_qnoN"));
    }

    #[test]
    fn a_changed_message_cannot_be_read() {
        let browser = Browser::new(3);
        let to = Recipient::new(&browser.public(), &browser.auth).ok().unwrap();
        let message = encrypt(&to, TEXT).unwrap();
        assert_eq!(browser.decrypt(&message).unwrap(), TEXT);
        for at in [0, 15, HEADER_BYTES, message.len() - 1] {
            let mut bent = message.clone();
            bent[at] ^= 1;
            assert_eq!(browser.decrypt(&bent), None, "{at}");
        }
    }

    #[test]
    fn the_longest_message_fills_what_push_services_take() {
        let browser = Browser::new(3);
        let to = Recipient::new(&browser.public(), &browser.auth).ok().unwrap();
        assert_eq!(encrypt(&to, &[b'x'; LONGEST_TEXT]).unwrap().len(), 4096);
        assert_eq!(encrypt(&to, &[b'x'; LONGEST_TEXT + 1]), None);
    }
}
