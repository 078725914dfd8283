//! `demesne backup` and `demesne restore`: both work while servers run.

use crate::{
    cli::BackupArgs,
    fault::{Code, Fault},
    serve::{on_threads, place},
};
use demesne_server::store;

/// Writes everything into a file.
pub fn backup(args: &BackupArgs) -> Result<Code, Fault> {
    let place = place(&args.place)?;
    let report = on_threads(async { store::backup(&place, &args.file).await.map_err(refused) })?;
    println!("{} holds everything now: {} rows, {} bytes.", args.file.display(), report.rows, report.bytes);
    Ok(Code::Fine)
}

/// Puts the content of a file in the place of everything.
pub fn restore(args: &BackupArgs) -> Result<Code, Fault> {
    let place = place(&args.place)?;
    let report = on_threads(async { store::restore(&place, &args.file).await.map_err(refused) })?;
    println!("Everything is as {} has it now: {} rows.", args.file.display(), report.rows);
    Ok(Code::Fine)
}

fn refused(why: store::StoreError) -> Fault {
    Fault::input(why.to_string())
}
