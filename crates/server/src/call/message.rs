//! The words of a call: one event, or a digest that gathers several tables.

use crate::call::push::LONGEST_TEXT;
use crate::call::webhook::Payload;
use crate::call::when::Kind;
use crate::words::{Language, Value, Words};
use serde::Serialize;
use std::collections::BTreeMap;

/// The most lines of a digest.
const MOST_LINES: usize = 20;
/// The most characters of what somebody wrote that are shown.
const LONGEST_CHAT: usize = 200;
/// The most characters of a table's or person's name that are shown.
const LONGEST_NAME: usize = 80;

/// Something that happened, for one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// What.
    pub kind: Kind,
    /// The id of the table.
    pub table: String,
    /// What people call the table.
    pub label: String,
    /// The game.
    pub game: String,
    /// The person's seat.
    pub seat: Option<u8>,
    /// Where to look.
    pub url: String,
    /// Who wrote or invites.
    pub who: String,
    /// What was written.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// What a browser shows. As JSON it is what the page's service worker gets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// The first line.
    pub title: String,
    /// The rest.
    pub body: String,
    /// Where a click leads.
    pub url: String,
    /// A message with the same tag takes the place of an older one.
    pub tag: String,
}

/// A mail before it is addressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// The subject.
    pub subject: String,
    /// The text.
    pub body: String,
}

impl Notice {
    /// The message of this event alone.
    pub fn message(&self, language: Language) -> Message {
        let (title, body) = self.words(language);
        Message { title, body, url: self.url.clone(), tag: format!("{}-{}", self.table, self.kind.name()) }
    }

    /// What a webhook sends of this event.
    pub fn payload(&self, language: Language) -> Payload {
        Payload {
            event: self.kind,
            table: self.table.clone(),
            game: self.game.clone(),
            seat: self.seat,
            url: self.url.clone(),
            text: self.words(language).1,
            at: self.at,
        }
    }

    /// The mail of this event alone. `settings` is where the person changes what they get.
    pub fn letter(&self, language: Language, settings: &str) -> Letter {
        let (title, body) = self.words(language);
        let open = Words::say(language, "mail-open", &[("link", self.url.as_str().into())]);
        Letter { subject: title, body: with_footer(language, &format!("{body}\n\n{open}"), settings) }
    }

    fn words(&self, language: Language) -> (String, String) {
        let args = self.args();
        let kind = self.kind.name();
        let title = Words::say(language, &format!("call-{kind}-title"), &args);
        (title, Words::say(language, &format!("call-{kind}-body"), &args))
    }

    fn args(&self) -> [(&'static str, Value<'static>); 3] {
        [
            ("table", one_line(&self.label, LONGEST_NAME).into()),
            ("who", one_line(&self.who, LONGEST_NAME).into()),
            ("text", one_line(&self.text, LONGEST_CHAT).into()),
        ]
    }
}

impl Message {
    /// The message of the button that tries it out.
    pub fn test(language: Language, url: &str) -> Message {
        Message {
            title: Words::say(language, "call-test-title", &[]),
            body: Words::say(language, "call-test-body", &[]),
            url: url.to_owned(),
            tag: "test".to_owned(),
        }
    }

    /// Several events in one message; `url` leads to all tables. One event is told by itself, none not at all.
    pub fn digest(language: Language, notices: &[Notice], url: &str) -> Option<Message> {
        if let [only] = notices {
            return Some(only.message(language));
        }
        let lines = lines(language, notices);
        let title = Words::say(language, "call-digest-title", &[("count", tables(notices).into())]);
        let body: Vec<String> = lines.into_iter().map(|line| line.text).collect();
        let tag = "digest".to_owned();
        (!body.is_empty()).then(|| Message { title, body: body.join("\n"), url: url.to_owned(), tag })
    }

    /// The JSON for web push, cut so that it fits.
    pub fn to_push(&self) -> String {
        let mut message = self.clone();
        loop {
            // Texts and addresses can always be written as JSON.
            let text = serde_json::to_string(&message).unwrap_or_default();
            if text.len() <= LONGEST_TEXT || message.body.is_empty() {
                return text;
            }
            let keep = message.body.chars().count() * 3 / 4;
            message.body = message.body.chars().take(keep).collect();
        }
    }
}

impl Letter {
    /// Several events in one mail. One event is told by itself, none not at all.
    pub fn digest(language: Language, notices: &[Notice], settings: &str) -> Option<Letter> {
        if let [only] = notices {
            return Some(only.letter(language, settings));
        }
        let lines = lines(language, notices);
        if lines.is_empty() {
            return None;
        }
        let subject = Words::say(language, "mail-digest-subject", &[("count", tables(notices).into())]);
        let mut body = Words::say(language, "mail-digest-body", &[]);
        for line in lines {
            body.push_str(&format!("\n\n- {}", line.text));
            if let Some(url) = line.url {
                body.push_str(&format!("\n  {url}"));
            }
        }
        Some(Letter { subject, body: with_footer(language, &body, settings) })
    }

    /// The mail of the button that tries it out.
    pub fn test(language: Language, settings: &str) -> Letter {
        let body = Words::say(language, "mail-test-body", &[]);
        let subject = Words::say(language, "mail-test-subject", &[]);
        Letter { subject, body: with_footer(language, &body, settings) }
    }

    /// The mail that asks whether an address is the person's own. It has no footer: nobody asked for anything yet.
    pub fn confirm(language: Language, name: &str, link: &str) -> Letter {
        let args = [("name", one_line(name, LONGEST_NAME).into()), ("link", link.to_owned().into())];
        Letter {
            subject: Words::say(language, "mail-confirm-subject", &[]),
            body: Words::say(language, "mail-confirm-body", &args),
        }
    }
}

struct Line {
    text: String,
    url: Option<String>,
}

/// One line for each kind of event of each table, tables with the newest events first, and at each table the most
/// pressing event first.
fn lines(language: Language, notices: &[Notice]) -> Vec<Line> {
    let mut tables: BTreeMap<&str, Vec<&Notice>> = BTreeMap::new();
    for notice in notices {
        tables.entry(&notice.table).or_default().push(notice);
    }
    let mut tables: Vec<Vec<&Notice>> = tables.into_values().collect();
    tables.sort_by_key(|table| std::cmp::Reverse(table.iter().map(|notice| notice.at).max()));
    let mut lines = Vec::new();
    for table in tables {
        let over = table.iter().any(|notice| notice.kind == Kind::Finished);
        for kind in Kind::ALL {
            let of_kind: Vec<&&Notice> = table.iter().filter(|notice| notice.kind == kind).collect();
            let Some(last) = of_kind.iter().max_by_key(|notice| notice.at) else { continue };
            // A game that is over needs no move, and its beginning is no news.
            if over && matches!(kind, Kind::Turn | Kind::Started) {
                continue;
            }
            let mut args = last.args().to_vec();
            args.push(("count", of_kind.len().into()));
            let text = Words::say(language, &format!("digest-{}", kind.name()), &args);
            lines.push(Line { text, url: Some(last.url.clone()) });
        }
    }
    if lines.len() > MOST_LINES {
        let more = lines.len() - (MOST_LINES - 1);
        lines.truncate(MOST_LINES - 1);
        lines.push(Line { text: Words::say(language, "digest-more", &[("count", more.into())]), url: None });
    }
    lines
}

fn tables(notices: &[Notice]) -> usize {
    notices.iter().map(|notice| notice.table.as_str()).collect::<std::collections::BTreeSet<_>>().len()
}

fn with_footer(language: Language, body: &str, settings: &str) -> String {
    let footer = Words::say(language, "mail-footer", &[("link", settings.to_owned().into())]);
    // Two hyphens and a space: mail programs know a footer by that.
    format!("{body}\n\n-- \n{footer}\n")
}

/// A text of people on one line, cut where it is too long.
fn one_line(text: &str, most: usize) -> String {
    let plain = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let mut line: String = plain.clone().take(most).collect();
    if plain.count() > most {
        line.pop();
        line.push('…');
    }
    line.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notice(kind: Kind, table: &str, at: i64) -> Notice {
        Notice {
            kind,
            table: table.into(),
            label: format!("Burgundy {table}"),
            game: "burgundy".into(),
            seat: Some(1),
            url: format!("https://play.example.org/t/{table}"),
            who: "Bo".into(),
            text: "hi".into(),
            at,
        }
    }

    const SETTINGS: &str = "https://play.example.org/me";

    #[test]
    fn one_event() {
        let message = notice(Kind::Turn, "a", 1).message(Language::Spanish);
        assert_eq!(message.title, "Te toca jugar");
        assert_eq!(message.body, "Burgundy a: es tu turno.");
        assert_eq!(message.tag, "a-turn");
        let message = notice(Kind::Chat, "a", 1).message(Language::Portuguese);
        assert_eq!(
            (message.title.as_str(), message.body.as_str()),
            ("Bo escreveu na mesa", "Burgundy a: hi")
        );
        let message = notice(Kind::Invited, "a", 1).message(Language::English);
        assert_eq!(message.title, "Bo invites you");
        let payload = notice(Kind::Finished, "a", 7).payload(Language::English);
        assert_eq!((payload.event, payload.at, payload.seat), (Kind::Finished, 7, Some(1)));
        assert_eq!(payload.text, "Burgundy a: see how it ended.");
    }

    #[test]
    fn every_kind_has_its_words_in_every_language() {
        for language in Language::ALL {
            for kind in Kind::ALL {
                for part in [
                    format!("call-{}-title", kind.name()),
                    format!("call-{}-body", kind.name()),
                    format!("digest-{}", kind.name()),
                ] {
                    assert!(Words::has(language, &part), "{language:?} {part}");
                }
            }
        }
    }

    #[test]
    fn a_digest_gathers_tables() {
        let notices = [
            notice(Kind::Turn, "a", 1),
            notice(Kind::Chat, "a", 2),
            notice(Kind::Chat, "a", 3),
            notice(Kind::Turn, "b", 4),
            notice(Kind::Started, "b", 3),
            notice(Kind::Finished, "b", 5),
            notice(Kind::Turn, "a", 2),
        ];
        let message = Message::digest(Language::English, &notices, SETTINGS).unwrap();
        assert_eq!(message.title, "News from 2 tables");
        assert_eq!(
            message.body.lines().collect::<Vec<_>>(),
            ["Burgundy b: the game is over", "Burgundy a: it's your turn", "Burgundy a: 2 new messages"]
        );
        assert_eq!(message.url, SETTINGS);
        let letter = Letter::digest(Language::English, &notices, SETTINGS).unwrap();
        assert_eq!(letter.subject, "Demesne: news from 2 tables");
        assert!(
            letter.body.contains("- Burgundy a: it's your turn\n  https://play.example.org/t/a\n"),
            "{}",
            letter.body
        );
        assert!(letter.body.ends_with("stop it here: https://play.example.org/me\n"), "{}", letter.body);
    }

    #[test]
    fn one_event_is_no_digest_and_none_is_nothing() {
        let only = [notice(Kind::Turn, "a", 1)];
        assert_eq!(
            Message::digest(Language::English, &only, SETTINGS),
            Some(only[0].message(Language::English))
        );
        let letter = Letter::digest(Language::English, &only, SETTINGS).unwrap();
        assert_eq!(letter.subject, "It's your turn");
        assert!(
            letter.body.starts_with("Burgundy a: it's your move.\n\nOpen it: https://play.example.org/t/a\n")
        );
        assert_eq!(Message::digest(Language::English, &[], SETTINGS), None);
        assert_eq!(Letter::digest(Language::English, &[], SETTINGS), None);
    }

    #[test]
    fn long_digests_are_cut() {
        let notices: Vec<Notice> = (0..50).map(|at| notice(Kind::Turn, &format!("t{at:02}"), at)).collect();
        let message = Message::digest(Language::English, &notices, SETTINGS).unwrap();
        let lines: Vec<&str> = message.body.lines().collect();
        assert_eq!(lines.len(), MOST_LINES);
        assert_eq!(lines[0], "Burgundy t49: it's your turn");
        assert_eq!(lines[MOST_LINES - 1], "… and 31 more");
    }

    #[test]
    fn what_people_write_stays_on_its_line() {
        let nasty = Notice { text: "a\r\nBcc: x@example.org\u{0}".into(), ..notice(Kind::Chat, "a", 1) };
        assert_eq!(nasty.message(Language::English).body, "Burgundy a: a  Bcc: x@example.org");
        let long = Notice { text: "é".repeat(500), who: "w".repeat(500), ..notice(Kind::Chat, "a", 1) };
        let message = long.message(Language::English);
        assert_eq!(message.body.chars().count(), "Burgundy a: ".len() + LONGEST_CHAT);
        assert!(message.body.ends_with('…'));
        assert!(message.title.chars().count() < 110);
    }

    #[test]
    fn pushes_fit() {
        let message =
            Message { title: "t".into(), body: "é\"".repeat(3_000), url: SETTINGS.into(), tag: "x".into() };
        let text = message.to_push();
        assert!(text.len() <= LONGEST_TEXT && text.len() > LONGEST_TEXT / 2);
        let json: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(json["url"], SETTINGS);
        let small = Message::test(Language::Portuguese, SETTINGS);
        let json: serde_json::Value = serde_json::from_str(&small.to_push()).unwrap();
        assert_eq!(json["body"], small.body.as_str());
    }

    #[test]
    fn letters_to_confirm_and_to_test() {
        let letter = Letter::confirm(Language::Spanish, "Ana\nBcc: x", "https://play.example.org/c/1");
        assert_eq!(letter.subject, "Confirma tu dirección de correo");
        assert!(letter.body.starts_with("Hola, Ana Bcc: x:\n\n"), "{}", letter.body);
        assert!(letter.body.contains("\n\nhttps://play.example.org/c/1\n\n"), "{}", letter.body);
        let letter = Letter::test(Language::Portuguese, SETTINGS);
        assert!(letter.body.contains("\n-- \n") && letter.body.contains(SETTINGS));
    }
}
