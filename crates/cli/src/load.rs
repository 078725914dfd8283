//! `demesne load`: a server under load, and what it does.

mod figures;
mod http;
mod idle;
mod moves;
mod player;
mod server;
mod stored;

use crate::{
    cli::{LoadArgs, LoadCommand},
    fault::{Code, Fault},
    serve::{more_files, on_threads},
};
use figures::Figures;

/// Runs the command.
pub fn run(args: &LoadArgs) -> Result<Code, Fault> {
    more_files();
    let figures = on_threads(measure(args))?;
    match args.json {
        true => println!("{}", figures.json()),
        false => print!("{}", figures.text()),
    }
    Ok(Code::Fine)
}

async fn measure(args: &LoadArgs) -> Result<Figures, Fault> {
    let database = args.database.as_deref();
    match &args.what {
        LoadCommand::Moves { tables, seconds, rate, game } => {
            moves::measure(
                database,
                &moves::Load { tables: (*tables).max(1), seconds: *seconds, rate: *rate, game },
            )
            .await
        }
        LoadCommand::Idle { connections } => idle::measure(database, *connections).await,
        LoadCommand::Stored { tables } => stored::measure(database, *tables).await,
        LoadCommand::Open { times } => stored::measure_opening(database, (*times).max(1)).await,
    }
}

/// Something at the other end went wrong.
fn lost(why: impl std::fmt::Display) -> Fault {
    Fault::check(format!("the load broke off: {why}"))
}
