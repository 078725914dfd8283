//! What the server keeps, on an embedded database and on PostgreSQL: most checks run on both.

mod backup;
mod calls;
mod home;
mod index;
mod log;
mod open;
mod people;
mod processes;
mod rate;

/// Every check of a list on each database, in a place of its own.
macro_rules! on_both {
    ($($check:ident),* $(,)?) => {
        mod embedded {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $check() {
                let home = crate::store::home::Home::embedded();
                super::$check(&home).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $check() {
                let home = crate::store::home::Home::postgres().await;
                super::$check(&home).await;
            })*
        }
    };
}
pub(crate) use on_both;
