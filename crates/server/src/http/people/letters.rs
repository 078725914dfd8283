//! Where the links in mails lead: tiny pages that need no script and no session.

use crate::{
    call::settings::Settings,
    hall::now,
    http::{App, body::Asking, caller::Tongue},
    refusal::Refusal,
    secret,
    words::Words,
};
use axum::{
    extract::State,
    http::StatusCode,
    response::{Html, IntoResponse, Response},
};
use demesne_text::Language;
use demesne_wire::ErrorBody;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// A link that confirms an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Confirming {
    /// What the mail holds.
    pub token: String,
}

/// A link that stops mails.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Stopping {
    /// Who got the mail.
    pub who: String,
    /// What shows that they did.
    pub token: String,
}

/// A page with one sentence, and perhaps a button that sends the page's own address again.
fn page(status: StatusCode, language: Language, key: &str, button: Option<&str>) -> Response {
    // Only texts of our own: nothing that anybody wrote is in here.
    let say = |key: &str| Words::say(language, key, &[]);
    let button = button.map_or(String::new(), |key| {
        format!("<form method=\"post\"><button type=\"submit\">{}</button></form>\n", say(key))
    });
    let html = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Demesne</title>\n\
         <main>\n<h1>Demesne</h1>\n<p>{}</p>\n{button}<p><a href=\"/\">{}</a></p>\n</main>\n</html>\n",
        language.code(),
        say(key),
        say("page-home"),
    );
    (status, Html(html)).into_response()
}

/// Confirms a mail address.
#[utoipa::path(get, path = "/api/confirm-mail", tag = "calls", params(Confirming),
    responses((status = 200, body = String, content_type = "text/html"), (status = 404, body = String, content_type = "text/html"),
        (status = 422, body = ErrorBody)))]
pub async fn confirm_mail(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    Asking(link): Asking<Confirming>,
) -> Result<Response, Refusal> {
    let store = &app.hall.store;
    let confirmed = store.confirm_email(&secret::hash_token(&link.token), now()).await?;
    let Some(confirmed) = confirmed else {
        return Ok(page(StatusCode::NOT_FOUND, language, "page-mail-expired", None));
    };
    // Whoever confirms an address wants mails.
    if let Some(person) = store.person(&confirmed.user).await? {
        let mut settings = Settings::read(&person.settings);
        settings.wishes.mail = true;
        store.set_settings(&person.id, &settings.write()).await?;
        app.hall.callable.forget(&person.id);
    }
    Ok(page(StatusCode::OK, language, "page-mail-confirmed", None))
}

/// Whose link it is, if it is one of ours and their address is still the same.
async fn whose(app: &App, link: &Stopping) -> Result<Option<crate::store::Person>, Refusal> {
    if !secret::is_id(&link.who) {
        return Ok(None);
    }
    let person = app.hall.store.person(&link.who).await?.filter(|person| !person.deleted);
    Ok(person.filter(|person| {
        person.email.as_ref().is_some_and(|email| {
            let right = app.sender.channels.stop_mail_token(&person.id, email);
            secret::same(right.as_bytes(), link.token.as_bytes())
        })
    }))
}

/// Asks whether mails shall stop. Programs that look at every link of a mail must not stop them.
#[utoipa::path(get, path = "/api/stop-mail", tag = "calls", params(Stopping),
    responses((status = 200, body = String, content_type = "text/html"), (status = 404, body = String, content_type = "text/html"),
        (status = 422, body = ErrorBody)))]
pub async fn ask_stop_mail(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    Asking(link): Asking<Stopping>,
) -> Result<Response, Refusal> {
    Ok(match whose(&app, &link).await? {
        Some(_) => page(StatusCode::OK, language, "page-mail-stop", Some("page-mail-stop-button")),
        None => page(StatusCode::NOT_FOUND, language, "page-mail-expired", None),
    })
}

/// Stops mails to somebody, from the link in a mail.
#[utoipa::path(post, path = "/api/stop-mail", tag = "calls", params(Stopping),
    responses((status = 200, body = String, content_type = "text/html"), (status = 404, body = String, content_type = "text/html"),
        (status = 422, body = ErrorBody)))]
pub async fn stop_mail(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    Asking(link): Asking<Stopping>,
) -> Result<Response, Refusal> {
    let Some(person) = whose(&app, &link).await? else {
        return Ok(page(StatusCode::NOT_FOUND, language, "page-mail-expired", None));
    };
    let mut settings = Settings::read(&person.settings);
    settings.wishes.mail = false;
    app.hall.store.set_settings(&person.id, &settings.write()).await?;
    app.hall.callable.forget(&person.id);
    Ok(page(StatusCode::OK, language, "page-mail-stopped", None))
}
