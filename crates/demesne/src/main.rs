//! `demesne`: the commands of `demesne-cli`, with the browser client inside.

use demesne_cli::Program;
use demesne_server::File;
use std::process::ExitCode;

/// Figures with and without it are in docs/performance.md.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    demesne_cli::main(Program { version: env!("DEMESNE_VERSION"), page })
}

/// The page, as the server knows files.
fn page() -> Vec<File> {
    let served = |file: &demesne_pages::File| {
        let demesne_pages::File { path, kind, bytes, gzip, brotli, immutable, tag } = *file;
        File { path, kind, bytes, gzip, brotli, immutable, tag }
    };
    demesne_pages::FILES.iter().map(served).collect()
}
