//! Finding tables by what is known of them in brief.

use crate::store::home::{Home, summary, told};
use demesne_server::store::{Append, Status, Store, Summary};

crate::store::on_both!(
    a_summary_comes_back_as_it_was,
    a_summary_never_goes_back,
    tables_of_somebody_are_found_as_they_sit,
    public_tables_are_listed,
    what_is_due_is_found,
    everything_is_counted,
);

/// Appends an entry with this summary of it.
async fn put(store: &Store, summary: Summary) {
    let append =
        Append { summary: Some(summary.clone()), ..crate::store::home::entry(&summary.table, summary.head) };
    assert_eq!(store.append(append).await, Ok(demesne_server::store::Appended::Done));
}

async fn a_summary_comes_back_as_it_was(home: &Home) {
    let store = home.open().await;
    let mut whole = summary("a", 1, ["u", "v"]);
    whole.private = true;
    whole.rated = true;
    whole.deadline = Some(i64::MAX);
    whole.bot_due = true;
    whole.result = Some("[1,2]".into());
    whole.seats[1] =
        demesne_server::store::SeatRow { seat: 5, user: None, bot: Some("greedy".into()), to_act: true };
    whole.since = whole.touched;
    put(&store, whole.clone()).await;
    assert_eq!(store.summary("a").await.unwrap(), Some(whole.clone()));
    // A later entry can take away what an earlier one gave, and the status keeps its age.
    let mut later = summary("a", 2, ["u", "v"]);
    later.since = whole.touched;
    put(&store, later.clone()).await;
    assert_eq!(store.summary("a").await.unwrap(), Some(later.clone()));
    let mut over = Summary { head: 3, status: Status::Over, touched: 5000, ..later };
    put(&store, over.clone()).await;
    over.since = 5000;
    assert_eq!(store.summary("a").await.unwrap(), Some(over));
    assert_eq!(store.summary("b").await.unwrap(), None);
    store.close().await;
}

async fn a_summary_never_goes_back(home: &Home) {
    let store = home.open().await;
    put(&store, summary("a", 5, ["u", "v"])).await;
    put(&store, Summary { game: "tuscany".into(), ..summary("a", 4, ["w", "x"]) }).await;
    let kept = store.summary("a").await.unwrap().unwrap();
    assert_eq!((kept.head, kept.game.as_str()), (5, "burgundy"));
    assert_eq!(store.tables_of("w", 10).await.unwrap(), []);
    assert_eq!(store.tables_of("u", 10).await.unwrap().len(), 1);
    store.close().await;
}

async fn tables_of_somebody_are_found_as_they_sit(home: &Home) {
    let store = home.open().await;
    put(&store, summary("mine", 1, ["u", "v"])).await;
    put(&store, summary("theirs", 7, ["v", "u"])).await;
    put(&store, summary("newer", 9, ["v", "u"])).await;
    put(&store, summary("both", 2, ["u", "u"])).await;
    put(&store, summary("others", 3, ["v", "w"])).await;
    let names = |tables: Vec<Summary>| tables.into_iter().map(|table| table.table).collect::<Vec<_>>();
    assert_eq!(names(store.tables_of("u", 10).await.unwrap()), ["both", "mine", "newer", "theirs"]);
    assert_eq!(names(store.tables_of("u", 2).await.unwrap()), ["both", "mine"]);
    // Somebody stands up, somebody else sits down; then nothing changes for a while.
    put(&store, summary("mine", 2, ["w", "v"])).await;
    put(&store, summary("mine", 3, ["w", "v"])).await;
    put(&store, summary("newer", 10, ["v", "u"])).await;
    assert_eq!(names(store.tables_of("u", 10).await.unwrap()), ["both", "newer", "theirs"]);
    assert_eq!(names(store.tables_of("w", 10).await.unwrap()), ["mine", "others"]);
    // Back again, and after a gap in what was told.
    put(&store, summary("mine", 9, ["u", "v"])).await;
    assert_eq!(names(store.tables_of("u", 10).await.unwrap()), ["mine", "both", "newer", "theirs"]);
    assert_eq!(names(store.tables_of("w", 10).await.unwrap()), ["others"]);
    store.close().await;
}

async fn public_tables_are_listed(home: &Home) {
    let store = home.open().await;
    let table = |name: &str, head: i64, status, listed, private, game: &str| Summary {
        status,
        listed,
        private,
        game: game.into(),
        ..summary(name, head, ["u", "v"])
    };
    put(&store, table("a", 1, Status::Open, true, false, "burgundy")).await;
    put(&store, table("b", 2, Status::Open, true, false, "tuscany")).await;
    put(&store, table("c", 3, Status::Open, false, false, "tuscany")).await;
    put(&store, table("d", 4, Status::Open, true, true, "tuscany")).await;
    put(&store, table("e", 5, Status::Over, false, false, "tuscany")).await;
    put(&store, table("f", 6, Status::Over, true, true, "tuscany")).await;
    put(&store, table("g", 7, Status::Over, true, false, "tuscany")).await;
    let listed = async |status, game, limit, before| {
        let tables = store.listed(status, game, limit, before).await.unwrap();
        tables.into_iter().map(|table| table.table).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(listed(Status::Open, None, 10, None).await, "b a");
    assert_eq!(listed(Status::Open, Some("burgundy"), 10, None).await, "a");
    assert_eq!(listed(Status::Over, None, 10, None).await, "g e");
    assert_eq!(listed(Status::Over, None, 1, None).await, "g");
    assert_eq!(listed(Status::Over, None, 1, Some(1007)).await, "e");
    assert_eq!(listed(Status::Playing, None, 10, None).await, "");
    store.close().await;
}

async fn what_is_due_is_found(home: &Home) {
    let store = home.open().await;
    let due = |name: &str, deadline, bot_due| Summary { deadline, bot_due, ..summary(name, 1, ["u", "v"]) };
    put(&store, due("late", Some(10), false)).await;
    put(&store, due("later", Some(5), true)).await;
    put(&store, due("soon", Some(20), false)).await;
    put(&store, due("never", None, true)).await;
    assert_eq!(store.due(4).await.unwrap(), [""; 0]);
    assert_eq!(store.due(10).await.unwrap(), ["later", "late"]);
    put(&store, Summary { head: 2, ..due("later", None, false) }).await;
    assert_eq!(store.due(10).await.unwrap(), ["late"]);
    assert_eq!(store.bots_due(2000).await.unwrap(), ["never"]);
    assert_eq!(store.bots_due(1001).await.unwrap(), [""; 0]);
    store.close().await;
}

async fn everything_is_counted(home: &Home) {
    let store = home.open().await;
    for (n, status) in [Status::Open, Status::Over, Status::Over, Status::Closed].into_iter().enumerate() {
        let name = format!("t{n}");
        put(&store, Summary { status, ..summary(&name, 1, ["u", "v"]) }).await;
    }
    store.append(told("p", 1, ["u", "v"])).await.unwrap();
    store.add_person(&crate::store::people::person("u")).await.unwrap();
    let counts = store.counts().await.unwrap();
    assert_eq!((counts.open, counts.playing, counts.over, counts.closed), (1, 1, 2, 1));
    assert_eq!((counts.people, counts.calls), (1, 0));
    store.close().await;
}
