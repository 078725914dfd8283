//! Sends the calls of the queue. Of several processes each takes some: a call that one has claimed no other gets.

use super::{
    Hall,
    calling::Details,
    now,
    ways::{Called, Said, Sent, Way},
};
use crate::{
    call::{channels::Channels, message::Notice, webhook::RETRIES, when::Kind},
    refusal::Refusal,
    secret,
    store::{Call, StoreError},
    words::Words,
};
use demesne_wire::{CallTest, ChannelTest};
use futures_util::future::join_all;
use std::{collections::BTreeMap, sync::Arc, time::Duration};
use tokio::task::JoinSet;

/// How often the queue is looked at.
const ROUND: Duration = Duration::from_secs(1);
/// How many calls are taken at once: they must be sent before the claim on them ends.
const MOST: i64 = 64;
/// After this many milliseconds a call is tried again that could not be looked at.
const SOON: i64 = 60_000;
/// The kind of a call that failed over one way: it does not stand in the way of a new call.
const RETRY: &str = "retry";

/// Whoever sends calls.
pub struct Sender {
    hall: Arc<Hall>,
    /// The ways out.
    pub channels: Channels,
}

/// A call with what it tells.
struct Telling {
    call: Call,
    details: Details,
    notice: Notice,
}

impl Sender {
    /// Somebody who sends the calls of a hall.
    pub fn new(hall: Arc<Hall>, channels: Channels) -> Arc<Sender> {
        Arc::new(Sender { hall, channels })
    }

    /// Sends until the server stops. What is under way is finished then.
    pub async fn run(self: Arc<Sender>) {
        while self.hall.pause(ROUND).await {
            if let Err(why) = self.round(now()).await {
                tracing::warn!(%why, "calls could not be sent; it is tried again");
            }
        }
    }

    /// Sends what is due at a moment, in milliseconds since 1970; says how many calls that were.
    pub async fn round(self: &Arc<Sender>, now: i64) -> Result<usize, StoreError> {
        let mut count = 0;
        while !self.hall.is_stopping() && self.hall.store.is_call_due(now).await? {
            let calls = self.hall.store.calls_due(now, MOST).await?;
            if calls.is_empty() {
                break;
            }
            count += calls.len();
            let mut people: BTreeMap<String, Vec<Call>> = BTreeMap::new();
            for call in calls {
                people.entry(call.user.clone()).or_default().push(call);
            }
            let mut sending = JoinSet::new();
            for (user, calls) in people {
                let sender = Arc::clone(self);
                sending.spawn(async move { sender.call_person(&user, calls, now).await });
            }
            // What one person's calls come to is no matter for the others.
            while let Some(done) = sending.join_next().await {
                if let Ok(Err(refusal)) = done {
                    tracing::warn!(code = refusal.code, "somebody could not be called; it is tried again");
                }
            }
        }
        Ok(count)
    }

    /// Sends somebody's calls, together.
    async fn call_person(&self, user: &str, calls: Vec<Call>, now: i64) -> Result<(), Refusal> {
        let store = &self.hall.store;
        let called = Called::find(store, user).await?.filter(|called| called.settings.wishes.reachable());
        let Some(called) = called else { return self.done(&calls, now).await };
        // Wishes may have changed since it was queued.
        if let Some(end) = called.settings.wishes.quiet_until(now.div_euclid(1000)) {
            for call in &calls {
                store.call_again(&call.id, end.saturating_mul(1000), false).await?;
            }
            return Ok(());
        }
        let (mut fresh, mut again): (Vec<Telling>, Vec<Telling>) = (Vec::new(), Vec::new());
        for call in calls {
            let details: Details = serde_json::from_str(&call.details).unwrap_or_default();
            match self.hall.notice(&self.channels, &called, &call, &details).await {
                Ok(Some(notice)) if details.only.is_some() => again.push(Telling { call, details, notice }),
                Ok(Some(notice)) => fresh.push(Telling { call, details, notice }),
                Ok(None) => store.call_sent(&call.id, now).await?,
                Err(_) if call.tries < RETRIES.len() as i64 => {
                    store.call_again(&call.id, now + SOON, true).await?;
                }
                Err(_) => store.call_sent(&call.id, now).await?,
            }
        }
        let ways = called.ways(store, &self.channels).await?;
        let mut sendings: Vec<(Way, Vec<&Telling>)> = Vec::new();
        for way in &ways {
            bundle(way, fresh.iter().collect(), &mut sendings);
            // A way that was switched off meanwhile is not tried again.
            let failed = again.iter().filter(|telling| telling.details.only.as_ref() == Some(way)).collect();
            bundle(way, failed, &mut sendings);
        }
        let results =
            join_all(sendings.iter().map(|(way, tellings)| self.send(&called, way, tellings, now))).await;
        for result in results {
            result?;
        }
        let all: Vec<Call> = fresh.into_iter().chain(again).map(|telling| telling.call).collect();
        self.done(&all, now).await
    }

    /// Sends over one way; what fails is queued again for this way alone.
    async fn send(&self, called: &Called, way: &Way, tellings: &[&Telling], now: i64) -> Result<(), Refusal> {
        let notices: Vec<Notice> = tellings.iter().map(|telling| telling.notice.clone()).collect();
        let store = &self.hall.store;
        let said = Said::News(&notices);
        let sent = called.send(store, &self.channels, way, &said, now.div_euclid(1000)).await?;
        let wait = match sent {
            Sent::Taken => {
                self.hall.metrics.calls_sent.add(1);
                return Ok(());
            }
            Sent::Refused(_) => None,
            Sent::Later(_, wait) => Some(wait),
        };
        self.hall.metrics.calls_failed.add(1);
        let Some(wait) = wait else { return Ok(()) };
        for Telling { call, details, .. } in tellings {
            let Some(usual) = usize::try_from(call.tries).ok().and_then(|tries| RETRIES.get(tries)) else {
                continue;
            };
            let wait = wait
                .and_then(|wait| i64::try_from(wait).ok())
                .map_or(*usual, |wait| wait.clamp(*usual, 86_400));
            let tries = call.tries + 1;
            let details = Details { only: Some(way.clone()), ..details.clone() };
            let text = details.write();
            let retry = Call {
                id: secret::id_of(&["retry", &call.id, &text, &tries.to_string()]),
                kind: RETRY.to_owned(),
                details: text,
                due: now + wait * 1000,
                tries,
                ..call.clone()
            };
            store.add_call(&retry).await?;
        }
        Ok(())
    }

    async fn done(&self, calls: &[Call], now: i64) -> Result<(), Refusal> {
        for call in calls {
            self.hall.store.call_sent(&call.id, now).await?;
        }
        Ok(())
    }

    /// Sends a test to somebody over every way that is on, and says what became of it.
    pub async fn test(&self, called: &Called, now: i64) -> Result<CallTest, Refusal> {
        let store = &self.hall.store;
        let ways = called.ways(store, &self.channels).await?;
        let send = |way| called.send(store, &self.channels, way, &Said::Test, now.div_euclid(1000));
        let results = join_all(ways.iter().map(send)).await;
        let mut lines: Vec<ChannelTest> = Vec::new();
        for (way, result) in ways.iter().zip(results) {
            let reason = match result? {
                Sent::Taken => None,
                Sent::Later(why, _) | Sent::Refused(why) => Some(why),
            };
            let counter = if reason.is_none() {
                &self.hall.metrics.calls_sent
            } else {
                &self.hall.metrics.calls_failed
            };
            counter.add(1);
            let line = ChannelTest { channel: way.name().into(), sent: reason.is_none(), reason };
            // One of several browsers is enough.
            match lines.iter_mut().find(|known| known.channel == line.channel) {
                Some(known) if line.sent => *known = line,
                Some(_) => {}
                None => lines.push(line),
            }
        }
        let wishes = &called.settings.wishes;
        let mail = if self.channels.has_mail() { "failed-no-address" } else { "error-no-mail-server" };
        for (on, channel, why) in [
            (wishes.push, "push", "failed-no-browser"),
            (wishes.webhook, "webhook", "failed-no-webhook"),
            (wishes.mail, "mail", mail),
        ] {
            if on && !lines.iter().any(|line| line.channel == channel) {
                let reason = Some(Words::say(called.language, why, &[]));
                lines.push(ChannelTest { channel: channel.into(), sent: false, reason });
            }
        }
        Ok(CallTest { channels: lines })
    }
}

/// Adds what is sent over one way: a program wants each event by itself, people want them together.
fn bundle<'t>(way: &Way, tellings: Vec<&'t Telling>, sendings: &mut Vec<(Way, Vec<&'t Telling>)>) {
    let mut kept: Vec<&Telling> = Vec::new();
    for telling in tellings {
        let (table, kind) = (&telling.notice.table, telling.notice.kind);
        let known = kept.iter().any(|other| other.notice.table == *table && other.notice.kind == kind);
        // Chats are counted; of everything else one is enough.
        if kind == Kind::Chat || !known {
            kept.push(telling);
        }
    }
    match way {
        Way::Webhook => sendings.extend(kept.into_iter().map(|telling| (way.clone(), vec![telling]))),
        _ if kept.is_empty() => {}
        _ => sendings.push((way.clone(), kept)),
    }
}
