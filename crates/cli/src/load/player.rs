//! A player as the browser's client is one: it knows the rules, is sent what happened, and plays that on what it knows.

use super::{http::Connection, lost};
use crate::fault::Fault;
use demesne_game::{Seat, ToAct, Viewer};
use demesne_games::{Kind, Running};
use demesne_wire::{Done, Event, FromClient, FromServer, Happening, Me, Move, NewGuest};
use futures_util::{SinkExt as _, StreamExt as _};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _, http::HeaderValue, protocol::WebSocketConfig},
};

/// A player with a connection to ask, and one to be told.
pub struct Player {
    /// The connection to ask.
    pub connection: Connection,
    /// The number of the last event that it knows.
    pub seen: i64,
    socket: WebSocketStream<TcpStream>,
    game: Option<Box<dyn Running>>,
    requests: u64,
    luck: u64,
}

/// Opens a socket.
pub async fn socket(server: SocketAddr, token: &str) -> Result<WebSocketStream<TcpStream>, Fault> {
    let stream = TcpStream::connect(server).await.map_err(lost)?;
    stream.set_nodelay(true).map_err(lost)?;
    let mut request = format!("ws://{server}/api/live").into_client_request().map_err(lost)?;
    if !token.is_empty() {
        let bearer = HeaderValue::from_str(&format!("Bearer {token}")).map_err(lost)?;
        request.headers_mut().insert("authorization", bearer);
    }
    // The room to read into is cleared before each reading: a large one would be most of the generator's work.
    let config = WebSocketConfig::default().read_buffer_size(4096);
    Ok(client_async_with_config(request, stream, Some(config)).await.map_err(lost)?.0)
}

/// Says something on a socket.
pub async fn tell(socket: &mut WebSocketStream<TcpStream>, message: &FromClient) -> Result<(), Fault> {
    let text = serde_json::to_string(message).map_err(lost)?;
    socket.send(Message::Text(text.into())).await.map_err(lost)
}

impl Player {
    /// Somebody who comes in.
    pub async fn arrive(server: SocketAddr, name: &str) -> Result<Player, Fault> {
        let mut stranger = Connection::open(server, "").await?;
        let me: Me = stranger.post("/api/guests", &NewGuest { name: name.into(), token: true }).await?;
        let token = me.token.ok_or_else(|| lost("the server gave no token"))?;
        Ok(Player {
            connection: Connection::open(server, &token).await?,
            seen: 0,
            socket: socket(server, &token).await?,
            game: None,
            requests: 0,
            luck: 0x9e37_79b9_7f4a_7c15,
        })
    }

    /// Sits at a table from now on.
    pub async fn join(
        &mut self,
        table: &str,
        kind: Kind,
        setup: &[(String, String)],
        seat: Seat,
    ) -> Result<(), Fault> {
        self.game = Some(kind.run(setup, Viewer::Seat(seat))?);
        self.seen = 0;
        let watch = FromClient::Watch { table: table.into(), after: 0, seat: None, invite: None };
        tell(&mut self.socket, &watch).await
    }

    /// Leaves it.
    pub async fn leave(&mut self, table: &str) -> Result<(), Fault> {
        tell(&mut self.socket, &FromClient::Unwatch { table: table.into() }).await
    }

    /// Waits until it has been told of an event.
    pub async fn hears(&mut self, table: &str, seq: i64) -> Result<(), Fault> {
        while self.seen < seq {
            let message =
                self.socket.next().await.ok_or_else(|| lost("a socket was closed"))?.map_err(lost)?;
            if let Message::Text(text) = message
                && let FromServer::Events { table: other, events } =
                    serde_json::from_str(&text).map_err(lost)?
                && other == table
            {
                self.learn(&events)?;
            }
        }
        Ok(())
    }

    fn learn(&mut self, events: &[Event]) -> Result<(), Fault> {
        let Some(game) = &mut self.game else { return Ok(()) };
        for event in events {
            if event.seq <= self.seen {
                continue;
            }
            if event.seq != self.seen + 1 {
                return Err(lost(format!("event {} came after {}", event.seq, self.seen)));
            }
            self.seen = event.seq;
            if let Happening::Started { steps, .. } | Happening::Played { steps, .. } = &event.what {
                for step in steps {
                    game.play(step).map_err(lost)?;
                }
            }
        }
        Ok(())
    }

    /// Who may act, as far as it knows.
    pub fn to_act(&self) -> ToAct {
        self.game.as_ref().map_or(ToAct::Nobody, |game| game.to_act())
    }

    /// Some legal action.
    pub fn choose(&mut self, seat: Seat) -> Option<String> {
        let mut list = self.game.as_ref()?.legal(seat);
        self.luck ^= self.luck << 13;
        self.luck ^= self.luck >> 7;
        self.luck ^= self.luck << 17;
        let place = self.luck as usize % list.len().max(1);
        (place < list.len()).then(|| list.swap_remove(place))
    }

    /// Plays an action; the number of the event that it became.
    pub async fn play(&mut self, table: &str, action: String) -> Result<i64, Fault> {
        self.requests += 1;
        let request = Move { seen: self.seen, id: format!("m{}", self.requests), action, seat: None };
        let done: Done = self.connection.post(&format!("/api/tables/{table}/moves"), &request).await?;
        self.learn(&done.events)?;
        Ok(done.seq)
    }
}
