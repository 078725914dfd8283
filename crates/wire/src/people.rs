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
