//! The ways out: web push, webhooks and mail, with the keys and addresses that this server uses for them.

use super::{
    guard::{Guard, Reach},
    mail::{Mailer, Unsent},
    message::{Letter, Message},
    push::{self, Push, Pushed, Subscription, SubscriptionKeys, Urgency, VapidKeys},
};
use crate::{
    config::Config,
    secret,
    store::{self, Store, StoreError},
};

/// How long a push service keeps what it cannot deliver, in seconds.
const KEPT: u32 = 3 * 24 * 60 * 60;

/// All ways by which people can be called.
pub struct Channels {
    /// What sees to it that nobody makes the server knock at doors inside its own network.
    pub guard: Guard,
    vapid: VapidKeys,
    contact: String,
    mailer: Option<Mailer>,
    address: String,
    secret: String,
}

impl Channels {
    /// The ways that the operator allows. The keys for web push are made at the first start and kept.
    pub async fn new(config: &Config, store: &Store, secret: &str) -> Result<Channels, StoreError> {
        let reach = if config.allow_local_targets { Reach::Local } else { Reach::Public };
        let kept = store.meta_or("vapid", &VapidKeys::fresh().to_text()).await?;
        let vapid = VapidKeys::from_text(&kept).map_err(|why| StoreError::Damaged(why.to_string()))?;
        let mailer = match (&config.smtp, &config.mail_from) {
            (Some(smtp), Some(from)) => {
                Some(Mailer::new(smtp, from).map_err(|why| StoreError::Start(why.to_string()))?)
            }
            (Some(_), None) => {
                let why = "Mails need a sender: name one beside the mail server, such as Demesne <play@example.org>.";
                return Err(StoreError::Start(why.into()));
            }
            (None, _) => None,
        };
        let address = config.address();
        Ok(Channels {
            guard: Guard::new(reach).map_err(StoreError::Start)?,
            vapid,
            contact: contact(&address, config.mail_from.as_deref()),
            mailer,
            address,
            secret: secret.to_owned(),
        })
    }

    /// The public key that browsers need to agree to be called.
    pub fn push_key(&self) -> String {
        self.vapid.public_key()
    }

    /// Whether there is a mail server.
    pub fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }

    /// Where a table is found.
    pub fn table_url(&self, table: &str) -> String {
        format!("{}/?table={table}", self.address)
    }

    /// Where all tables are found.
    pub fn home_url(&self) -> String {
        format!("{}/", self.address)
    }

    /// Where somebody changes how they are called.
    pub fn settings_url(&self) -> String {
        format!("{}/?settings=calls", self.address)
    }

    /// Where the owner of a mail address says yes.
    pub fn confirm_url(&self, token: &str) -> String {
        format!("{}/api/confirm-mail?token={token}", self.address)
    }

    /// Where somebody stops mails without signing in.
    pub fn stop_mail_url(&self, user: &str, email: &str) -> String {
        format!("{}/api/stop-mail?who={user}&token={}", self.address, self.stop_mail_token(user, email))
    }

    /// What shows that the link came from a mail to this person at this address.
    pub fn stop_mail_token(&self, user: &str, email: &str) -> String {
        secret::id_of(&[&self.secret, "stop-mail", user, email])
    }

    /// Sends a message to a browser.
    pub async fn push(
        &self,
        to: &store::Subscription,
        message: &Message,
        urgency: Urgency,
        now: i64,
    ) -> Pushed {
        let keys = SubscriptionKeys { p256dh: to.p256dh.clone(), auth: to.auth.clone() };
        let subscription = Subscription { endpoint: to.endpoint.clone(), keys };
        let topic = Some(secret::id_of(&["topic", &message.tag]));
        let push = Push { text: message.to_push(), ttl: KEPT, urgency, topic };
        push::send(&self.guard, &self.vapid, &self.contact, &subscription, &push, now).await
    }

    /// Sends a mail. `user` gets a link in it that stops mails; nobody does where nothing was asked for yet.
    pub async fn mail(&self, to: &str, letter: &Letter, user: Option<&str>) -> Result<(), Unsent> {
        let Some(mailer) = &self.mailer else {
            return Err(Unsent { lasting: true, why: "This server has no mail server.".into() });
        };
        let stop = user.map(|user| self.stop_mail_url(user, to));
        mailer.send(to, letter, stop.as_deref()).await
    }
}

/// How a push service reaches the operator.
fn contact(address: &str, mail_from: Option<&str>) -> String {
    let bare = |from: &str| match from.rsplit_once('<') {
        Some((_, rest)) => rest.trim_end_matches('>').trim().to_owned(),
        None => from.trim().to_owned(),
    };
    match mail_from {
        Some(from) => format!("mailto:{}", bare(from)),
        None if address.starts_with("https://") => address.to_owned(),
        // A server without a public address is reached by nobody; the standard wants something here.
        None => "mailto:demesne@localhost".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn push_services_are_told_whom_to_ask() {
        assert_eq!(contact("https://play.example", None), "https://play.example");
        assert_eq!(contact("http://127.0.0.1:7117", None), "mailto:demesne@localhost");
        assert_eq!(
            contact("https://play.example", Some("Demesne <op@play.example>")),
            "mailto:op@play.example"
        );
        assert_eq!(contact("https://play.example", Some("op@play.example")), "mailto:op@play.example");
    }
}
