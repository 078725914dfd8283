//! How much has to be loaded until the first page is there, and until the board of each game is: `cargo run -p demesne-pages --example size`

use demesne_pages::{FILES, File};

fn main() {
    println!("{:>10} {:>10} {:>10}  file", "plain", "gzip", "brotli");
    let (mut plain, mut gzip, mut brotli) = (0, 0, 0);
    // What is kept for later days, what bots think with, and pictures for the system's desktop, are loaded afterwards.
    let thinks = ["/thinker-", "/think-", "/worker-"];
    let later = |file: &File| {
        let bots = thinks.iter().any(|start| file.path.starts_with(start)) || file.path.ends_with(".net");
        bots || file.path == "/sw.js" || file.kind.starts_with("image/")
    };
    // What belongs to one game comes when it is opened: a module beside the client's.
    let mut games = Vec::new();
    for file in FILES {
        let [whole, zipped, small] = sizes(file);
        let game = file.kind == "application/wasm" && !file.path.starts_with("/client-") && !later(file);
        let mark = if game {
            "(game) "
        } else if later(file) {
            "(later) "
        } else {
            ""
        };
        println!("{whole:>10} {zipped:>10} {small:>10}  {mark}{}", file.path);
        if game {
            games.push((file.path, [whole, zipped, small]));
        } else if !later(file) {
            (plain, gzip, brotli) = (plain + whole, gzip + zipped, brotli + small);
        }
    }
    println!("{plain:>10} {gzip:>10} {brotli:>10}  to the first page");
    for (path, [whole, zipped, small]) in games {
        let name = path.trim_start_matches('/').split('-').next().unwrap_or_default();
        println!("{:>10} {:>10} {:>10}  to a board of {name}", plain + whole, gzip + zipped, brotli + small);
    }
}

fn sizes(file: &File) -> [usize; 3] {
    let packed = |bytes: Option<&[u8]>| bytes.unwrap_or(file.bytes).len();
    [file.bytes.len(), packed(file.gzip), packed(file.brotli)]
}
