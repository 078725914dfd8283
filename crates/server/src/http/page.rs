//! The page: files that the server was given, as browsers ask for them.

use super::App;
use axum::{
    Router,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use std::sync::Arc;

/// A file of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    /// Where it is found; the page itself is at `/`.
    pub path: &'static str,
    /// Its content type.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same, packed with gzip.
    pub gzip: Option<&'static [u8]>,
    /// The same, packed with brotli.
    pub brotli: Option<&'static [u8]>,
    /// Whether what is found there never changes.
    pub immutable: bool,
    /// A name for what is in it.
    pub tag: &'static str,
}

/// How a file is written for the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Coding {
    Plain,
    Gzip,
    Brotli,
}

/// The routes of files.
pub fn routes(files: &[File]) -> Router<Arc<App>> {
    files.iter().fold(Router::new(), |router, &file| {
        router.route(file.path, get(move |headers: HeaderMap| async move { answer(&file, &headers) }))
    })
}

/// The file, or that it is still the same. Browsers ask every time where a name says nothing about what is in a file, so that
/// a new version is seen at once.
fn answer(file: &File, headers: &HeaderMap) -> Response {
    let (coding, bytes) = [(Coding::Brotli, file.brotli), (Coding::Gzip, file.gzip)]
        .into_iter()
        .find_map(|(coding, packed)| {
            packed.filter(|_| coding.is_welcome(headers)).map(|bytes| (coding, bytes))
        })
        .unwrap_or((Coding::Plain, file.bytes));
    // The same file in another coding is another sequence of bytes.
    let tag = format!("\"{}{}\"", file.tag, coding.suffix());
    let keep = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = is_known(&tag, headers);
    let head = [
        (header::CONTENT_TYPE, file.kind),
        (header::ETAG, &tag),
        (header::CACHE_CONTROL, keep),
        (header::VARY, "accept-encoding"),
    ];
    match (known, coding.name()) {
        (true, _) => (StatusCode::NOT_MODIFIED, head).into_response(),
        (false, Some(name)) => (head, [(header::CONTENT_ENCODING, name)], bytes).into_response(),
        (false, None) => (head, bytes).into_response(),
    }
}

impl Coding {
    /// Its name in headers.
    const fn name(self) -> Option<&'static str> {
        match self {
            Coding::Plain => None,
            Coding::Gzip => Some("gzip"),
            Coding::Brotli => Some("br"),
        }
    }

    /// What it adds to the name of what is in a file.
    const fn suffix(self) -> &'static str {
        match self {
            Coding::Plain => "",
            Coding::Gzip => "-gzip",
            Coding::Brotli => "-br",
        }
    }

    /// Whether the caller reads it: it is named, or everything else is, and not with a weight of nothing.
    fn is_welcome(self, headers: &HeaderMap) -> bool {
        let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let mut wish = None;
        for entry in values.flat_map(|value| value.split(',')) {
            let mut parts = entry.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default();
            let named = self.name().is_some_and(|own| own.eq_ignore_ascii_case(name));
            if named || (name == "*" && wish.is_none()) {
                let weight = parts.find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
                wish =
                    Some(weight.is_none_or(|weight| weight.parse::<f32>().is_ok_and(|weight| weight > 0.0)));
                if named {
                    break;
                }
            }
        }
        wish.unwrap_or(false)
    }
}

/// Whether the caller has the file already. A proxy that compresses marks its tags as weak.
fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn chosen(accepted: &'static str) -> Option<&'static str> {
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
        let file = File {
            path: "/",
            kind: "text/plain",
            bytes: b"plain",
            gzip: Some(b"gzip"),
            brotli: Some(b"brotli"),
            immutable: false,
            tag: "tag",
        };
        let answer = answer(&file, &headers);
        let name = answer.headers().get(header::CONTENT_ENCODING)?.to_str().ok()?;
        ["br", "gzip"].into_iter().find(|known| *known == name)
    }

    #[test]
    fn the_smallest_that_a_caller_reads() {
        for (accepted, coding) in [
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip;q=1.0, br;q=0.1", Some("br")),
            ("GZIP", Some("gzip")),
            ("br;q=0, gzip", Some("gzip")),
            ("br; q=0.000, *", Some("gzip")),
            ("*", Some("br")),
            ("*;q=0", None),
            ("*;q=0, gzip", Some("gzip")),
            ("identity", None),
            ("gzip;q=much, brr", None),
            ("", None),
        ] {
            assert_eq!(chosen(accepted), coding, "{accepted}");
        }
    }
}
