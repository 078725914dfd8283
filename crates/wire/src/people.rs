//! People: who they are, how they come in, and how they are called.

use serde::{Deserialize, Serialize};

/// Somebody, as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    /// The id, which never changes.
    pub id: String,
    /// The name; empty where the account was deleted.
    pub name: String,
}

/// A name to play under.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name: 1 to 40 characters.
    pub name: String,
    /// Also give a token, for a program; the answer holds it.
    #[serde(default)]
    pub token: bool,
}

/// Who I am.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Id and name.
    #[serde(flatten)]
    pub person: Person,
    /// The name to sign in with, once there is an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// Whether a password is set.
    pub password: bool,
    /// How many passkeys there are.
    pub passkeys: usize,
    /// `en`, `es` or `pt`; missing if the browser decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Whether this is an administrator.
    pub administrator: bool,
    /// The ratings.
    pub ratings: Vec<Rating>,
    /// A token that was asked for: shown once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A rating in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The game.
    pub game: String,
    /// The number; 1500 at the beginning.
    pub rating: i64,
    /// How many rated games it comes from.
    pub games: i64,
}

/// An account: a name to sign in with. A guest who asks keeps everything; whoever is nobody yet gives a name too.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// The name to sign in with: 3 to 32 letters, digits, dots, hyphens, underscores. Small and capital letters are the same.
    pub login: String,
    /// A password of 8 to 200 characters; whoever gives none adds a passkey.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// The name that others see; the login where nothing is said. Not for guests, who have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Signing in.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name to sign in with.
    pub login: String,
    /// The password.
    pub password: String,
    /// Give a token instead of a cookie, for a program.
    #[serde(default)]
    pub token: bool,
}

/// A new password.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one until now, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
    /// The new one: 8 to 200 characters.
    pub new: String,
}

/// What somebody changes about themselves; what is missing stays.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MeChange {
    /// Another name: 1 to 40 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `en`, `es` or `pt`; empty if the browser is to decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// Leaving for good.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Leaving {
    /// The password, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// Where there is none: yes, I mean it.
    #[serde(default)]
    pub confirm: bool,
}

/// A passkey is to be made.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// The name to sign in with, for a guest, who has none yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
}

/// A question to a device with passkeys.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyQuestion {
    /// The question's id, to be sent back with the answer.
    pub ceremony: String,
    /// What the browser's `navigator.credentials` takes: `{"publicKey": {…}}`, bytes in base64url.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Value,
}

/// The answer of a device with passkeys.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// The question's id.
    pub ceremony: String,
    /// What the browser's `PublicKeyCredential.toJSON()` gives.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub answer: serde_json::Value,
    /// What its owner calls a new passkey.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
}

/// A passkey of mine.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyLine {
    /// Its id.
    pub id: String,
    /// What I call it.
    pub label: String,
    /// When it was made.
    pub made: i64,
    /// When it was last used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<i64>,
}

/// A device or program that I am signed in with.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionLine {
    /// Its id, by which it can be ended.
    pub id: String,
    /// What it says it is, or what I called it.
    pub label: String,
    /// `cookie` for a browser, `token` for a program.
    pub kind: String,
    /// When it began.
    pub made: i64,
    /// When it was last used.
    pub seen: i64,
    /// Whether it is this one.
    pub current: bool,
}

/// A token for a program is asked for.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What I call it: 1 to 100 characters.
    pub label: String,
}

/// A token for a program: shown once.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Token {
    /// The token, for `Authorization: Bearer …`.
    pub token: String,
    /// Its session.
    pub session: SessionLine,
}

/// Somebody, as everybody may see them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The ratings.
    pub ratings: Vec<Rating>,
    /// How many games they have played to the end.
    pub games: i64,
}

/// Somebody in the list of the best.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ranked {
    /// Who.
    pub person: Person,
    /// The rating.
    pub rating: i64,
    /// How many rated games it comes from.
    pub games: i64,
}

/// Somebody, as administrators see them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AdminPerson {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The name to sign in with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// Whether they may not come in.
    pub blocked: bool,
    /// When they came first.
    pub made: i64,
    /// When they were last here.
    pub seen: i64,
}
