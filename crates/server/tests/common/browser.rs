//! A browser of somebody: a page of its own with its own cookies and its own storage in the one Chromium of this program.
#![allow(dead_code, reason = "each test uses its part")]

use crate::{
    chromium::{Answer, Chromium, thrown},
    common::patience::{PAUSE, Wait},
};
use serde_json::{Value, json};
use std::sync::Arc;

/// How long a page looks for something by itself before it is asked anew: a page that is loaded anew forgets what it looked for.
const SPELL: u32 = 20_000;

/// It ends with the value.
pub struct Browser {
    chromium: Arc<Chromium>,
    /// All that it keeps; `None` where Chromium is its own.
    context: Option<String>,
    /// Its page.
    session: String,
}

impl Browser {
    /// Starts one that likes a language best.
    pub async fn start(language: &str) -> Browser {
        Browser::open(Chromium::of(language), true).await
    }

    /// Starts one in a Chromium of its own. What others keep is gone with them, and some things Chromium denies to such guests: push is one.
    pub async fn alone(language: &str) -> Browser {
        Browser::open(Chromium::start(language), false).await
    }

    async fn open(chromium: Arc<Chromium>, guest: bool) -> Browser {
        let ask = async |method: &str, params: Value, wanted: &str| {
            let answer = chromium.ask("", method, params).await;
            let answer = answer.unwrap_or_else(|why| panic!("the browser does not start: {method}: {why}"));
            answer[wanted].as_str().expect("its name").to_owned()
        };
        let mut page = json!({ "url": "about:blank" });
        let mut context = None;
        if guest {
            let made = json!({ "disposeOnDetach": true });
            let made = ask("Target.createBrowserContext", made, "browserContextId").await;
            page["browserContextId"] = made.as_str().into();
            context = Some(made);
        }
        let target = ask("Target.createTarget", page, "targetId").await;
        let session =
            ask("Target.attachToTarget", json!({ "targetId": target, "flatten": true }), "sessionId").await;
        let browser = Browser { chromium: chromium.clone(), context, session };
        for part in ["Page", "Runtime", "Log", "Inspector"] {
            browser.tool(&format!("{part}.enable"), json!({})).await;
        }
        browser.tool("Page.setLifecycleEventsEnabled", json!({ "enabled": true })).await;
        // Several people sit before one Chromium, and each of them looks at their window.
        browser.tool("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await;
        browser.resize(1280, 900).await;
        browser
    }

    /// One command to the page.
    async fn ask(&self, method: &str, params: Value) -> Answer {
        self.chromium.ask(&self.session, method, params).await
    }

    /// Several, each on its way before the one before it is answered.
    async fn ask_all(&self, method: &str, all: impl IntoIterator<Item = Value>) {
        let sent: Vec<_> =
            all.into_iter().map(|params| self.chromium.ask(&self.session, method, params)).collect();
        for answer in sent {
            answer.await.unwrap_or_else(|why| panic!("{method}: {why}"));
        }
    }

    /// Opens an address, and waits until all of the page is there.
    pub async fn go(&self, url: &str) {
        let mut loaded = self.chromium.loaded(&self.session);
        let answer = self.ask("Page.navigate", json!({ "url": url })).await.expect("a page");
        assert_eq!(answer["errorText"], Value::Null, "{url} cannot be opened");
        // Without one it is another place of the same page.
        if let Some(document) = answer["loaderId"].as_str() {
            self.comes(&mut loaded, url, |all| all.iter().any(|one| one == document)).await;
        }
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        let mut loaded = self.chromium.loaded(&self.session);
        let before = loaded.borrow_and_update().len();
        self.ask("Page.reload", json!({})).await.expect("the page again");
        self.comes(&mut loaded, "the page again", |all| all.len() > before).await;
    }

    /// Waits until a document is loaded.
    async fn comes(
        &self,
        loaded: &mut tokio::sync::watch::Receiver<Vec<String>>,
        what: &str,
        is_there: impl Fn(&[String]) -> bool,
    ) {
        let wait = Wait::new();
        while !is_there(&loaded.borrow_and_update()) {
            assert!(!wait.is_over(), "{what} is not loaded");
            let _ = tokio::time::timeout(std::time::Duration::from_secs(10), loaded.changed()).await;
        }
    }

    /// Runs a script in the page.
    async fn try_run(&self, script: &str, values: &[Value]) -> Answer {
        let expression = format!("(function() {{ {script}\n}}).apply(null, {})", json!(values));
        let ask = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.ask("Runtime.evaluate", ask).await?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(thrown(details)),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// Runs a script in the page and gives what it returns.
    pub async fn run(&self, script: &str) -> Value {
        self.run_with(script, &[]).await
    }

    /// The same with values that the script finds in `arguments`; what it promises is waited for.
    pub async fn run_with(&self, script: &str, values: &[Value]) -> Value {
        let start: String = script.chars().take(400).collect();
        self.try_run(script, values).await.unwrap_or_else(|why| panic!("{start} …: {why}"))
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

    /// Runs a script that looks for something by itself, for a spell, until it gives something: a page that is loaded anew forgets it.
    pub async fn patient(&self, script: &str, values: &[Value], what: &str) -> Value {
        let wait = Wait::new();
        loop {
            let why = match self.try_run(script, values).await {
                Ok(Value::Null | Value::Bool(false)) => String::new(),
                Ok(found) if found["why"].is_string() => found["why"].to_string(),
                Ok(found) => return found,
                Err(why) => why,
            };
            if wait.is_over() {
                let shown = "return location.href + '\\n' + document.body.innerText.slice(0, 2000)";
                let page = self.try_run(shown, &[]).await.unwrap_or_default();
                let page = page.as_str().unwrap_or_default();
                panic!("{what} {why}\nThe page is {page}\nIts console: {:?}", self.complaints().await);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until an expression is true in the page, which looks by itself: at once, and then less and less often.
    pub async fn until(&self, expression: &str) {
        let script = format!(
            "const holds = () => {{ try {{ return Boolean({expression}) }} catch {{ return false }} }}; {}",
            include_str!("../client/until.js")
        );
        self.patient(&script, &[json!(SPELL)], &format!("this never came true: {expression}")).await;
    }

    /// Waits until the page stands still: whatever is measured is measured then.
    pub async fn settled(&self) {
        self.patient(include_str!("../client/settled.js"), &[], "the page never stands still").await;
    }

    /// What `hand.js` says of an element.
    async fn hand(&self, part: &str, selector: &str, place: usize) -> Value {
        let ask = json!({ "part": part, "selector": selector, "place": place, "spell": SPELL });
        self.patient(include_str!("../client/hand.js"), &[ask], &format!("{selector} cannot be used:")).await
    }

    /// Clicks, as a mouse does, on one of the elements that a selector finds, as soon as that is possible.
    pub async fn click_nth(&self, selector: &str, choose: impl Fn(usize) -> usize) {
        let count = self.hand("count", selector, 0).await["count"].as_u64().unwrap_or(1) as usize;
        self.click_at(selector, choose(count)).await;
    }

    async fn click_at(&self, selector: &str, place: usize) {
        let at = self.hand("click", selector, place).await;
        self.point(at["x"].as_f64().unwrap_or(0.0), at["y"].as_f64().unwrap_or(0.0)).await;
    }

    /// Clicks the first element that a selector finds.
    pub async fn click(&self, selector: &str) {
        self.click_at(selector, 0).await;
    }

    /// Types into a field.
    pub async fn write(&self, selector: &str, text: &str) {
        self.hand("write", selector, 0).await;
        self.types(text.chars().map(|letter| letter.to_string())).await;
    }

    /// Types into a field in the place of what was there.
    pub async fn rewrite(&self, selector: &str, text: &str) {
        self.hand("rewrite", selector, 0).await;
        self.types(text.chars().map(|letter| letter.to_string())).await;
    }

    /// Chooses from a list, as a person does: by its value, and the page hears of it.
    pub async fn choose(&self, selector: &str, value: &str) {
        self.hand("choose", &format!("{selector} option[value={}]", json!(value)), 0).await;
    }

    /// A command of the browser's own tools, and its answer.
    pub async fn tool(&self, command: &str, mut params: Value) -> Value {
        let answer = if command.starts_with("Browser.") {
            if let Some(context) = &self.context {
                params["browserContextId"] = context.as_str().into();
            }
            self.chromium.ask("", command, params).await
        } else {
            self.ask(command, params).await
        };
        answer.unwrap_or_else(|why| panic!("{command}: {why}"))
    }

    /// Clicks a place of the window with the mouse.
    pub async fn point(&self, x: f64, y: f64) {
        let step = |kind: &str, button: &str, buttons: u8| {
            let (x, y) = (x.round(), y.round());
            json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": u8::from(button == "left") })
        };
        let steps = [
            step("mouseMoved", "none", 0),
            step("mousePressed", "left", 1),
            step("mouseReleased", "left", 0),
        ];
        self.ask_all("Input.dispatchMouseEvent", steps).await;
    }

    /// Taps a place of the window with a finger.
    pub async fn tap(&self, x: f64, y: f64) {
        let finger = json!([{ "x": x.round(), "y": y.round() }]);
        let steps = [
            json!({ "type": "touchStart", "touchPoints": finger }),
            json!({ "type": "touchEnd", "touchPoints": [] }),
        ];
        self.ask_all("Input.dispatchTouchEvent", steps).await;
    }

    /// Puts a finger down, and lets it stay there.
    pub async fn hold(&self, x: f64, y: f64) {
        let touch = json!({ "type": "touchStart", "touchPoints": [{ "x": x.round(), "y": y.round() }] });
        self.ask_all("Input.dispatchTouchEvent", [touch]).await;
    }

    /// Lifts it.
    pub async fn lift(&self) {
        let touch = json!({ "type": "touchEnd", "touchPoints": [] });
        self.ask_all("Input.dispatchTouchEvent", [touch]).await;
    }

    /// Presses keys one after another: letters, digits, or names such as `Tab`.
    pub async fn press(&self, keys: &[&str]) {
        self.types(keys.iter().map(|key| (*key).to_owned())).await;
    }

    async fn types(&self, keys: impl Iterator<Item = String>) {
        self.ask_all("Input.dispatchKeyEvent", keys.flat_map(|key| strokes(&key))).await;
    }

    /// A picture of what the window shows, as PNG in Base64.
    pub async fn picture(&self) -> String {
        let shot = json!({ "format": "png", "optimizeForSpeed": true });
        let picture = self.ask("Page.captureScreenshot", shot).await.expect("a picture");
        picture["data"].as_str().unwrap_or_default().to_owned()
    }

    /// Gives the machine a lock that makes passkeys and that its owner opens every time.
    pub async fn lock(&self) {
        self.tool("WebAuthn.enable", json!({})).await;
        let lock = json!({ "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
            "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true });
        self.tool("WebAuthn.addVirtualAuthenticator", json!({ "options": lock })).await;
    }

    /// The size of the window's inside.
    pub async fn resize(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tool("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Errors and warnings of the console since it was last asked: broken rules of the content policy are among them.
    pub async fn complaints(&self) -> Vec<String> {
        // What the page said before this question has come before its answer.
        let _ = self.try_run("return true", &[]).await;
        self.chromium.complaints(&self.session)
    }
}

/// A key goes down, and up again.
fn strokes(key: &str) -> [Value; 2] {
    let named = |code: &str, number: u32, text: &str| (code.to_owned(), number, text.to_owned());
    let (code, number, text) = match key {
        "Tab" => named(key, 9, ""),
        "Enter" => named(key, 13, "\r"),
        "Shift" => named("ShiftLeft", 16, ""),
        "Escape" => named(key, 27, ""),
        "End" => named(key, 35, ""),
        "Home" => named(key, 36, ""),
        "ArrowLeft" => named(key, 37, ""),
        "ArrowUp" => named(key, 38, ""),
        "ArrowRight" => named(key, 39, ""),
        "ArrowDown" => named(key, 40, ""),
        _ => {
            let letter = key.chars().next().unwrap_or(' ').to_ascii_uppercase();
            let code = match letter {
                'A'..='Z' => format!("Key{letter}"),
                '0'..='9' => format!("Digit{letter}"),
                _ => String::new(),
            };
            let number = if letter.is_ascii_alphanumeric() || letter == ' ' { u32::from(letter) } else { 0 };
            (code, number, key.to_owned())
        }
    };
    let down = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
    let event =
        |kind: &str| json!({ "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number });
    let (mut pressed, released) = (event(down), event("keyUp"));
    if !text.is_empty() {
        pressed["text"] = text.into();
    }
    [pressed, released]
}

impl Drop for Browser {
    /// Its page is gone before the test goes on, which may stop the server.
    fn drop(&mut self) {
        match &self.context {
            Some(context) => {
                let all = json!({ "browserContextId": context });
                self.chromium.ask_and_block("Target.disposeBrowserContext", all);
            }
            None => self.chromium.ask_and_block("Browser.close", json!({})),
        }
        self.chromium.forget(&self.session);
    }
}
