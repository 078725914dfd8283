//! Who sends: the server's own key, which push services check (RFC 8292).

use super::encrypt::{fresh_key, point};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use std::fmt;

/// How long a push service may take what we signed: at most a day, says the standard.
const VALID_SECONDS: i64 = 12 * 60 * 60;

/// The key pair by which push services know this server. Made once and kept: subscriptions are bound to it.
#[derive(Clone)]
pub struct VapidKeys {
    secret: SecretKey,
}

/// A text that is no key pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadVapidKeys;

impl fmt::Display for BadVapidKeys {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("The key for web push cannot be read: it must be 32 bytes in base64url, as the server wrote them.")
    }
}

impl std::error::Error for BadVapidKeys {}

/// The secret is never shown.
impl fmt::Debug for VapidKeys {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "VapidKeys({})", self.public_key())
    }
}

impl VapidKeys {
    /// A new key pair.
    pub fn fresh() -> VapidKeys {
        VapidKeys { secret: fresh_key() }
    }

    /// Reads what [`VapidKeys::to_text`] wrote.
    pub fn from_text(text: &str) -> Result<VapidKeys, BadVapidKeys> {
        let bytes = URL_SAFE_NO_PAD.decode(text.trim()).map_err(|_| BadVapidKeys)?;
        if bytes.len() != 32 {
            return Err(BadVapidKeys);
        }
        Ok(VapidKeys { secret: SecretKey::from_slice(&bytes).map_err(|_| BadVapidKeys)? })
    }

    /// The secret key as text: keep it as a secret.
    pub fn to_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.secret.to_bytes())
    }

    /// The public key in base64url, for the browser's `applicationServerKey`.
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(point(&self.secret.public_key()))
    }

    /// The header `Authorization` for a push service: who sends, to whom, and until when that holds.
    pub(super) fn authorization(&self, audience: &str, contact: &str, now: i64) -> String {
        let claims =
            serde_json::json!({"aud": audience, "exp": now.saturating_add(VALID_SECONDS), "sub": contact});
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature: Signature = SigningKey::from(&self.secret).sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public_key())
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier as _;

    /// What a push service does: the claims, if the signature is the key's.
    pub fn verify(header: &str, public_key: &str) -> Option<serde_json::Value> {
        let (token, key) = header.strip_prefix("vapid t=")?.split_once(", k=")?;
        if key != public_key {
            return None;
        }
        let key = VerifyingKey::from_sec1_bytes(&URL_SAFE_NO_PAD.decode(key).ok()?).ok()?;
        let (signed, signature) = token.rsplit_once('.')?;
        let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).ok()?).ok()?;
        key.verify(signed.as_bytes(), &signature).ok()?;
        let (head, claims) = signed.split_once('.')?;
        let head: serde_json::Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(head).ok()?).ok()?;
        assert_eq!(head, serde_json::json!({"typ": "JWT", "alg": "ES256"}));
        serde_json::from_slice(&URL_SAFE_NO_PAD.decode(claims).ok()?).ok()
    }

    /// RFC 8292, section 2.4: the standard's own signed header.
    #[test]
    fn the_example_of_the_standard_verifies() {
        let header = "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
        let key = header.split_once("k=").unwrap().1;
        let claims = verify(header, key).unwrap();
        assert_eq!(claims["aud"], "https://push.example.net");
        assert_eq!(claims["exp"], 1_453_523_768);
        assert_eq!(claims["sub"], "mailto:push@example.com");
    }

    #[test]
    fn headers_are_signed_by_the_key() {
        let keys = VapidKeys::fresh();
        let header = keys.authorization("https://push.example.net", "mailto:op@example.org", 1_000);
        let claims = verify(&header, &keys.public_key()).unwrap();
        assert_eq!(claims["aud"], "https://push.example.net");
        assert_eq!(claims["exp"], 1_000 + 12 * 60 * 60);
        assert_eq!(claims["sub"], "mailto:op@example.org");
        assert!(verify(&header, &VapidKeys::fresh().public_key()).is_none());
        let bent = header.replacen("vapid t=e", "vapid t=f", 1);
        assert!(verify(&bent, &keys.public_key()).is_none());
    }

    #[test]
    fn keys_are_kept_as_text() {
        let keys = VapidKeys::fresh();
        let again = VapidKeys::from_text(&format!(" {}\n", keys.to_text())).unwrap();
        assert_eq!(again.public_key(), keys.public_key());
        assert_ne!(VapidKeys::fresh().public_key(), keys.public_key());
        assert_eq!(keys.public_key().len(), 87);
        assert!(!format!("{keys:?}").contains(&keys.to_text()));
        let zero = URL_SAFE_NO_PAD.encode([0; 32]);
        let large = URL_SAFE_NO_PAD.encode([255; 32]);
        for text in ["", "x", "AAAA", &zero, &large, &keys.public_key()] {
            assert_eq!(VapidKeys::from_text(text).unwrap_err(), BadVapidKeys, "{text}");
        }
    }
}
