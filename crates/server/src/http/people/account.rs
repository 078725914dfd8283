//! Accounts: a name to sign in with and a password; signing in and out; leaving for good.

use super::{begin_session, checked_name, cookie, describe, device};
use crate::{
    hall::now,
    http::{App, body::Body, caller::Caller},
    password,
    refusal::Refusal,
    secret,
    store::{Person, SessionKind},
};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use demesne_wire::{ErrorBody, Leaving, Me, NewAccount, NewPassword, SignIn};
use std::sync::Arc;

/// A name to sign in with, in the form in which it is kept: small and capital letters are the same.
pub fn checked_login(login: &str) -> Result<String, Refusal> {
    let login = login.trim();
    let fits = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    match (3..=32).contains(&login.len()) && login.chars().all(fits) {
        true => Ok(login.to_ascii_lowercase()),
        false => Refusal::err("login-bad"),
    }
}

/// Refuses a login that somebody has, or that is kept for somebody.
pub async fn check_free(app: &App, login: &str) -> Result<(), Refusal> {
    if app.hall.store.person_of_login(login).await?.is_some() {
        return Refusal::err("login-taken");
    }
    match app.hall.sessions.administrators.keeps(login) {
        true => Refusal::err("login-kept"),
        false => Ok(()),
    }
}

/// Does something slow with a password on a thread that may block, only so many at once.
async fn slowly<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    let permit = Arc::clone(&app.hashing).acquire_owned().await.map_err(|_| Refusal::new("stopping"))?;
    let working = tokio::task::spawn_blocking(move || {
        // Held until the work is done, even if whoever asked has gone.
        let _permit = permit;
        work()
    });
    working.await.map_err(|_| Refusal::new("internal"))
}

async fn hash(app: &App, password: String) -> Result<String, Refusal> {
    password::check(&password).map_err(|unfit| Refusal::new(unfit.code()))?;
    slowly(app, move || password::hash(&password)).await?.map_err(|unfit| Refusal::new(unfit.code()))
}

/// Whether a password is somebody's; nobody has none, which takes as long to find out.
async fn fits(app: &App, password: String, hashed: Option<String>) -> Result<bool, Refusal> {
    let check = move || match hashed {
        Some(hashed) => password::verify(&password, &hashed),
        None => password::verify_nobody(&password),
    };
    slowly(app, check).await
}

/// The caller, as they are kept.
pub async fn person_of(app: &App, caller: &Caller) -> Result<Person, Refusal> {
    let person = app.hall.store.person(&caller.who.id).await?.filter(|person| !person.deleted);
    person.ok_or_else(|| Refusal::new("sign-in-first"))
}

/// Begins a session of somebody who has shown who they are. The one that the browser had before ends.
pub async fn welcome(
    app: &App,
    person: &Person,
    before: Option<&Caller>,
    headers: &HeaderMap,
    as_token: bool,
) -> Result<Response, Refusal> {
    if person.role == "blocked" {
        return Refusal::err("blocked");
    }
    let kind = if as_token { SessionKind::Token } else { SessionKind::Cookie };
    let token = begin_session(app, &person.id, kind, &device(headers)).await?;
    // A program that asks for one more token keeps its own.
    if let Some(before) = before.filter(|_| !as_token) {
        app.hall.store.drop_session(&before.who.id, &before.token_hash).await?;
        app.hall.sessions.forget(&before.who.id);
    }
    let mut me = describe(app, person, app.hall.sessions.is_administrator(person)).await?;
    if as_token {
        me.token = Some(token);
        return Ok(Json(me).into_response());
    }
    Ok(([(header::SET_COOKIE, cookie(app, &token)?)], Json(me)).into_response())
}

/// Makes an account. A guest keeps everything.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = NewAccount,
    responses((status = 200, body = Me), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn make_account(
    State(app): State<Arc<App>>,
    caller: Option<Caller>,
    headers: HeaderMap,
    Body(request): Body<NewAccount>,
) -> Result<Response, Refusal> {
    let login = checked_login(&request.login)?;
    let name = checked_name(request.name.as_deref().unwrap_or(&request.login))?;
    let store = &app.hall.store;
    if caller.as_ref().is_some_and(|caller| caller.who.account) {
        return Refusal::err("has-account");
    }
    check_free(&app, &login).await?;
    let password_hash = match request.password {
        Some(password) => Some(hash(&app, password).await?),
        None => None,
    };
    let Some(caller) = caller else {
        let (id, now) = (secret::user_id(), now());
        let person =
            Person { id, name, login: Some(login), password_hash, made: now, seen: now, ..Person::default() };
        if !store.add_person(&person).await? {
            return Refusal::err("login-taken");
        }
        return welcome(&app, &person, None, &headers, false).await;
    };
    if !store.set_login(&caller.who.id, &login).await? {
        return Refusal::err("login-taken");
    }
    if password_hash.is_some() {
        store.set_password(&caller.who.id, password_hash.as_deref()).await?;
    }
    app.hall.change_person(&caller.who.id).await?;
    let person = person_of(&app, &caller).await?;
    Ok(Json(describe(&app, &person, app.hall.sessions.is_administrator(&person)).await?).into_response())
}

/// Signs in with a password.
#[utoipa::path(post, path = "/api/sign-in", tag = "people", request_body = SignIn,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody)))]
pub async fn sign_in(
    State(app): State<Arc<App>>,
    caller: Option<Caller>,
    headers: HeaderMap,
    Body(request): Body<SignIn>,
) -> Result<Response, Refusal> {
    let person = match checked_login(&request.login) {
        Ok(login) => app.hall.store.person_of_login(&login).await?,
        Err(_) => None,
    };
    let hashed = person.as_ref().and_then(|person| person.password_hash.clone());
    match (fits(&app, request.password, hashed).await?, person) {
        (true, Some(person)) => welcome(&app, &person, caller.as_ref(), &headers, request.token).await,
        _ => Refusal::err("wrong-login"),
    }
}

/// Signs out: ends the session of the caller.
#[utoipa::path(post, path = "/api/sign-out", tag = "people",
    responses((status = 204), (status = 401, body = ErrorBody)))]
pub async fn sign_out(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Refusal> {
    app.hall.store.drop_session(&caller.who.id, &caller.token_hash).await?;
    app.hall.change_person(&caller.who.id).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&app, "")?)]).into_response())
}

/// Sets or changes the password, and signs out everywhere else.
#[utoipa::path(put, path = "/api/me/password", tag = "people", request_body = NewPassword,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn set_password(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(request): Body<NewPassword>,
) -> Result<Json<Me>, Refusal> {
    let person = person_of(&app, &caller).await?;
    if person.login.is_none() {
        return Refusal::err("account-needed");
    }
    password::check(&request.new).map_err(|unfit| Refusal::new(unfit.code()))?;
    check_password(&app, &person, request.old).await?;
    let hashed = hash(&app, request.new).await?;
    app.hall.store.set_password(&person.id, Some(&hashed)).await?;
    app.hall.store.drop_sessions(&person.id, Some(&caller.token_hash)).await?;
    app.hall.change_person(&person.id).await?;
    let person = person_of(&app, &caller).await?;
    Ok(Json(describe(&app, &person, caller.who.administrator).await?))
}

/// Whoever has a password must give it.
async fn check_password(app: &App, person: &Person, given: Option<String>) -> Result<(), Refusal> {
    let Some(hashed) = &person.password_hash else { return Ok(()) };
    match fits(app, given.unwrap_or_default(), Some(hashed.clone())).await? {
        true => Ok(()),
        false => Refusal::err("wrong-password"),
    }
}

/// Deletes the caller's account and everything that is theirs. Their seats resign or become free.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Leaving,
    responses((status = 204), (status = 401, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn delete_me(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(request): Body<Leaving>,
) -> Result<Response, Refusal> {
    let person = person_of(&app, &caller).await?;
    if person.password_hash.is_none() && !request.confirm {
        return Refusal::err("confirm-first");
    }
    check_password(&app, &person, request.password).await?;
    app.hall.delete(&caller.who).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&app, "")?)]).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logins() {
        assert_eq!(checked_login(" Ana.B-c_1 ").as_deref(), Ok("ana.b-c_1"));
        assert_eq!(checked_login("abc").as_deref(), Ok("abc"));
        assert_eq!(checked_login(&"a".repeat(32)).map(|login| login.len()), Ok(32));
        for bad in ["", "ab", "a b", "añb", "a@b", "a/b", "a\nb", &"a".repeat(33)] {
            assert_eq!(checked_login(bad), Refusal::err("login-bad"), "{bad:?}");
        }
    }
}
