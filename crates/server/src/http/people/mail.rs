//! The mail address of somebody, which its owner must confirm.

use super::{
    account::person_of,
    calls::{describe_calls, keep_settings},
};
use crate::{
    call::{mail::is_address, message::Letter, settings::Settings},
    hall::now,
    http::{
        App,
        body::Body,
        caller::{Caller, Tongue},
        limits::Class,
    },
    refusal::Refusal,
    secret,
    store::Confirmation,
};
use axum::{Json, extract::State};
use demesne_wire::{Calls, ErrorBody, NewMail};
use std::sync::Arc;

/// How long a confirmation counts, in milliseconds.
const PATIENCE: i64 = 24 * 60 * 60 * 1000;

/// Sends a mail to an address, with a link by which its owner confirms it. Until then nothing changes.
#[utoipa::path(post, path = "/api/me/mail", tag = "calls", request_body = NewMail,
    responses((status = 200, body = Calls), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn set_mail(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Caller,
    Body(request): Body<NewMail>,
) -> Result<Json<Calls>, Refusal> {
    let person = person_of(&app, &caller).await?;
    let channels = &app.sender.channels;
    if !channels.has_mail() {
        return Refusal::err("no-mail-server");
    }
    let address = request.address.trim();
    if !is_address(address) {
        return Refusal::err("bad-mail");
    }
    // Nobody fills the box of somebody else with our mails, from however many addresses.
    app.spare(&address.to_lowercase(), Class::Letter)?;
    app.spare(&caller.who.id, Class::Letter)?;
    let token = secret::token();
    let confirmation = Confirmation {
        token_hash: secret::hash_token(&token),
        user: person.id.clone(),
        email: address.to_owned(),
        expires: now() + PATIENCE,
    };
    app.hall.store.add_confirmation(&confirmation).await?;
    let letter = Letter::confirm(language, &person.name, &channels.confirm_url(&token));
    if let Err(unsent) = channels.mail(address, &letter, None).await {
        tracing::warn!(why = unsent.why, "a mail that asks for a confirmation was not sent");
        return Refusal::err("mail-unsent");
    }
    let mut settings = Settings::read(&person.settings);
    keep_settings(&app, &person, &mut settings, language).await?;
    Ok(Json(describe_calls(&app, &person, &settings).await?))
}

/// Takes the mail address away.
#[utoipa::path(delete, path = "/api/me/mail", tag = "calls",
    responses((status = 200, body = Calls), (status = 401, body = ErrorBody)))]
pub async fn end_mail(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Caller,
) -> Result<Json<Calls>, Refusal> {
    let mut person = person_of(&app, &caller).await?;
    app.hall.store.drop_confirmations(&person.id).await?;
    app.hall.store.set_email(&person.id, None, false).await?;
    person.email = None;
    let mut settings = Settings::read(&person.settings);
    settings.wishes.mail = false;
    keep_settings(&app, &person, &mut settings, language).await?;
    Ok(Json(describe_calls(&app, &person, &settings).await?))
}
