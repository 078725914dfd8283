//! Being called: how somebody wants to hear that it is their turn.

use serde::{Deserialize, Serialize};

/// Whether news is gathered: `"off"`, `"hourly"` or `{"daily": 480}`, a minute of the day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum CallDigest {
    /// Each is sent at once.
    #[default]
    Off,
    /// Together, on the hour.
    Hourly,
    /// Together, at a minute of the day.
    Daily(u16),
}

/// What somebody wants to be called for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct CallKinds {
    /// It is their turn.
    pub turn: bool,
    /// A game has begun.
    pub started: bool,
    /// A game is over.
    pub finished: bool,
    /// Somebody wrote.
    pub chat: bool,
    /// Somebody invites them.
    pub invited: bool,
}

impl Default for CallKinds {
    fn default() -> CallKinds {
        CallKinds { turn: true, started: true, finished: true, chat: false, invited: true }
    }
}

/// How somebody wants to be called, as a whole: what is missing has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct NewCalls {
    /// By the browsers that agreed to it.
    pub push: bool,
    /// By webhook.
    pub webhook: bool,
    /// By mail.
    pub mail: bool,
    /// Whether news is gathered.
    pub digest: CallDigest,
    /// Minutes of the day between which nothing is sent; the first may be later than the second, across midnight.
    pub quiet: Option<[u16; 2]>,
    /// The person's clock, in minutes from UTC: −840 to 840.
    pub utc_offset_minutes: i16,
    /// Also for a table that is open before their eyes.
    pub even_if_open: bool,
    /// For what.
    pub kinds: CallKinds,
    /// The address of the webhook; missing or empty takes it away.
    pub webhook_url: Option<String>,
    /// Make a new secret for the webhook; the answer shows it.
    pub renew_secret: bool,
}

/// How I am called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Calls {
    /// By the browsers that agreed to it.
    pub push: bool,
    /// By webhook.
    pub webhook: bool,
    /// By mail.
    pub mail: bool,
    /// Whether news is gathered.
    pub digest: CallDigest,
    /// Minutes of the day between which nothing is sent.
    pub quiet: Option<[u16; 2]>,
    /// My clock, in minutes from UTC.
    pub utc_offset_minutes: i16,
    /// Also for a table that is open before my eyes.
    pub even_if_open: bool,
    /// For what.
    pub kinds: CallKinds,
    /// The address of the webhook.
    pub webhook_url: Option<String>,
    /// The secret that signs what the webhook gets: shown when it is made, and never again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook_secret: Option<String>,
    /// How many browsers agreed to be called.
    pub browsers: usize,
    /// My mail address.
    pub mail_address: Option<String>,
    /// Whether its owner said yes.
    pub mail_confirmed: bool,
    /// Whether this server sends mail at all.
    pub mail_offered: bool,
}

/// A browser that agreed to be called, as `PushSubscription.toJSON()` writes it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPush {
    /// Where its maker takes messages.
    pub endpoint: String,
    /// Its keys.
    pub keys: PushKeys,
}

/// The keys of a browser.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKeys {
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret for authentication, in base64url.
    pub auth: String,
}

/// A browser shall no longer be called.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EndPush {
    /// Where its maker takes messages; all browsers where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub endpoint: Option<String>,
}

/// A mail address, to be confirmed by its owner.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    /// The address.
    pub address: String,
}

/// What became of a test.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CallTest {
    /// One line for each way that is on.
    pub channels: Vec<ChannelTest>,
}

/// What became of a test over one way.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChannelTest {
    /// `push`, `webhook` or `mail`.
    pub channel: String,
    /// Whether it worked.
    pub sent: bool,
    /// Why not, in one sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}
