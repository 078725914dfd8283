//! How the reader wants to hear that it is their turn: by this browser, by mail, by a webhook; what for, and when not.

use super::{
    attempt,
    fields::{Copyable, Tick},
    ways::{MailWay, PushWay, WebhookWay},
};
use crate::{
    frame::notice,
    later,
    live::api::{self, Trouble},
    words::{self, lang},
};
use demesne_wire::{CallDigest, CallKinds, CallTest, Calls, NewCalls};
use leptos::{ev::SubmitEvent, prelude::*};

/// What the form says. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Wishes {
    /// How the reader is called, as the server last said.
    pub calls: RwSignal<Calls>,
    /// By the browsers that agreed to it.
    pub push: RwSignal<bool>,
    /// By mail.
    pub mail: RwSignal<bool>,
    /// By webhook.
    pub webhook: RwSignal<bool>,
    /// The address of the webhook.
    pub url: RwSignal<String>,
    /// The secret that was just made for it.
    pub secret: RwSignal<Option<String>>,
    /// The address that a link was sent to.
    pub asked: RwSignal<Option<String>>,
    /// Whether something is on its way.
    pub busy: RwSignal<bool>,
    kinds: [RwSignal<bool>; 5],
    even_if_open: RwSignal<bool>,
    digest: RwSignal<&'static str>,
    daily: RwSignal<String>,
    quiet: RwSignal<bool>,
    from: RwSignal<String>,
    to: RwSignal<String>,
}

fn to_time(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

fn to_minute(time: &str, default: u16) -> u16 {
    let read = || {
        let (hours, minutes) = time.split_once(':')?;
        Some(hours.parse::<u16>().ok()? * 60 + minutes.get(..2)?.parse::<u16>().ok()?)
    };
    read().unwrap_or(default)
}

impl Wishes {
    fn new(calls: Calls) -> Wishes {
        let CallKinds { turn, started, finished, chat, invited } = calls.kinds;
        let [from, to] = calls.quiet.unwrap_or([1320, 480]);
        let (digest, daily) = match calls.digest {
            CallDigest::Off => ("off", 480),
            CallDigest::Hourly => ("hourly", 480),
            CallDigest::Daily(minute) => ("daily", minute),
        };
        Wishes {
            push: RwSignal::new(calls.push),
            mail: RwSignal::new(calls.mail),
            webhook: RwSignal::new(calls.webhook),
            url: RwSignal::new(calls.webhook_url.clone().unwrap_or_default()),
            secret: RwSignal::new(None),
            asked: RwSignal::new(None),
            busy: RwSignal::new(false),
            kinds: [turn, started, finished, chat, invited].map(RwSignal::new),
            even_if_open: RwSignal::new(calls.even_if_open),
            digest: RwSignal::new(digest),
            daily: RwSignal::new(to_time(daily)),
            quiet: RwSignal::new(calls.quiet.is_some()),
            from: RwSignal::new(to_time(from)),
            to: RwSignal::new(to_time(to)),
            calls: RwSignal::new(calls),
        }
    }

    fn read(self, renew: bool) -> NewCalls {
        let [turn, started, finished, chat, invited] = self.kinds.map(|kind| kind.get_untracked());
        let minute = |time: RwSignal<String>, default| to_minute(&time.read_untracked(), default);
        let url = self.url.get_untracked().trim().to_owned();
        NewCalls {
            push: self.push.get_untracked(),
            webhook: self.webhook.get_untracked(),
            mail: self.mail.get_untracked() && self.calls.read_untracked().mail_confirmed,
            digest: match self.digest.get_untracked() {
                "hourly" => CallDigest::Hourly,
                "daily" => CallDigest::Daily(minute(self.daily, 480)),
                _ => CallDigest::Off,
            },
            quiet: self.quiet.get_untracked().then(|| [minute(self.from, 1320), minute(self.to, 480)]),
            utc_offset_minutes: -(js_sys::Date::new_0().get_timezone_offset() as i16),
            even_if_open: self.even_if_open.get_untracked(),
            kinds: CallKinds { turn, started, finished, chat, invited },
            webhook_url: Some(url).filter(|url| !url.is_empty()),
            renew_secret: renew,
        }
    }

    /// Takes over what the server says of addresses and browsers; what the form says stays.
    pub fn told(self, calls: Calls) {
        let _ = self.calls.try_set(calls);
    }

    /// Whether the address was confirmed meanwhile, in another window.
    pub async fn learn_mail(self) -> Result<(), Trouble> {
        let Some(asked) = self.asked.try_get_untracked().flatten() else { return Ok(()) };
        let calls: Calls = api::look("/api/me/calls").await?;
        if calls.mail_address.as_ref() == Some(&asked) && calls.mail_confirmed {
            let _ = self.asked.try_set(None);
            let _ = self.mail.try_set(calls.mail);
            self.told(calls);
        }
        Ok(())
    }

    /// Keeps what the form says.
    pub async fn store(self, renew: bool) -> Result<(), Trouble> {
        self.learn_mail().await?;
        // Whoever left the page took the form along.
        if self.busy.is_disposed() {
            return Ok(());
        }
        let calls: Calls = api::tell("PUT", "/api/me/calls", &self.read(renew)).await?;
        notice::say(words::people::calls_saved(lang()));
        if calls.webhook_secret.is_some() {
            let _ = self.secret.try_set(calls.webhook_secret.clone());
        }
        self.told(calls);
        Ok(())
    }
}

/// All of it.
#[component]
pub fn CallPart() -> impl IntoView {
    let loaded = RwSignal::new(None::<Result<Calls, String>>);
    later::work(loaded, async move {
        let calls = api::look::<Calls>("/api/me/calls").await;
        loaded.set(Some(calls.map_err(|trouble| trouble.message)));
    });
    view! {
        <section class="sheet stack" id="calls">
            <h2>{move || words::people::calls(lang())}</h2>
            <p class="hint">{move || words::people::calls_what(lang())}</p>
            {move || loaded.get().map(|loaded| match loaded {
                Ok(calls) => view! { <Form wishes=Wishes::new(calls)/> }.into_any(),
                Err(message) => view! { <p class="error">{message}</p> }.into_any(),
            })}
        </section>
    }
}

#[component]
fn Form(wishes: Wishes) -> impl IntoView {
    let tests = RwSignal::new(None::<CallTest>);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        attempt(wishes.busy, wishes.store(false));
    };
    let test = move |_| {
        tests.set(None);
        attempt(wishes.busy, async move {
            wishes.store(false).await?;
            let done = api::tell("POST", "/api/me/calls/test", &serde_json::json!({})).await?;
            let _ = tests.try_set(Some(done));
            Ok(())
        });
    };
    let results = move || {
        let test = tests.get()?;
        let way = |channel: &str| match channel {
            "push" => words::people::by_notifications(lang()),
            "mail" => words::people::by_mail_way(lang()),
            _ => words::people::webhook(lang()),
        };
        let mut lines: Vec<String> = test
            .channels
            .iter()
            .map(|line| {
                let became = match (line.sent, &line.reason) {
                    (true, _) => words::people::test_sent(lang()).to_owned(),
                    (false, Some(reason)) => reason.clone(),
                    (false, None) => words::people::test_failed(lang()).to_owned(),
                };
                format!("{}: {became}", way(&line.channel))
            })
            .collect();
        if lines.is_empty() {
            lines.push(words::people::test_none(lang()).to_owned());
        }
        Some(lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view())
    };
    view! {
        <form class="stack" novalidate on:submit=submit>
            <PushWay wishes/>
            <MailWay wishes/>
            <WebhookWay wishes/>
            {move || wishes.secret.get().map(|secret| view! {
                <p>{move || words::people::secret_once(lang())}</p>
                <Copyable label=Signal::derive(|| words::people::secret(lang()).to_owned()) text=secret/>
            })}
            <Kinds wishes/>
            <Hours wishes/>
            <div class="row">
                <button class="main" id="save-calls" disabled=move || wishes.busy.get()>{move || words::people::save(lang())}</button>
                <button type="button" id="test-calls" disabled=move || wishes.busy.get() on:click=test>
                    {move || words::people::test(lang())}
                </button>
                <ul class="plain-list wide-row" id="test-results" aria-live="polite">{results}</ul>
            </div>
        </form>
    }
}

/// What for.
#[component]
fn Kinds(wishes: Wishes) -> impl IntoView {
    let [turn, started, finished, chat, invited] = wishes.kinds;
    view! {
        <fieldset>
            <legend>{move || words::people::tell_me_when(lang())}</legend>
            <Tick name="kind-turn" label=words::people::when_turn value=turn/>
            <Tick name="kind-started" label=words::people::when_started value=started/>
            <Tick name="kind-finished" label=words::people::when_finished value=finished/>
            <Tick name="kind-chat" label=words::people::when_chat value=chat/>
            <Tick name="kind-invited" label=words::people::when_invited value=invited/>
            <Tick name="even-if-open" label=words::people::even_if_open value=wishes.even_if_open/>
        </fieldset>
    }
}

/// When: at once or gathered, and when not.
#[component]
fn Hours(wishes: Wishes) -> impl IntoView {
    let chosen = move |value: String| {
        let all = ["off", "hourly", "daily"];
        wishes.digest.set(all.into_iter().find(|digest| *digest == value).unwrap_or("off"));
    };
    let time = |id: &'static str,
                label: fn(demesne_text::Language) -> &'static str,
                value: RwSignal<String>| {
        view! {
            <div class="field">
                <label for=id>{move || label(lang())}</label>
                <input id=id name=id type="time" required prop:value=move || value.get() on:input:target=move |event| value.set(event.target().value())/>
            </div>
        }
    };
    view! {
        <fieldset>
            <legend>{move || words::people::when(lang())}</legend>
            <div class="field">
                <label for="digest">{move || words::people::digest(lang())}</label>
                <select id="digest" prop:value=move || wishes.digest.get() on:change:target=move |event| chosen(event.target().value())>
                    <option value="off">{move || words::people::digest_off(lang())}</option>
                    <option value="hourly">{move || words::people::digest_hourly(lang())}</option>
                    <option value="daily">{move || words::people::digest_daily(lang())}</option>
                </select>
            </div>
            <Show when=move || wishes.digest.get() == "daily">{time("digest-at", words::people::digest_at, wishes.daily)}</Show>
            <Tick name="quiet" label=words::people::quiet value=wishes.quiet/>
            <Show when=move || wishes.quiet.get()>
                <div class="row">
                    {time("quiet-from", words::people::quiet_from, wishes.from)}
                    {time("quiet-to", words::people::quiet_to, wishes.to)}
                </div>
            </Show>
        </fieldset>
    }
}
