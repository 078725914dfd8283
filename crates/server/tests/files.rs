//! The files of the page, over HTTP: as what they are, packed as the caller reads them, kept as long as they may be.

use crate::common::{
    http::{Client, Method, Response, StatusCode},
    server::{TestServer, files},
};

fn header(answer: &Response, name: &str) -> String {
    let value = answer.headers().get(name).and_then(|value| value.to_str().ok());
    value.unwrap_or_default().to_owned()
}

/// An answer to a request with some headers.
async fn asked(method: Method, url: &str, headers: &[(&str, &str)]) -> Response {
    let request = headers
        .iter()
        .fold(Client::new().request(method, url), |request, (name, value)| request.header(name, *value));
    request.send().await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_file_is_served_as_what_it_is() {
    let server = TestServer::start().await;
    let files = files();
    assert!(files.len() > 10, "{}", files.len());
    for file in &files {
        let (path, url) = (file.path, format!("{}{}", server.base, file.path));
        let (brotli, gzip) = (file.brotli.map(|bytes| ("br", bytes)), file.gzip.map(|bytes| ("gzip", bytes)));
        for (accepted, coding, bytes) in [
            // Some files are smaller by one way of packing only.
            ("gzip, deflate, br", brotli.or(gzip)),
            ("gzip", gzip),
            ("identity", None),
        ]
        .map(|(accepted, packed)| {
            (accepted, packed.map_or("", |one| one.0), packed.map_or(file.bytes, |one| one.1))
        }) {
            let answer = asked(Method::GET, &url, &[("accept-encoding", accepted)]).await;
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
            assert_eq!(header(&answer, "content-type"), file.kind, "{path}");
            assert_eq!(header(&answer, "content-encoding"), coding, "{path} for {accepted}");
            assert!(header(&answer, "vary").contains("accept-encoding"), "{path}");
            let keep = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
            assert_eq!(header(&answer, "cache-control"), keep, "{path}");
            let tag = header(&answer, "etag");
            assert!(tag.starts_with(&format!("\"{}", file.tag)), "{path}: {tag}");
            assert!(answer.bytes().await.expect("bytes") == bytes, "{path} for {accepted}");

            for (known, status) in [
                (tag.clone(), StatusCode::NOT_MODIFIED),
                (format!("\"other\", W/{tag}"), StatusCode::NOT_MODIFIED),
                ("\"other\"".to_owned(), StatusCode::OK),
            ] {
                let headers = [("accept-encoding", accepted), ("if-none-match", known.as_str())];
                let answer = asked(Method::GET, &url, &headers).await;
                assert_eq!(answer.status(), status, "{path} for {known}");
                let empty = answer.bytes().await.expect("bytes").is_empty();
                assert_eq!(empty, status == StatusCode::NOT_MODIFIED, "{path} for {known}");
            }
        }
        let head = asked(Method::HEAD, &url, &[]).await;
        assert_eq!(head.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&head, "content-length"), file.bytes.len().to_string(), "{path}");
        assert!(head.bytes().await.expect("bytes").is_empty(), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_file_is_not_there() {
    let server = TestServer::start().await;
    for path in ["/index.html", "/client.js", "/play", "/style/", "/..%2fCargo.toml", "/client-00000000.js"] {
        let answer = asked(Method::GET, &format!("{}{path}", server.base), &[]).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
    }
    let answer = asked(Method::POST, &server.base, &[]).await;
    assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    // Which table is shown is behind the question mark: it is the same page.
    let answer = asked(Method::GET, &format!("{}/?table=abc", server.base), &[]).await;
    assert_eq!(answer.status(), StatusCode::OK);
    server.stop().await;

    let bare = TestServer::start_with(|config| config.files.clear()).await;
    assert_eq!(asked(Method::GET, &bare.base, &[]).await.status(), StatusCode::NOT_FOUND, "the API alone");
    bare.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_allowed_the_client_and_no_more() {
    let server = TestServer::start().await;
    let answer = asked(Method::GET, &server.base, &[]).await;
    let policy = header(&answer, "content-security-policy");
    let rules: Vec<&str> = policy.split("; ").collect();
    for rule in [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "worker-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ] {
        assert!(rules.contains(&rule), "{rule} is missing in {policy}");
    }
    assert_eq!(policy.matches("unsafe").count(), 2, "WebAssembly and attributes of style: {policy}");
    server.stop().await;
}
