//! The WebSocket `/api/live`: what happens is pushed, to each caller as they may know it.

use super::{
    App,
    caller::{Caller, Tongue},
    watching::Watching,
};
use crate::{
    hall::{Bell, Rung},
    refusal::Refusal,
};
use axum::{
    extract::{
        State,
        ws::{Message, WebSocket, WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    response::Response,
};
use demesne_wire::{ErrorBody, FromClient};
use std::{sync::Arc, time::Duration};

/// The longest message that a client may send.
const LONGEST_MESSAGE: usize = 4096;
/// After so long without a word the client is asked whether it is still there.
const SILENCE: Duration = Duration::from_secs(30);

/// Opens a WebSocket: what happens at watched tables is pushed. Clients say `FromClient`, the server says `FromServer`.
#[utoipa::path(get, path = "/api/live", tag = "tables", params(("lang" = Option<String>, Query)),
    responses((status = 101, description = "A WebSocket from here on"), (status = 426, body = ErrorBody)))]
pub async fn live(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Option<Caller>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|_| Refusal::new("sockets-only"))?;
    // Small buffers: thousands of connections mostly say nothing.
    let response = upgrade
        .read_buffer_size(1024)
        .write_buffer_size(1024)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .on_upgrade(move |socket| async move {
            let session = caller.as_ref().map(|caller| (caller.who.id.clone(), caller.token_hash.clone()));
            let who = caller.map(|caller| caller.who);
            let bell = Arc::new(Bell::of(who.as_ref().map(|who| who.id.clone())));
            app.hall.metrics.connections.add(1);
            if let Some(who) = &who {
                app.hall.arrive(&who.id, &bell);
            }
            let mut watching = Watching::new(Arc::clone(&app), who.clone(), Arc::clone(&bell), language);
            serve(&app, socket, &bell, session, &mut watching).await;
            watching.end().await;
            // Whoever still holds the bell would still count as present.
            drop(watching);
            drop(bell);
            if let Some(who) = &who {
                app.hall.go(&who.id);
            }
            app.hall.metrics.disconnections.add(1);
        });
    Ok(response)
}

/// Until one of the two goes away.
async fn serve(
    app: &Arc<App>,
    mut socket: WebSocket,
    bell: &Bell,
    session: Option<(String, String)>,
    watching: &mut Watching,
) {
    let mut stopping = app.stopping.clone();
    let mut asked = false;
    loop {
        let news = tokio::select! {
            message = tokio::time::timeout(SILENCE, socket.recv()) => match message {
                Ok(Some(Ok(Message::Text(text)))) => {
                    asked = false;
                    match serde_json::from_str::<FromClient>(&text) {
                        Ok(message) => watching.hear(message).await,
                        Err(why) => vec![watching.misunderstood(&why.to_string())],
                    }
                }
                Ok(Some(Ok(Message::Close(_)))) | Ok(None) | Ok(Some(Err(_))) => return,
                Ok(Some(Ok(_))) => {
                    asked = false;
                    continue;
                }
                // Whoever does not answer is gone.
                Err(_) if asked => return,
                Err(_) => {
                    asked = true;
                    match socket.send(Message::Ping(Default::default())).await {
                        Ok(()) => continue,
                        Err(_) => return,
                    }
                }
            },
            rung = bell.heard() => {
                // Whoever was signed out at another device sees no more from here on.
                if let Some((user, token_hash)) = session.as_ref().filter(|_| rung.contains(&Rung::Check))
                    && !matches!(app.hall.is_signed_in(user, token_hash).await, Ok(true))
                {
                    let _ = socket.send(Message::Close(None)).await;
                    return;
                }
                watching.look(rung).await
            }
            _ = async { stopping.wait_for(|stop| *stop).await.is_ok() } => {
                // Clients come back, to this server or to another.
                let _ = socket.send(Message::Close(None)).await;
                return;
            }
        };
        for message in news {
            let Ok(text) = serde_json::to_string(&message) else { continue };
            if socket.send(Message::Text(text.into())).await.is_err() {
                return;
            }
        }
    }
}
