//! The ways by which one person is called, and what becomes of what is sent over them.

use crate::{
    call::{
        channels::Channels,
        message::{Letter, Message, Notice},
        push::{Pushed, Urgency},
        settings::Settings,
        webhook,
        when::Kind,
    },
    store::{Person, Store, StoreError},
    words::{Language, Words},
};
use serde::{Deserialize, Serialize};

/// One way to one person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// A browser, by the address at its maker's push service.
    Push(String),
    /// The webhook.
    Webhook,
    /// Mail.
    Mail,
}

impl Way {
    /// What people call it.
    pub fn name(&self) -> &'static str {
        match self {
            Way::Push(_) => "push",
            Way::Webhook => "webhook",
            Way::Mail => "mail",
        }
    }
}

/// What became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sent {
    /// It was taken.
    Taken,
    /// Not now: trying again may help, after so many seconds if the other side said how many.
    Later(String, Option<u64>),
    /// Not at all.
    Refused(String),
}

/// Somebody to call, with all that is needed for it.
pub struct Called {
    /// Who.
    pub person: Person,
    /// What they wish.
    pub settings: Settings,
    /// In which language.
    pub language: Language,
}

/// What is to be said.
pub enum Said<'n> {
    /// Something happened.
    News(&'n [Notice]),
    /// Somebody tries it out.
    Test,
}

impl Called {
    /// Somebody by id; nobody if there is no such account, or it may not come in.
    pub async fn find(store: &Store, user: &str) -> Result<Option<Called>, StoreError> {
        let person = store.person(user).await?;
        Ok(person.filter(|person| !person.deleted && person.role != "blocked").map(Called::new))
    }

    /// Somebody with their settings.
    pub fn new(person: Person) -> Called {
        let settings = Settings::read(&person.settings);
        let language = settings.language(&person.language);
        Called { person, settings, language }
    }

    /// The mail address, once its owner has said yes.
    pub fn mail_address(&self) -> Option<&str> {
        self.person.email.as_deref().filter(|_| self.person.email_confirmed)
    }

    /// The ways that are on and lead somewhere.
    pub async fn ways(&self, store: &Store, channels: &Channels) -> Result<Vec<Way>, StoreError> {
        let mut ways = Vec::new();
        let wishes = &self.settings.wishes;
        if wishes.push {
            let browsers = store.subscriptions_of(&self.person.id).await?;
            ways.extend(browsers.into_iter().map(|browser| Way::Push(browser.endpoint)));
        }
        if wishes.webhook && self.settings.webhook_url.is_some() {
            ways.push(Way::Webhook);
        }
        if wishes.mail && self.mail_address().is_some() && channels.has_mail() {
            ways.push(Way::Mail);
        }
        Ok(ways)
    }

    /// Sends over one way. `now` is in seconds since 1970.
    pub async fn send(
        &self,
        store: &Store,
        channels: &Channels,
        way: &Way,
        said: &Said<'_>,
        now: i64,
    ) -> Result<Sent, StoreError> {
        match way {
            Way::Push(endpoint) => self.push(store, channels, endpoint, said, now).await,
            Way::Webhook => Ok(self.webhook(channels, said, now).await),
            Way::Mail => Ok(self.mail(channels, said).await),
        }
    }

    async fn push(
        &self,
        store: &Store,
        channels: &Channels,
        endpoint: &str,
        said: &Said<'_>,
        now: i64,
    ) -> Result<Sent, StoreError> {
        let browsers = store.subscriptions_of(&self.person.id).await?;
        let Some(browser) = browsers.iter().find(|browser| browser.endpoint == endpoint) else {
            return Ok(Sent::Refused(Words::say(self.language, "failed-gone", &[])));
        };
        let home = channels.home_url();
        let (message, urgency) = match said {
            Said::Test => (Some(Message::test(self.language, &home)), Urgency::High),
            Said::News(notices) => {
                let presses = |notice: &Notice| matches!(notice.kind, Kind::Turn | Kind::Invited);
                let urgency = if notices.iter().any(presses) { Urgency::High } else { Urgency::Normal };
                (Message::digest(self.language, notices, &home), urgency)
            }
        };
        let Some(message) = message else { return Ok(Sent::Taken) };
        Ok(match channels.push(browser, &message, urgency, now).await {
            Pushed::Taken => Sent::Taken,
            Pushed::Gone => {
                store.drop_subscription(&self.person.id, endpoint).await?;
                Sent::Refused(Words::say(self.language, "failed-gone", &[]))
            }
            Pushed::Later(wait) => Sent::Later(Words::say(self.language, "failed-no-answer", &[]), wait),
            Pushed::Refused(why) => {
                // What a push service says about it is for the operator.
                tracing::warn!(why, "a push service refused a message");
                Sent::Refused(Words::say(self.language, "failed-push", &[]))
            }
        })
    }

    async fn webhook(&self, channels: &Channels, said: &Said<'_>, now: i64) -> Sent {
        let (Some(url), Some(key)) = (&self.settings.webhook_url, &self.settings.webhook_key) else {
            return Sent::Refused(Words::say(self.language, "failed-no-webhook", &[]));
        };
        let sent = match said {
            Said::Test => {
                let text = Words::say(self.language, "call-test-body", &[]);
                let payload = webhook::TestPayload::new(channels.home_url(), text, now);
                webhook::send(&channels.guard, url, key, &payload, now).await
            }
            // A program wants each event by itself; the sender gives them one by one.
            Said::News(notices) => match notices.first() {
                Some(notice) => {
                    webhook::send(&channels.guard, url, key, &notice.payload(self.language), now).await
                }
                None => Ok(()),
            },
        };
        match sent {
            Ok(()) => Sent::Taken,
            Err(failed) if failed.may_pass() => Sent::Later(failed.say(self.language), None),
            Err(failed) => Sent::Refused(failed.say(self.language)),
        }
    }

    async fn mail(&self, channels: &Channels, said: &Said<'_>) -> Sent {
        let Some(address) = self.mail_address() else {
            return Sent::Refused(Words::say(self.language, "failed-no-address", &[]));
        };
        let settings = channels.settings_url();
        let letter = match said {
            Said::Test => Some(Letter::test(self.language, &settings)),
            Said::News(notices) => Letter::digest(self.language, notices, &settings),
        };
        let Some(letter) = letter else { return Sent::Taken };
        match channels.mail(address, &letter, Some(&self.person.id)).await {
            Ok(()) => Sent::Taken,
            Err(unsent) => {
                tracing::warn!(why = unsent.why, "a mail was not sent");
                let why = Words::say(self.language, "failed-mail", &[]);
                if unsent.lasting { Sent::Refused(why) } else { Sent::Later(why, None) }
            }
        }
    }
}
