//! People and what is theirs.

use crate::store::home::{Home, entry};
use demesne_server::store::{
    Append, Call, Ceremony, Confirmation, Passkey, Person, Placed, RatedGame, Rating, Session, SessionKind,
    Store, Subscription,
};

crate::store::on_both!(
    people_come_back_as_they_were,
    a_login_is_one_persons,
    sessions_begin_and_end,
    passkeys_count_on,
    a_challenge_is_answered_once,
    an_address_is_confirmed_once,
    browsers_change_hands,
    what_is_deleted_is_gone,
    games_count_once_and_in_order,
    single_values_are_kept,
);

pub fn person(id: &str) -> Person {
    Person {
        id: id.into(),
        name: format!("Name of {id}"),
        language: "es".into(),
        role: "player".into(),
        settings: "{}".into(),
        made: 1,
        seen: 2,
        ..Person::default()
    }
}

fn session(token_hash: &str, user: &str, seen: i64) -> Session {
    Session {
        token_hash: token_hash.into(),
        user: user.into(),
        kind: SessionKind::Token,
        label: "Python".into(),
        made: 1,
        seen,
        expires: 100,
    }
}

fn passkey(id: &str, user: &str) -> Passkey {
    Passkey {
        credential_id: id.into(),
        user: user.into(),
        label: "phone".into(),
        public_key: "pk".into(),
        sign_count: 0,
        made: 1,
        used: None,
    }
}

async fn people_come_back_as_they_were(home: &Home) {
    let store = home.open().await;
    let guest = person("g");
    let whole = Person {
        login: Some("ana".into()),
        password_hash: Some("$argon2id$".into()),
        email: Some("ana@example.org".into()),
        email_confirmed: true,
        ..person("a")
    };
    assert!(store.add_person(&guest).await.unwrap());
    assert!(store.add_person(&whole).await.unwrap());
    assert!(!store.add_person(&guest).await.unwrap());
    assert_eq!(store.person("g").await.unwrap(), Some(guest));
    assert_eq!(store.person_of_login("ana").await.unwrap(), Some(whole));
    assert_eq!(store.person("nobody").await.unwrap(), None);
    assert!(store.rename("g", "Other").await.unwrap());
    assert!(store.set_language("g", "pt").await.unwrap());
    assert!(store.set_role("g", "administrator").await.unwrap());
    assert!(store.set_settings("g", "{\"x\":1}").await.unwrap());
    assert!(store.set_password("g", Some("h")).await.unwrap());
    assert!(store.set_email("g", Some("g@example.org"), false).await.unwrap());
    store.seen("g", 50).await.unwrap();
    store.seen("g", 40).await.unwrap();
    let changed = store.person("g").await.unwrap().unwrap();
    let expected = Person {
        name: "Other".into(),
        language: "pt".into(),
        role: "administrator".into(),
        settings: "{\"x\":1}".into(),
        password_hash: Some("h".into()),
        email: Some("g@example.org".into()),
        seen: 50,
        ..person("g")
    };
    assert_eq!(changed, expected);
    assert!(store.set_password("g", None).await.unwrap());
    assert_eq!(store.person("g").await.unwrap().unwrap().password_hash, None);
    assert!(!store.rename("nobody", "x").await.unwrap());
    store.close().await;
}

async fn a_login_is_one_persons(home: &Home) {
    let store = home.open().await;
    for id in ["a", "b"] {
        store.add_person(&person(id)).await.unwrap();
    }
    assert!(store.set_login("a", "ana").await.unwrap());
    assert!(!store.set_login("b", "ana").await.unwrap());
    assert!(store.set_login("a", "ana").await.unwrap());
    assert!(!store.add_person(&Person { login: Some("ana".into()), ..person("c") }).await.unwrap());
    assert_eq!(store.person("c").await.unwrap(), None);
    assert_eq!(store.person("b").await.unwrap().unwrap().login, None);
    store.close().await;
}

async fn sessions_begin_and_end(home: &Home) {
    let store = home.open().await;
    for id in ["a", "b"] {
        store.add_person(&person(id)).await.unwrap();
    }
    for (hash, user, seen) in [("s1", "a", 1), ("s2", "a", 5), ("s3", "a", 3), ("s4", "b", 1)] {
        store.add_session(&session(hash, user, seen)).await.unwrap();
    }
    assert_eq!(store.session("s1", 99).await.unwrap(), Some(session("s1", "a", 1)));
    assert_eq!(store.session("s1", 100).await.unwrap(), None);
    let hashes = async |now| {
        let sessions = store.sessions_of("a", now).await.unwrap();
        sessions.into_iter().map(|session| session.token_hash).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(hashes(50).await, "s2 s3 s1");
    store.touch_session("s1", 60, 200).await.unwrap();
    store.touch_session("s1", 55, 150).await.unwrap();
    assert_eq!(store.session("s1", 199).await.unwrap().map(|session| session.seen), Some(60));
    assert_eq!(hashes(100).await, "s1");
    assert!(!store.drop_session("b", "s1").await.unwrap());
    assert!(store.drop_session("a", "s2").await.unwrap());
    assert_eq!(store.drop_sessions("a", Some("s1")).await.unwrap(), 1);
    assert_eq!(hashes(0).await, "s1");
    assert_eq!(store.drop_expired(100).await.unwrap(), 1);
    assert_eq!(store.session("s4", 0).await.unwrap(), None);
    assert_eq!(store.drop_sessions("a", None).await.unwrap(), 1);
    store.close().await;
}

async fn passkeys_count_on(home: &Home) {
    let store = home.open().await;
    store.add_person(&person("a")).await.unwrap();
    assert!(store.add_passkey(&passkey("k", "a")).await.unwrap());
    assert!(!store.add_passkey(&passkey("k", "a")).await.unwrap());
    // Some keys never count: their number stays 0.
    assert!(store.use_passkey("k", 0, 5).await.unwrap());
    assert!(store.use_passkey("k", 7, 6).await.unwrap());
    assert!(!store.use_passkey("k", 7, 7).await.unwrap());
    let used = Passkey { sign_count: 7, used: Some(6), ..passkey("k", "a") };
    assert_eq!(store.passkey("k").await.unwrap(), Some(used.clone()));
    assert_eq!(store.passkeys_of("a").await.unwrap(), [used]);
    assert!(!store.drop_passkey("b", "k").await.unwrap());
    assert!(store.drop_passkey("a", "k").await.unwrap());
    assert_eq!(store.passkey("k").await.unwrap(), None);
    store.close().await;
}

async fn a_challenge_is_answered_once(home: &Home) {
    let store = home.open().await;
    let ceremony = |id: &str| Ceremony { id: id.into(), user: None, state: "{}".into(), expires: 10 };
    store.add_ceremony(&ceremony("c")).await.unwrap();
    store.add_ceremony(&ceremony("d")).await.unwrap();
    assert_eq!(store.take_ceremony("c", 9).await.unwrap(), Some(ceremony("c")));
    assert_eq!(store.take_ceremony("c", 9).await.unwrap(), None);
    assert_eq!(store.take_ceremony("d", 10).await.unwrap(), None);
    store.close().await;
}

async fn an_address_is_confirmed_once(home: &Home) {
    let store = home.open().await;
    store.add_person(&person("a")).await.unwrap();
    let question = |token: &str, email: &str| Confirmation {
        token_hash: token.into(),
        user: "a".into(),
        email: email.into(),
        expires: 10,
    };
    store.add_confirmation(&question("t1", "old@example.org")).await.unwrap();
    store.add_confirmation(&question("t2", "new@example.org")).await.unwrap();
    assert_eq!(store.confirm_email("t1", 5).await.unwrap(), None);
    assert_eq!(store.confirm_email("t2", 10).await.unwrap(), None);
    assert_eq!(store.confirm_email("t2", 5).await.unwrap(), Some(question("t2", "new@example.org")));
    assert_eq!(store.confirm_email("t2", 5).await.unwrap(), None);
    let known = store.person("a").await.unwrap().unwrap();
    assert_eq!((known.email.as_deref(), known.email_confirmed), (Some("new@example.org"), true));
    store.close().await;
}

fn subscription(user: &str) -> Subscription {
    Subscription {
        endpoint: "https://e".into(),
        user: user.into(),
        p256dh: "p".into(),
        auth: "s".into(),
        made: 1,
    }
}

async fn browsers_change_hands(home: &Home) {
    let store = home.open().await;
    for id in ["a", "b"] {
        store.add_person(&person(id)).await.unwrap();
        store.add_subscription(&subscription(id)).await.unwrap();
    }
    assert_eq!(store.subscriptions_of("a").await.unwrap(), []);
    assert_eq!(store.subscriptions_of("b").await.unwrap(), [subscription("b")]);
    assert!(!store.drop_subscription("a", "https://e").await.unwrap());
    assert!(store.drop_subscription("b", "https://e").await.unwrap());
    store.close().await;
}

/// Gives somebody one of everything.
async fn furnish(store: &Store, user: &str, login: &str) {
    let whole = Person {
        login: Some(login.into()),
        password_hash: Some("h".into()),
        email: Some("e@example.org".into()),
        email_confirmed: true,
        settings: "{\"secret\":1}".into(),
        ..person(user)
    };
    store.add_person(&whole).await.unwrap();
    store.add_session(&session(&format!("s-{user}"), user, 1)).await.unwrap();
    store.add_passkey(&passkey(&format!("k-{user}"), user)).await.unwrap();
    store
        .add_subscription(&Subscription { endpoint: format!("https://{user}"), ..subscription(user) })
        .await
        .unwrap();
    let call = Call { id: format!("c-{user}"), user: user.into(), kind: "turn".into(), ..Call::default() };
    store.add_call(&call).await.unwrap();
    let question = Confirmation {
        token_hash: format!("t-{user}"),
        user: user.into(),
        email: "f@example.org".into(),
        expires: 9,
    };
    store.add_confirmation(&question).await.unwrap();
    let ceremony =
        Ceremony { id: format!("y-{user}"), user: Some(user.into()), state: "{}".into(), expires: 9 };
    store.add_ceremony(&ceremony).await.unwrap();
    let said =
        Append { words: Some(format!("words of {user}")), speaker: Some(user.into()), ..entry(user, 1) };
    store.append(said).await.unwrap();
}

async fn what_is_deleted_is_gone(home: &Home) {
    let store = home.open().await;
    furnish(&store, "gone", "ana").await;
    furnish(&store, "stays", "bea").await;
    let game = rated("t", 1, &["gone", "stays"]);
    store.append(Append { rated: Some(game), ..entry("t", 1) }).await.unwrap();
    let win = |game: &RatedGame, ratings: &mut demesne_server::store::Ratings| {
        for placed in &game.places {
            ratings.insert(placed.user.clone(), Rating { rating: 1500, games: 1 });
        }
    };
    assert_eq!(store.count_ratings(win).await.unwrap(), 1);
    assert_eq!(store.ratings_of("gone").await.unwrap().len(), 1);

    assert!(store.delete_person("gone").await.unwrap());
    assert!(!store.delete_person("gone").await.unwrap());
    let tombstone =
        Person { name: String::new(), role: String::new(), deleted: true, seen: 2, ..person("gone") };
    assert_eq!(store.person("gone").await.unwrap(), Some(tombstone));
    assert_eq!(store.person_of_login("ana").await.unwrap(), None);
    assert_eq!(store.log("gone", 0).await.unwrap()[0].words, None);
    assert_eq!(store.log("stays", 0).await.unwrap()[0].words.as_deref(), Some("words of stays"));
    assert!(!store.rename("gone", "Back").await.unwrap());
    // Nothing that is left in the database tells of anybody but the id.
    let file = home.file("after.backup");
    demesne_server::store::backup(&home.place, &file).await.unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    for row in text.lines().filter(|line| line.contains("gone")) {
        let table = row.split('"').nth(1).unwrap();
        assert!(["users", "log", "rated_games"].contains(&table), "{row}");
    }
    assert!(!text.contains("words of gone"));
    assert!(text.contains("words of stays"));
    // A game that ended before and is counted after gives no rating back.
    let game = rated("u", 2, &["gone", "stays"]);
    store.append(Append { rated: Some(game), ..entry("u", 1) }).await.unwrap();
    store
        .count_ratings(|game, ratings| {
            for placed in &game.places {
                ratings.insert(placed.user.clone(), Rating { rating: 1600, games: 2 });
            }
        })
        .await
        .unwrap();
    assert_eq!(store.ratings_of("gone").await.unwrap(), []);
    assert_eq!(store.ratings_of("stays").await.unwrap()[0].1, Rating { rating: 1600, games: 2 });
    store.close().await;
}

fn rated(table: &str, at: i64, users: &[&str]) -> RatedGame {
    let places = (1..).zip(users).map(|(place, user)| Placed { user: (*user).into(), place }).collect();
    RatedGame { table: table.into(), game: "burgundy".into(), at, places }
}

async fn games_count_once_and_in_order(home: &Home) {
    let store = home.open().await;
    for id in ["a", "b"] {
        store.add_person(&person(id)).await.unwrap();
    }
    for (table, at) in [("late", 30), ("early", 10), ("middle", 20)] {
        let game = rated(table, at, &["a", "b"]);
        store.append(Append { rated: Some(game), ..entry(table, 1) }).await.unwrap();
    }
    let count = async || {
        let mut order = Vec::new();
        store
            .count_ratings(|game, ratings| {
                order.push(game.table.clone());
                for placed in &game.places {
                    let rating =
                        ratings.entry(placed.user.clone()).or_insert(Rating { rating: 1500, games: 0 });
                    rating.rating += if placed.place == 1 { 10 } else { -10 };
                    rating.games += 1;
                }
            })
            .await
            .unwrap();
        order
    };
    assert_eq!(count().await, ["early", "middle", "late"]);
    assert_eq!(count().await, [""; 0]);
    assert_eq!(
        store.ratings_of("a").await.unwrap(),
        [("burgundy".into(), Rating { rating: 1530, games: 3 })]
    );
    let best = store.best("burgundy", 10).await.unwrap();
    assert_eq!(best[1], ("b".into(), Rating { rating: 1470, games: 3 }));
    assert_eq!(best[0].0, "a");
    // Of those who count at the same time each game is counted by one.
    for round in 0..20 {
        for n in 0..3 {
            let table = format!("round-{round}-{n}");
            let game = rated(&table, 100 + round, &["a", "b"]);
            store.append(Append { rated: Some(game), ..entry(&table, 1) }).await.unwrap();
        }
        let counted = tokio::join!(count(), count(), count(), count());
        let counted = [counted.0, counted.1, counted.2, counted.3].concat();
        assert_eq!(counted.len(), 3, "{counted:?}");
    }
    assert_eq!(
        store.ratings_of("a").await.unwrap(),
        [("burgundy".into(), Rating { rating: 2130, games: 63 })]
    );
    store.close().await;
}

async fn single_values_are_kept(home: &Home) {
    let store = home.open().await;
    assert_eq!(store.meta("k").await.unwrap(), None);
    assert_eq!(store.meta_or("k", "first").await.unwrap(), "first");
    assert_eq!(store.meta_or("k", "second").await.unwrap(), "first");
    store.set_meta("k", "third").await.unwrap();
    assert_eq!(store.meta("k").await.unwrap().as_deref(), Some("third"));
    assert!(store.set_meta("generation", "x").await.is_err());
    store.close().await;
}
