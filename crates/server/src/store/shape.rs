//! All tables and their columns, for copying them as a whole. A test compares this with the database.

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    Number,
}
use Kind::{Number, Text};

/// A table of the database.
pub(super) struct Shape {
    pub(super) name: &'static str,
    pub(super) columns: &'static [(&'static str, Kind)],
    /// The columns that a copy is sorted by, so that equal content gives equal copies.
    pub(super) key: &'static str,
}

/// The tables, those that others point at first.
pub(super) const SHAPES: [Shape; 14] = [
    Shape { name: "meta", columns: &[("key", Text), ("value", Text)], key: "key" },
    Shape {
        name: "users",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("login", Text),
            ("password_hash", Text),
            ("email", Text),
            ("email_confirmed", Number),
            ("language", Text),
            ("role", Text),
            ("settings", Text),
            ("made", Number),
            ("seen", Number),
            ("deleted", Number),
        ],
        key: "id",
    },
    Shape {
        name: "sessions",
        columns: &[
            ("token_hash", Text),
            ("user_id", Text),
            ("kind", Text),
            ("label", Text),
            ("made", Number),
            ("seen", Number),
            ("expires", Number),
        ],
        key: "token_hash",
    },
    Shape {
        name: "passkeys",
        columns: &[
            ("credential_id", Text),
            ("user_id", Text),
            ("label", Text),
            ("public_key", Text),
            ("sign_count", Number),
            ("made", Number),
            ("used", Number),
        ],
        key: "credential_id",
    },
    Shape {
        name: "ceremonies",
        columns: &[("id", Text), ("user_id", Text), ("state", Text), ("expires", Number)],
        key: "id",
    },
    Shape {
        name: "confirmations",
        columns: &[("token_hash", Text), ("user_id", Text), ("email", Text), ("expires", Number)],
        key: "token_hash",
    },
    Shape {
        name: "push_subscriptions",
        columns: &[("endpoint", Text), ("user_id", Text), ("p256dh", Text), ("auth", Text), ("made", Number)],
        key: "endpoint",
    },
    Shape {
        name: "calls",
        columns: &[
            ("id", Text),
            ("user_id", Text),
            ("table_id", Text),
            ("kind", Text),
            ("details", Text),
            ("at", Number),
            ("due", Number),
            ("tries", Number),
            ("sent", Number),
            ("claimed_by", Text),
            ("claimed_until", Number),
        ],
        key: "id",
    },
    Shape {
        name: "ratings",
        columns: &[("user_id", Text), ("game", Text), ("rating", Number), ("games", Number)],
        key: "user_id, game",
    },
    Shape {
        name: "rated_games",
        columns: &[("table_id", Text), ("game", Text), ("at", Number), ("places", Text), ("counted", Number)],
        key: "table_id",
    },
    Shape {
        name: "tables",
        columns: &[
            ("table_id", Text),
            ("head", Number),
            ("game", Text),
            ("status", Text),
            ("listed", Number),
            ("private", Number),
            ("rated", Number),
            ("owner", Text),
            ("setup", Text),
            ("pace", Text),
            ("made", Number),
            ("touched", Number),
            ("since", Number),
            ("deadline", Number),
            ("bot_due", Number),
            ("result", Text),
            ("seats", Text),
            ("to_act", Number),
        ],
        key: "table_id",
    },
    Shape {
        name: "seats",
        columns: &[("table_id", Text), ("seat", Number), ("bit", Number), ("user_id", Text)],
        key: "table_id, seat",
    },
    Shape {
        name: "words",
        columns: &[("table_id", Text), ("seq", Number), ("user_id", Text), ("words", Text)],
        key: "table_id, seq",
    },
    Shape {
        name: "log",
        columns: &[("table_id", Text), ("seq", Number), ("at", Number), ("body", Text)],
        key: "table_id, seq",
    },
];

/// A table by its name.
pub(super) fn shape(name: &str) -> Option<&'static Shape> {
    SHAPES.iter().find(|shape| shape.name == name)
}

#[cfg(test)]
mod tests {
    use super::super::connect;
    use super::super::migrate::migrate;
    use super::*;
    use sqlx::Row as _;
    use std::collections::BTreeSet;

    /// A column that is forgotten here would be missing from every backup.
    #[tokio::test]
    async fn shapes_are_those_of_the_database() {
        sqlx::any::install_default_drivers();
        let directory = std::env::temp_dir().join(format!("demesne-shape-{}", connect::random_id().unwrap()));
        connect::make_directory(&directory).unwrap();
        let connected = connect::connect_embedded(&directory).await.unwrap();
        migrate(&connected).await.unwrap();
        let rows = sqlx::query(
            "SELECT m.name, c.name, c.type FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'",
        )
        .fetch_all(&connected.read)
        .await
        .unwrap();
        let found: BTreeSet<(String, String, String)> =
            rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect();
        let known: BTreeSet<(String, String, String)> = SHAPES
            .iter()
            .flat_map(|shape| shape.columns.iter().map(move |column| (shape.name, column)))
            .map(|(table, (column, kind))| {
                let kind = if *kind == Text { "TEXT" } else { "BIGINT" };
                (table.to_owned(), (*column).to_owned(), kind.to_owned())
            })
            .collect();
        assert_eq!(found, known);
        connected.close().await;
        std::fs::remove_dir_all(&directory).unwrap();
    }
}
