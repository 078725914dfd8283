//! Settings: a variable does what its flag does, and whatever is wrong gets one sentence.

use super::exposition;
use crate::{
    served::{Ended, Served, run},
    server_common::{client::Client, http::Method, postgres::PrivatePostgres, server::Folder},
};
use serde_json::{Value, json};
use std::{collections::BTreeMap, net::TcpListener};

/// What can be seen of a server's settings from outside.
type Seen = BTreeMap<&'static str, String>;

/// Knocks at the door often from one address, as a proxy would tell it, and once from another.
async fn knocks(client: &Client) -> (bool, bool) {
    let knock = async |address: &str| {
        let request = client.request(Method::POST, "/api/sign-in").header("x-forwarded-for", address);
        let body = json!({"login": "no login", "password": "x".repeat(300)}).to_string();
        client.send(request.header("content-type", "application/json").body(body)).await.status == 429
    };
    let mut refused = false;
    for _ in 0..60 {
        refused |= knock("192.0.2.1").await;
    }
    (refused, knock("192.0.2.2").await)
}

/// Looks at a server that listens at `base`, whatever it calls itself.
async fn look(mut served: Served, base: &str, data: &Folder) -> Seen {
    let mut seen = Seen::from([("address", served.base.clone())]);
    // Twenty come in by the door before it is knocked at.
    let root: Value = {
        let account = json!({"login": "root", "password": "correct horse"});
        let sign_in = json!({"login": "root", "password": "correct horse", "token": true});
        let known = Client::stranger(base).post("/api/sign-in", sign_in.clone()).await;
        if known.status != 200 {
            Client::stranger(base).post("/api/accounts", account).await.ok::<Value>();
        }
        Client::stranger(base).post("/api/sign-in", sign_in).await.ok()
    };
    seen.insert("administrator", root["administrator"].to_string());
    let ada = Client::guest(base, "Ada").await;
    for _ in 0..4 {
        ada.make("tuscany", json!({})).await;
    }
    let metrics = exposition::read(&ada.get("/metrics").await.text()).expect("figures");
    seen.insert("tables in memory", format!("{:?}", metrics["demesne_open_tables"].samples));
    let hook = json!({"webhook": true, "webhook_url": "http://127.0.0.1:9/hook"}).to_string();
    let hook =
        ada.request(Method::PUT, "/api/me/calls").header("content-type", "application/json").body(hook);
    seen.insert("webhook in the own network", ada.send(hook).await.status.to_string());
    let mail = ada.post("/api/me/mail", json!({"address": "ada@example.org"})).await;
    let mail: Value = serde_json::from_slice(&mail.bytes).unwrap_or(Value::Null);
    seen.insert("mail", mail["error"]["code"].to_string());
    seen.insert("refused at the door", format!("{:?}", knocks(&Client::stranger(base)).await));
    let Ended { code, logged, .. } = served.stop();
    assert_eq!(code, Some(0));
    seen.insert("in the folder", data.0.join("demesne.sqlite").exists().to_string());
    let is_json = logged.lines().all(|line| serde_json::from_str::<Value>(line).is_ok());
    seen.insert("form of logs", format!("json {}", is_json && !logged.is_empty()));
    seen.insert("requests are logged", logged.contains("/api/sign-in").to_string());
    seen
}

/// A port that nobody listens at.
fn free() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_variable_does_what_its_flag_does() {
    let postgres = PrivatePostgres::start_without_fsync();
    // Flags without a value are given as such; their variables say that they are meant.
    let settings = |listen: &str, place: (&'static str, &str)| {
        [
            ("--listen", listen.to_owned()),
            (place.0, place.1.to_owned()),
            ("--public-url", "https://play.example/".to_owned()),
            ("--trust-proxy", String::new()),
            ("--admin", "somebody,Root".to_owned()),
            ("--smtp", "smtp://127.0.0.1:9".to_owned()),
            ("--mail-from", "Demesne <play@example.org>".to_owned()),
            ("--log", "json".to_owned()),
            ("--log-level", "demesne_server=debug".to_owned()),
            ("--cache-tables", "2".to_owned()),
            ("--rate-limit", "on".to_owned()),
            ("--allow-local-targets", String::new()),
        ]
    };
    let by_flags = |settings: &[(&str, String)]| {
        let words = settings.iter().flat_map(|(flag, value)| [(*flag).to_owned(), value.clone()]);
        words.filter(|word| !word.is_empty()).collect::<Vec<String>>()
    };
    let by_variables = |settings: &[(&str, String)]| {
        let pairs = settings.iter().map(|(flag, value)| {
            let name = flag.trim_start_matches('-').replace('-', "_").to_uppercase();
            (format!("DEMESNE_{name}"), if value.is_empty() { "1".to_owned() } else { value.clone() })
        });
        pairs.collect::<Vec<(String, String)>>()
    };
    for database in [false, true] {
        let mut all = Vec::new();
        for with_flags in [true, false] {
            let folder = Folder::new();
            let data = folder.0.display().to_string();
            let name = format!("settings_{with_flags}");
            let url = postgres.url(&name);
            let place = if database { ("--database", url.as_str()) } else { ("--data", data.as_str()) };
            if database {
                postgres.create_database(&name);
            }
            // The administrator's account is there before the server is told of it.
            let first = Served::start(&[place.0, place.1]);
            let account = json!({"login": "root", "password": "correct horse"});
            Client::stranger(&first.base).post("/api/accounts", account).await.ok::<Value>();
            drop(first);
            let listen = free();
            let settings = settings(&listen, place);
            let served = match with_flags {
                true => {
                    let flags = by_flags(&settings);
                    Served::with(&flags.iter().map(String::as_str).collect::<Vec<&str>>(), &[])
                }
                false => {
                    let variables = by_variables(&settings);
                    let pairs: Vec<(&str, &str)> =
                        variables.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
                    Served::with(&[], &pairs)
                }
            };
            all.push(look(served, &format!("http://{listen}"), &folder).await);
        }
        assert_eq!(all[0], all[1]);
        assert_eq!(
            all[0]["refused at the door"], "(true, false)",
            "addresses are those that the proxy tells"
        );
        let folder = Folder::new();
        let data = folder.0.display().to_string();
        let served = Served::with(&["--listen", "127.0.0.1:0", "--data", &data, "--rate-limit", "off"], &[]);
        let base = served.base.clone();
        let usual = look(served, &base, &folder).await;
        for (what, value) in &usual {
            let differs = *what != "in the folder" || database;
            assert_eq!(
                all[0][what] != *value,
                differs,
                "{what}: {value}; with the settings: {}",
                all[0][what]
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flag_wins_and_an_empty_variable_says_nothing() {
    let (one, two) = (Folder::new(), Folder::new());
    let (here, there) = (one.0.display().to_string(), two.0.display().to_string());
    let flags = ["--listen", "127.0.0.1:0", "--data", &here, "--log", "json", "--log-level", "info"];
    let variables = [
        ("DEMESNE_LISTEN", "127.0.0.1:1"),
        ("DEMESNE_DATA", &there),
        // A place that is named by a flag is not overruled by the variable of the other kind of place.
        ("DEMESNE_DATABASE", "postgres://nobody@127.0.0.1:1/nothing"),
        ("DEMESNE_LOG", "text"),
        ("DEMESNE_PUBLIC_URL", ""),
        ("DEMESNE_SMTP", ""),
        ("DEMESNE_MAIL_FROM", ""),
        ("DEMESNE_ADMIN", ""),
        ("DEMESNE_CACHE_TABLES", ""),
        ("DEMESNE_TRUST_PROXY", ""),
    ];
    let mut served = Served::with(&flags, &variables);
    assert_eq!(Client::stranger(&served.base).get("/healthz").await.status, 200);
    assert_eq!(served.stop().code, Some(0));
    assert!(one.0.join("demesne.sqlite").exists() && !two.0.join("demesne.sqlite").exists());
    // Of the variables, as a service file and a container file set them, the database counts.
    let output = run(
        &["serve", "--listen", "127.0.0.1:0"],
        &[("DEMESNE_DATA", &there), ("DEMESNE_DATABASE", "mysql://x")],
    );
    assert!(String::from_utf8_lossy(&output.stderr).contains("postgres://user:password@host"), "{output:?}");
}

#[test]
fn whatever_is_wrong_gets_one_sentence() {
    let folder = Folder::new();
    let data = folder.0.join("data").display().to_string();
    let file = folder.0.join("file");
    std::fs::write(&file, "no folder").expect("a file");
    let file = file.display().to_string();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = taken.local_addr().map(|address| (address.to_string(), taken)).expect("an address");
    let held = Folder::new();
    let held_data = held.0.display().to_string();
    let _holder = Served::start(&["--data", &held_data]);
    let secret = "unmistakable-password";
    let database = format!("postgres://demesne:{secret}@127.0.0.1:1/demesne");
    let odd = format!("postgres://demesne:{secret}@[nonsense/demesne");
    let smtp = format!("smtp://ada:{secret}@");
    for (flag, value, words) in [
        ("--listen", "here", "invalid socket address"),
        ("--listen", &taken.0, "name another address"),
        ("--listen", "127.0.0.1:99999", "invalid socket address"),
        ("--public-url", "play.example", "write https://play.example"),
        ("--rate-limit", "maybe", "on, off"),
        ("--log", "xml", "text, json"),
        ("--log-level", "demesne=loud", "write error, warn, info or debug"),
        ("--log-level", "loud", "write error, warn, info or debug"),
        ("--log-level", "info,[span]=debug", "write error, warn, info or debug"),
        ("--cache-tables", "many", "--cache-tables"),
        ("--cache-tables", "-1", "--cache-tables"),
        ("--data", &file, "cannot be used"),
        ("--data", &held_data, "stop it, or choose another directory"),
        ("--database", "mysql://localhost/demesne", "postgres://user:password@host:5432/name"),
        ("--database", &database, "cannot be reached"),
        ("--database", &odd, "postgres://user:password@host:5432/name"),
        ("--smtp", "nonsense", "sender"),
        ("--smtp", &smtp, "sender"),
        ("--mail-from", "play@example.org", "--smtp"),
        ("--colour", "red", "--colour"),
    ] {
        let name = format!("DEMESNE_{}", flag.trim_start_matches('-').replace('-', "_").to_uppercase());
        let with_value = format!("{flag}={value}");
        let place: &[&str] = if matches!(flag, "--data" | "--database") { &[] } else { &["--data", &data] };
        let listen: &[&str] = if flag == "--listen" { &[] } else { &["--listen", "127.0.0.1:0"] };
        let usual = [&["serve"][..], listen, place].concat();
        let by_flag = run(&[&usual[..], &[&with_value]].concat(), &[]);
        let by_variable = (flag != "--colour").then(|| run(&usual, &[(name.as_str(), value)]));
        for output in [Some(by_flag), by_variable].into_iter().flatten() {
            let why = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{with_value}: {why}");
            assert!(why.starts_with("demesne: ") && why.lines().count() == 1, "{with_value}: {why}");
            assert!(why.contains(words), "{with_value}: {why}");
            assert!(!why.contains(secret), "{with_value}: {why}");
            assert_eq!(output.stdout, b"", "{with_value}");
        }
    }
    let sender =
        ["serve", "--listen", "127.0.0.1:0", "--data", &data, "--mail-from", "play@example.org", "--smtp"];
    for (value, words) in
        [("nonsense", "mail server"), (smtp.as_str(), "mail server"), ("http://mail.example", "mail server")]
    {
        let output = run(&[&sender[..], &[value]].concat(), &[]);
        let why = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{value}: {why}");
        assert!(why.contains(words) && why.lines().count() == 1 && !why.contains(secret), "{value}: {why}");
    }
    for name in ["DEMESNE_TRUST_PROXY", "DEMESNE_ALLOW_LOCAL_TARGETS"] {
        let output = run(&["serve", "--listen", "127.0.0.1:0", "--data", &data], &[(name, "perhaps")]);
        let why = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), why.lines().count()), (Some(2), 1), "{why}");
        assert!(why.contains("--trust-proxy") || why.contains("--allow-local-targets"), "{why}");
    }
    let two = run(&["serve", "--data", &data, "--database", &database], &[]);
    assert!(String::from_utf8_lossy(&two.stderr).contains("leave one of them away"), "{two:?}");
    assert_eq!(two.status.code(), Some(2));
}

/// Logins that nobody has are not for whoever comes first.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_login_that_is_named_cannot_be_grabbed() {
    let folder = Folder::new();
    let data = folder.0.display().to_string();
    let flags = ["--listen", "127.0.0.1:0", "--data", &data, "--log-level", "error"];
    let account = |login: &str| json!({"login": login, "password": "correct horse"});
    let mut served = Served::with(&[&flags[..], &["--admin", "Root"]].concat(), &[]);
    assert_eq!(served.line(), "Stop it with Ctrl-C.");
    assert!(served.line().starts_with("Nobody has the login root, and nobody can take it"));
    let eve = Client::guest(&served.base, "Eve").await;
    for login in ["root", "ROOT", " root "] {
        let fault = eve.post("/api/accounts", account(login)).await.refused(409, "login-kept");
        assert!(fault.message.contains("administrator"), "{}", fault.message);
        Client::stranger(&served.base).post("/api/accounts", account(login)).await.refused(409, "login-kept");
    }
    let passkey = json!({"login": "root"});
    eve.post("/api/passkeys/register/start", passkey).await.refused(409, "login-kept");
    eve.post("/api/accounts", account("eve")).await.ok::<Value>();
    assert_eq!(served.stop().code, Some(0));
    // The operator makes the account first.
    let mut served = Served::with(&flags, &[]);
    let root: Value = Client::stranger(&served.base).post("/api/accounts", account("root")).await.ok();
    assert_eq!(root["administrator"], json!(false));
    assert_eq!(served.stop().code, Some(0));
    let mut served = Served::with(&[&flags[..], &["--admin", "Root"]].concat(), &[]);
    let sign_in = json!({"login": "root", "password": "correct horse", "token": true});
    let me: Value = Client::stranger(&served.base).post("/api/sign-in", sign_in).await.ok();
    assert_eq!(me["administrator"], json!(true));
    // Who leaves takes the role along, and leaves the login to nobody.
    let mut root = Client::stranger(&served.base);
    root.token = me["token"].as_str().map(str::to_owned);
    root.get("/api/admin/people").await.ok::<Value>();
    assert_eq!(root.delete("/api/me", json!({"password": "correct horse"})).await.status, 204);
    Client::stranger(&served.base).post("/api/accounts", account("root")).await.refused(409, "login-kept");
    assert_eq!(served.stop().said, "Stop it with Ctrl-C.\nStopping …\n");
}
