//! A real browser, steered through chromedriver: the little of WebDriver that tests need.
#![allow(dead_code, reason = "each test uses its part")]

use crate::common::{
    http::{Client, Method},
    patience::{PATIENCE, PAUSE, Wait},
    server::Folder,
};
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    time::Duration,
};

/// A browser of its own: own cookies, own storage. It ends with the value.
pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
    client: Client,
    _folder: Folder,
}

impl Browser {
    /// Starts one that likes a language best.
    pub async fn start(language: &str) -> Browser {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is missing: `cargo xtask test` installs it, or install Debian's chromium-driver");
        let port = port_of(&mut driver);
        let folder = Folder::new();
        let client = Client::patient(2 * PATIENCE);
        let mut browser = Browser { driver, port, session: String::new(), client, _folder: folder };
        let profile = format!("--user-data-dir={}", browser._folder.0.display());
        let options = json!({
            "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
                "--window-size=1280,900", profile],
            "prefs": { "intl.accept_languages": language },
        });
        let wanted = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": PATIENCE.as_millis() as u64, "pageLoad": PATIENCE.as_millis() as u64 } });
        let begun = browser.ask(Method::POST, "", json!({ "capabilities": { "alwaysMatch": wanted } })).await;
        let begun = begun.unwrap_or_else(|why| panic!("the browser does not start: {why}"));
        browser.session = format!("/{}", begun["sessionId"].as_str().expect("a session"));
        browser
    }

    /// One request to the driver, below the session.
    async fn ask(&self, method: Method, path: &str, body: Value) -> Result<Value, String> {
        let url = format!("http://127.0.0.1:{}/session{}{path}", self.port, self.session);
        let mut request = self.client.request(method.clone(), url);
        if method == Method::POST {
            request = request.body(body.to_string());
        }
        let answer = request.send().await.map_err(|why| why.to_string())?;
        let good = answer.status().is_success();
        let text = answer.text().await.map_err(|why| why.to_string())?;
        let mut answer: Value = serde_json::from_str(&text).map_err(|why| why.to_string())?;
        let value = answer["value"].take();
        if good { Ok(value) } else { Err(format!("{}: {}", value["error"], value["message"])) }
    }

    /// Opens an address.
    pub async fn go(&self, url: &str) {
        self.ask(Method::POST, "/url", json!({ "url": url })).await.expect("a page");
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        self.ask(Method::POST, "/refresh", json!({})).await.expect("the page again");
    }

    /// Runs a script in the page and gives what it returns.
    pub async fn run(&self, script: &str) -> Value {
        let body = json!({ "script": script, "args": [] });
        self.ask(Method::POST, "/execute/sync", body).await.unwrap_or_else(|why| panic!("{script}: {why}"))
    }

    /// The same with values that the script finds in `arguments`; what it promises is waited for.
    pub async fn run_with(&self, script: &str, values: &[Value]) -> Value {
        let body = json!({ "script": script, "args": values });
        let start: String = script.chars().take(200).collect();
        self.ask(Method::POST, "/execute/sync", body).await.unwrap_or_else(|why| panic!("{start} …: {why}"))
    }

    /// Whether an expression holds now.
    pub async fn holds(&self, expression: &str) -> bool {
        self.run(&format!("try {{ return Boolean({expression}) }} catch {{ return false }}")).await
            == json!(true)
    }

    /// The text that an expression gives.
    pub async fn text(&self, expression: &str) -> String {
        self.run(&format!("return String({expression})")).await.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression is true in the page.
    pub async fn until(&self, expression: &str) {
        let wait = Wait::new();
        // While a page is being loaded anew its scripts fail.
        let script = format!("try {{ return Boolean({expression}) }} catch {{ return false }}");
        while self.run(&script).await != json!(true) {
            if wait.is_over() {
                let page = self.text("location.href + '\\n' + document.body.innerText.slice(0, 2000)").await;
                panic!(
                    "this never came true: {expression}\nThe page is {page}\nIts console: {:?}",
                    self.complaints().await
                );
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until the page stands still: whatever is measured is measured then.
    pub async fn settled(&self) {
        self.run(include_str!("../client/settled.js")).await;
    }

    /// All elements that a selector finds.
    async fn find(&self, selector: &str) -> Vec<String> {
        let body = json!({ "using": "css selector", "value": selector });
        let found = self.ask(Method::POST, "/elements", body).await.expect("elements");
        let id = |element: &Value| element.as_object()?.values().next()?.as_str().map(str::to_owned);
        found.as_array().into_iter().flatten().filter_map(id).collect()
    }

    /// Clicks, as a mouse does, on one of the elements that a selector finds, as soon as that is possible.
    pub async fn click_nth(&self, selector: &str, choose: impl Fn(usize) -> usize) {
        let wait = Wait::new();
        loop {
            let found = self.find(selector).await;
            let mut why = "there is none".to_owned();
            if !found.is_empty() {
                let path = format!("/element/{}/click", found[choose(found.len()) % found.len()]);
                match self.ask(Method::POST, &path, json!({})).await {
                    Ok(_) => return,
                    // It was drawn anew in between, or something lies over it for a moment.
                    Err(reason) => why = reason,
                }
            }
            assert!(!wait.is_over(), "{selector} cannot be clicked: {why}");
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Clicks the first element that a selector finds.
    pub async fn click(&self, selector: &str) {
        self.click_nth(selector, |_| 0).await;
    }

    /// Types into a field.
    pub async fn write(&self, selector: &str, text: &str) {
        self.until(&format!("document.querySelector({})", json!(selector))).await;
        let found = self.find(selector).await;
        let path = format!("/element/{}/value", found.first().expect("a field"));
        self.ask(Method::POST, &path, json!({ "text": text })).await.expect("typed");
    }

    /// Types into a field in the place of what was there.
    pub async fn rewrite(&self, selector: &str, text: &str) {
        self.until(&format!("document.querySelector({})", json!(selector))).await;
        let found = self.find(selector).await;
        let path = format!("/element/{}/clear", found.first().expect("a field"));
        self.ask(Method::POST, &path, json!({})).await.expect("cleared");
        self.write(selector, text).await;
    }

    /// Chooses from a list, as a person does: by its value, and the page hears of it.
    pub async fn choose(&self, selector: &str, value: &str) {
        self.click(&format!("{selector} option[value={}]", json!(value))).await;
    }

    /// A command of the browser's own tools, and its answer.
    pub async fn tool(&self, command: &str, params: Value) -> Value {
        let body = json!({ "cmd": command, "params": params });
        self.ask(Method::POST, "/goog/cdp/execute", body)
            .await
            .unwrap_or_else(|why| panic!("{command}: {why}"))
    }

    /// Clicks a place of the window with the mouse.
    pub async fn point(&self, x: f64, y: f64) {
        let steps = json!([
            { "type": "pointerMove", "duration": 0, "x": x.round() as i64, "y": y.round() as i64 },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let mouse = json!({ "type": "pointer", "id": "mouse", "actions": steps });
        self.ask(Method::POST, "/actions", json!({ "actions": [mouse] })).await.expect("a click");
    }

    /// Taps a place of the window with a finger.
    pub async fn tap(&self, x: f64, y: f64) {
        let steps = json!([
            { "type": "pointerMove", "duration": 0, "x": x.round() as i64, "y": y.round() as i64 },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let finger = json!({ "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" }, "actions": steps });
        self.ask(Method::POST, "/actions", json!({ "actions": [finger] })).await.expect("a tap");
    }

    /// Presses keys one after another: letters, digits, or names such as `Tab`.
    pub async fn press(&self, keys: &[&str]) {
        let steps: Vec<Value> = keys
            .iter()
            .map(|key| code(key))
            .flat_map(|key| {
                [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })]
            })
            .collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": steps });
        self.ask(Method::POST, "/actions", json!({ "actions": [keyboard] })).await.expect("keys");
    }

    /// A picture of what the window shows, as PNG in Base64.
    pub async fn picture(&self) -> String {
        let picture = self.ask(Method::GET, "/screenshot", json!({})).await.expect("a picture");
        picture.as_str().unwrap_or_default().to_owned()
    }

    /// Gives the machine a lock that makes passkeys and that its owner opens every time.
    pub async fn lock(&self) {
        let lock = json!({ "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
            "hasUserVerification": true, "isUserVerified": true });
        self.ask(Method::POST, "/webauthn/authenticator", lock).await.expect("a lock");
    }

    /// The tab that is steered.
    pub async fn tab(&self) -> String {
        let tab = self.ask(Method::GET, "/window", json!({})).await.expect("a tab");
        tab.as_str().expect("its name").to_owned()
    }

    /// Opens another tab with the same cookies, and steers that.
    pub async fn new_tab(&self) -> String {
        let made = self.ask(Method::POST, "/window/new", json!({ "type": "tab" })).await.expect("a new tab");
        let tab = made["handle"].as_str().expect("its name").to_owned();
        self.turn_to(&tab).await;
        tab
    }

    /// Steers another tab.
    pub async fn turn_to(&self, tab: &str) {
        self.ask(Method::POST, "/window", json!({ "handle": tab })).await.expect("that tab");
    }

    /// Closes the tab that is steered, and steers another one.
    pub async fn close_tab(&self, then: &str) {
        self.ask(Method::DELETE, "/window", json!({})).await.expect("it closes");
        self.turn_to(then).await;
    }

    /// The size of the window's inside.
    pub async fn resize(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tool("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Errors and warnings of the console since it was last asked: broken rules of the content policy are among them.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.ask(Method::POST, "/se/log", json!({ "type": "browser" })).await.expect("a log");
        let bad = |line: &&Value| matches!(line["level"].as_str(), Some("SEVERE" | "WARNING"));
        let lines = log.as_array().into_iter().flatten().filter(bad);
        lines.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect()
    }
}

/// How WebDriver writes a key.
fn code(key: &str) -> String {
    let named = match key {
        "Tab" => '\u{e004}',
        "Shift" => '\u{e008}',
        "Enter" => '\u{e007}',
        "Escape" => '\u{e00c}',
        "End" => '\u{e010}',
        "Home" => '\u{e011}',
        "ArrowLeft" => '\u{e012}',
        "ArrowUp" => '\u{e013}',
        "ArrowRight" => '\u{e014}',
        "ArrowDown" => '\u{e015}',
        other => return other.to_owned(),
    };
    named.to_string()
}

/// The driver says on which port it listens.
fn port_of(driver: &mut Child) -> u16 {
    let output = BufReader::new(driver.stdout.take().expect("its output"));
    for line in output.lines().map_while(Result::ok) {
        let port = line.rsplit("on port ").next().filter(|_| line.contains("successfully"));
        if let Some(port) = port.and_then(|rest| rest.trim_end_matches('.').parse().ok()) {
            return port;
        }
    }
    panic!("chromedriver did not start: run `chromedriver --port=0` to see why");
}

impl Drop for Browser {
    /// The session first, which ends the browser; a driver that is killed would leave it behind.
    fn drop(&mut self) {
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = stream.set_read_timeout(Some(Duration::from_secs(10)));
            let request = format!(
                "DELETE /session{} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
                self.session
            );
            let _ = stream.write_all(request.as_bytes());
            let _ = stream.read(&mut [0; 64]);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
