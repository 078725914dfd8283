//! `demesne backup` and `demesne restore`.

use crate::{
    cli::BackupArgs,
    fault::{Code, Fault},
    serve::{on_threads, place},
};

/// Writes a backup.
pub fn backup(_args: &BackupArgs) -> Result<Code, Fault> {
    let _ = (on_threads::<()>, place);
    Err(Fault::check("not yet"))
}

/// Restores one.
pub fn restore(args: &BackupArgs) -> Result<Code, Fault> {
    backup(args)
}
