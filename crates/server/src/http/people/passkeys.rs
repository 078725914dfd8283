//! Passkeys: adding one, signing in with one, taking one away.

use super::{
    account::{check_free, checked_login, person_of, welcome},
    checked_label, describe,
};
use crate::{
    hall::now,
    http::{App, body::Body, caller::Caller},
    passkey::{self, Party, RegistrationChallenge, SignInChallenge, StoredPasskey},
    refusal::Refusal,
    secret,
    store::{Ceremony, Passkey},
};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::Response,
};
use demesne_wire::{ErrorBody, Me, NewPasskey, PasskeyAnswer, PasskeyLine, PasskeyQuestion};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How long an answer counts, in milliseconds.
const PATIENCE: i64 = 6 * 60 * 1000;
/// The most passkeys of one person.
const MOST: usize = 20;

/// A registration that waits for its answer.
#[derive(Serialize, Deserialize)]
struct Registering {
    /// The login that a guest gets with it.
    login: Option<String>,
    challenge: RegistrationChallenge,
}

/// For whom keys are made: the address that people see. A server without a public address is found by its own machine at
/// localhost, which browsers let have passkeys.
fn party(app: &App, headers: &HeaderMap) -> Result<Party, Refusal> {
    let own = app.config.address();
    let local = format!("http://localhost:{}", app.config.listen.port());
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let address = match app.config.public_url {
        None if origin == Some(local.as_str()) => &local,
        _ => &own,
    };
    Party::at(address, "Demesne").map_err(|_| Refusal::because("no-passkeys", local))
}

/// Why a device's answer was refused is for the operator; people are told to try again.
fn refused(why: passkey::Refused) -> Refusal {
    tracing::info!(%why, "a passkey was refused");
    match why {
        passkey::Refused::AlreadyKnown => Refusal::new("passkey-known"),
        _ => Refusal::new("passkey-refused"),
    }
}

async fn keep(app: &App, user: Option<String>, state: &impl Serialize) -> Result<String, Refusal> {
    let state = serde_json::to_string(state).map_err(|_| Refusal::new("internal"))?;
    let ceremony = Ceremony { id: secret::token(), user, state, expires: now() + PATIENCE };
    app.hall.store.add_ceremony(&ceremony).await?;
    Ok(ceremony.id)
}

async fn take<T: for<'de> Deserialize<'de>>(app: &App, id: &str, user: Option<&str>) -> Result<T, Refusal> {
    if !is_base64url(id) {
        return Refusal::err("ceremony-gone");
    }
    let ceremony = app.hall.store.take_ceremony(id, now()).await?;
    let ceremony = ceremony.filter(|ceremony| ceremony.user.as_deref() == user);
    let state = ceremony.and_then(|ceremony| serde_json::from_str(&ceremony.state).ok());
    state.ok_or_else(|| Refusal::new("ceremony-gone"))
}

/// Whether a text has the form of an id, so that anything else need not be looked up.
fn is_base64url(id: &str) -> bool {
    id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

fn question(ceremony: String, options: &impl Serialize) -> Result<Json<PasskeyQuestion>, Refusal> {
    let options = serde_json::to_value(options).map_err(|_| Refusal::new("internal"))?;
    Ok(Json(PasskeyQuestion { ceremony, options }))
}

/// Starts to add a passkey. A guest gives the login that their account is to have.
#[utoipa::path(post, path = "/api/passkeys/register/start", tag = "people", request_body = NewPasskey,
    responses((status = 200, body = PasskeyQuestion), (status = 401, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn start_registration(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Body(request): Body<NewPasskey>,
) -> Result<Json<PasskeyQuestion>, Refusal> {
    let person = person_of(&app, &caller).await?;
    let login = match (&person.login, &request.login) {
        (Some(_), _) => None,
        (None, Some(login)) => Some(checked_login(login)?),
        (None, None) => return Refusal::err("account-needed"),
    };
    if let Some(login) = &login {
        check_free(&app, login).await?;
    }
    let party = party(&app, &headers)?;
    let known = app.hall.store.passkeys_of(&person.id).await?;
    check_room(&known)?;
    let known: Vec<String> = known.into_iter().map(|passkey| passkey.credential_id).collect();
    let shown = person.login.as_ref().or(login.as_ref()).unwrap_or(&person.name);
    let (options, challenge) =
        passkey::start_registration(&party, &person.id, shown, &known).map_err(refused)?;
    let ceremony = keep(&app, Some(person.id), &Registering { login, challenge }).await?;
    question(ceremony, &options)
}

/// Whether somebody with these keys may have one more.
fn check_room(known: &[Passkey]) -> Result<(), Refusal> {
    if known.len() < MOST { Ok(()) } else { Refusal::err("passkeys-full") }
}

/// Adds a passkey with the answer of the device.
#[utoipa::path(post, path = "/api/passkeys/register/finish", tag = "people", request_body = PasskeyAnswer,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub async fn finish_registration(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Body(request): Body<PasskeyAnswer>,
) -> Result<Json<Me>, Refusal> {
    let party = party(&app, &headers)?;
    let store = &app.hall.store;
    let Registering { login, challenge } = take(&app, &request.ceremony, Some(&caller.who.id)).await?;
    let made =
        passkey::finish_registration(&party, &challenge, &request.answer.to_string()).map_err(refused)?;
    if made.user != caller.who.id {
        return Refusal::err("passkey-refused");
    }
    if store.passkey(&made.credential_id).await?.is_some() {
        return Refusal::err("passkey-known");
    }
    // Several ceremonies can be under way at once: what was so at the start of this one need not be so any more.
    check_room(&store.passkeys_of(&caller.who.id).await?)?;
    if let Some(login) = login {
        if person_of(&app, &caller).await?.login.is_some() {
            return Refusal::err("has-account");
        }
        check_free(&app, &login).await?;
        if !store.set_login(&caller.who.id, &login).await? {
            return Refusal::err("login-taken");
        }
    }
    let passkey = Passkey {
        credential_id: made.credential_id,
        user: made.user,
        label: checked_label(request.label.as_deref().unwrap_or("")),
        public_key: made.public_key,
        sign_count: i64::from(made.sign_count),
        made: now(),
        used: None,
    };
    if !store.add_passkey(&passkey).await? {
        return Refusal::err("passkey-known");
    }
    app.hall.change_person(&caller.who.id).await?;
    let person = person_of(&app, &caller).await?;
    Ok(Json(describe(&app, &person, app.hall.sessions.is_administrator(&person)).await?))
}

/// Starts to sign in with a passkey; no login is needed.
#[utoipa::path(post, path = "/api/passkeys/sign-in/start", tag = "people",
    responses((status = 200, body = PasskeyQuestion), (status = 409, body = ErrorBody)))]
pub async fn start_sign_in(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Json<PasskeyQuestion>, Refusal> {
    let party = party(&app, &headers)?;
    let (options, challenge) = passkey::start_sign_in(&party, &[]).map_err(refused)?;
    let ceremony = keep(&app, None, &challenge).await?;
    question(ceremony, &options)
}

/// Signs in with the answer of the device.
#[utoipa::path(post, path = "/api/passkeys/sign-in/finish", tag = "people", request_body = PasskeyAnswer,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn finish_sign_in(
    State(app): State<Arc<App>>,
    caller: Option<Caller>,
    headers: HeaderMap,
    Body(request): Body<PasskeyAnswer>,
) -> Result<Response, Refusal> {
    let party = party(&app, &headers)?;
    let store = &app.hall.store;
    let challenge: SignInChallenge = take(&app, &request.ceremony, None).await?;
    let answer = request.answer.to_string();
    // The key is looked up by what the answer says it is; whether that is true is then checked.
    let id = request.answer.get("rawId").and_then(|id| id.as_str()).unwrap_or("");
    let known = if is_base64url(id) { store.passkey(id).await? } else { None };
    let find = |id: &str| {
        let known = known.as_ref().filter(|known| known.credential_id == id)?;
        let sign_count = u32::try_from(known.sign_count).ok()?;
        Some(StoredPasskey { user: known.user.clone(), public_key: known.public_key.clone(), sign_count })
    };
    let signed = passkey::finish_sign_in(&party, &challenge, &answer, find).map_err(refused)?;
    let count = i64::from(signed.sign_count);
    if !store.use_passkey(&signed.credential_id, count, now()).await? {
        return Refusal::err("passkey-refused");
    }
    let person = store.person(&signed.user).await?.filter(|person| !person.deleted);
    let person = person.ok_or_else(|| Refusal::new("passkey-refused"))?;
    welcome(&app, &person, caller.as_ref(), &headers, false).await
}

/// Lists the caller's passkeys.
#[utoipa::path(get, path = "/api/me/passkeys", tag = "people",
    responses((status = 200, body = Vec<PasskeyLine>), (status = 401, body = ErrorBody)))]
pub async fn my_passkeys(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<PasskeyLine>>, Refusal> {
    let passkeys = app.hall.store.passkeys_of(&caller.who.id).await?;
    let line = |passkey: Passkey| PasskeyLine {
        id: passkey.credential_id,
        label: passkey.label,
        made: passkey.made,
        used: passkey.used,
    };
    Ok(Json(passkeys.into_iter().map(line).collect()))
}

/// Takes one of the caller's passkeys away, unless it is the only way to sign in.
#[utoipa::path(delete, path = "/api/me/passkeys/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn end_passkey(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let store = &app.hall.store;
    let person = person_of(&app, &caller).await?;
    let passkeys = store.passkeys_of(&person.id).await?;
    if !passkeys.iter().any(|passkey| passkey.credential_id == id) {
        return Refusal::err("not-found");
    }
    if passkeys.len() == 1 && person.password_hash.is_none() {
        return Refusal::err("last-key");
    }
    store.drop_passkey(&person.id, &id).await?;
    app.hall.change_person(&person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(test)]
mod tests;
