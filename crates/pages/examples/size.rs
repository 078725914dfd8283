//! How much has to be loaded until the first game can be played: `cargo run -p demesne-pages --example size`

use demesne_pages::{FILES, File};

fn main() {
    println!("{:>10} {:>10} {:>10}  file", "plain", "gzip", "brotli");
    let (mut plain, mut gzip, mut brotli) = (0, 0, 0);
    // What is kept for later days, what bots learned, and pictures for the system's desktop, are loaded afterwards.
    let later =
        |file: &File| file.path == "/sw.js" || file.path.ends_with(".net") || file.kind.starts_with("image/");
    for file in FILES {
        let [whole, zipped, small] = sizes(file);
        let mark = if later(file) { "(later) " } else { "" };
        println!("{whole:>10} {zipped:>10} {small:>10}  {mark}{}", file.path);
        if !later(file) {
            (plain, gzip, brotli) = (plain + whole, gzip + zipped, brotli + small);
        }
    }
    println!("{plain:>10} {gzip:>10} {brotli:>10}  to the first game");
}

fn sizes(file: &File) -> [usize; 3] {
    let packed = |bytes: Option<&[u8]>| bytes.unwrap_or(file.bytes).len();
    [file.bytes.len(), packed(file.gzip), packed(file.brotli)]
}
