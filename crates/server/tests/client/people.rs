//! The panel of one's own account, and that of being called.

use crate::{
    browser::Browser,
    calls,
    steps::{comes, fits_a_phone, is_sure, no_complaints, places, refused, told},
    visit::{House, receiver::Receiver, smtp::MailServer, text},
};
use serde_json::json;

/// How many rows a list of the panel has.
fn rows(list: &str, count: usize) -> String {
    format!("document.querySelectorAll('{list} .plain-list > li').length == {count}")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_has_an_account_and_is_called() {
    let _place = places(1).await;
    let (mails, hook) = (MailServer::start().await, Receiver::start().await);
    let house = House::with(|config| {
        config.smtp = Some(mails.url.clone());
        config.mail_from = Some("Demesne <play@example.org>".into());
    })
    .await;
    // Passkeys are for names, not for bare addresses.
    let address = house.base.replace("127.0.0.1", "localhost");
    let ada = Browser::alone("en").await;
    ada.lock().await;
    comes(&ada, &address, "Ada").await;
    ada.until("document.querySelector('#join') && document.querySelector('#calls form')").await;
    fits_a_phone(&ada).await;
    makes_an_account(&ada, &house).await;
    renames(&ada).await;
    changes_the_password(&ada).await;
    adds_a_passkey(&ada).await;
    ends_another_device(&ada, &house).await;
    comes_and_goes(&ada).await;
    fits_a_phone(&ada).await;
    calls::by_webhook(&ada, &address, &hook).await;
    calls::when(&ada, &address).await;
    calls::by_mail(&ada, &house, &mails).await;
    calls::by_notification(&ada).await;
    no_complaints(&ada).await;
    removes_the_passkey(&ada, &address).await;
    leaves_for_good(&ada, &house).await;
    drop(ada);
    house.stop().await;
}

/// The bar and the page both ask who somebody is. Whatever was typed before the second answer is still there after it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_late_answer_leaves_what_was_typed() {
    let _place = places(1).await;
    let house = House::with(|_| {}).await;
    let ada = Browser::start("en").await;
    comes(&ada, &house.base, "Ada").await;
    // From the second answer on all have to wait until they are let go.
    let late = "const asks = window.fetch; let times = 0; let go; \
        window.late = () => Boolean(go); window.letGo = () => go(); \
        window.fetch = async (...request) => { \
            const answer = await asks(...request); \
            const [url, { method = 'GET' } = {}] = request; \
            if (url !== '/api/me' || method !== 'GET' || ++times < 2) return answer; \
            await new Promise(done => { go = done; }); \
            return answer; \
        }";
    ada.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": late })).await;
    ada.reload().await;
    ada.until("document.querySelector('#join') && late()").await;
    ada.write("#join > form input[type=text]", "ada").await;
    ada.run("window.letGo()").await;
    ada.settled().await;
    assert_eq!(ada.text("document.querySelector('#join > form input[type=text]').value").await, "ada");
    no_complaints(&ada).await;
    drop(ada);
    house.stop().await;
}

/// A login that somebody has is refused with the reason; another one is taken.
async fn makes_an_account(ada: &Browser, house: &House) {
    house.member("taken").await;
    ada.write("#join > form input[type=text]", "Taken").await;
    ada.write("#join > form input[type=password]", "a long password").await;
    ada.click("#join > form button").await;
    told(ada, "login").await;
    refused(ada, "/api/accounts", 409).await;
    ada.rewrite("#join > form input[type=text]", "ada").await;
    ada.click("#join > form button").await;
    ada.until("document.querySelector('#you').innerText.includes('Signed in as ada.')").await;
    told(ada, "The account is made.").await;
}

async fn renames(ada: &Browser) {
    ada.rewrite("#you input", "Ada <Lovelace>").await;
    ada.click("#you form button").await;
    told(ada, "name").await;
    ada.reload().await;
    ada.until("document.querySelector('#you input')?.value == 'Ada <Lovelace>'").await;
}

/// Only whoever knows the old one sets a new one.
async fn changes_the_password(ada: &Browser) {
    let change = async |old: &str| {
        ada.rewrite("#password [autocomplete=current-password]", old).await;
        ada.rewrite("#password [autocomplete=new-password]", "another password").await;
        ada.click("#password button").await;
    };
    change("a wrong password").await;
    ada.until("document.querySelector('#failed .notice')").await;
    refused(ada, "/api/me/password", 401).await;
    change("a long password").await;
    told(ada, "The password is changed").await;
}

async fn adds_a_passkey(ada: &Browser) {
    ada.write("#passkeys input", "my phone").await;
    ada.click("#passkeys form button").await;
    ada.until(&rows("#passkeys", 1)).await;
    assert!(ada.text("document.querySelector('#passkeys li').innerText").await.starts_with("my phone"));
    no_complaints(ada).await;
}

/// Another device and a program are in the list until they are signed out.
async fn ends_another_device(ada: &Browser, house: &House) {
    let mut phone = house.stranger();
    let agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";
    let sign_in = json!({"login": "ada", "password": "another password"}).to_string();
    let request = phone.request("POST".parse().unwrap(), "/api/sign-in").header("user-agent", agent);
    let answer = phone.send(request.header("content-type", "application/json").body(sign_in)).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
    phone.cookie = cookie.split(['=', ';']).nth(1).map(str::to_owned);
    assert_eq!(phone.get("/api/me").await.status, 200);
    ada.reload().await;
    ada.until(&rows("#devices", 2)).await;
    let list = ada.text("document.querySelector('#devices ul').innerText").await;
    assert!(list.contains("Safari, iPhone") && list.contains("this one"), "{list}");
    ada.click("#devices li button").await;
    ada.until(&rows("#devices", 1)).await;
    assert_eq!(phone.get("/api/me").await.status, 401);

    ada.click("#tokens summary").await;
    ada.write("#tokens input", "my bot").await;
    ada.click("#tokens form button").await;
    ada.until("document.querySelector('#tokens .copy input')?.value").await;
    let mut bot = house.stranger();
    bot.token = Some(ada.text("document.querySelector('#tokens .copy input').value").await);
    assert_eq!(text(&bot.get("/api/me").await.ok()["name"]), "Ada <Lovelace>");
    ada.until(&rows("#devices", 2)).await;
    ada.click("#end-others").await;
    is_sure(ada, true).await;
    ada.until(&rows("#devices", 1)).await;
    assert_eq!(bot.get("/api/me").await.status, 401);
}

/// Out, in by passkey, out, in by password.
async fn comes_and_goes(ada: &Browser) {
    for by_passkey in [true, false] {
        ada.click("#sign-out").await;
        ada.until("!document.querySelector('#you')").await;
        ada.click("#me a").await;
        if by_passkey {
            ada.click("#by-passkey").await;
        } else {
            ada.write("#login", "ADA").await;
            ada.write("#sign-in-password", "a long password").await;
            ada.click("#sign-in button.main").await;
            told(ada, "do not match").await;
            refused(ada, "/api/sign-in", 401).await;
            ada.rewrite("#sign-in-password", "another password").await;
            ada.click("#sign-in button.main").await;
        }
        ada.until("document.querySelector('#you input')?.value == 'Ada <Lovelace>'").await;
    }
    no_complaints(ada).await;
}

async fn removes_the_passkey(ada: &Browser, address: &str) {
    ada.go(&format!("{address}/?account")).await;
    ada.until(&rows("#passkeys", 1)).await;
    ada.click("#passkeys li button").await;
    is_sure(ada, false).await;
    assert_eq!(ada.text("document.querySelectorAll('#passkeys li').length").await, "1");
    ada.click("#passkeys li button").await;
    is_sure(ada, true).await;
    ada.until(&rows("#passkeys", 0)).await;
}

/// The account goes, with its password, and cannot be used again.
async fn leaves_for_good(ada: &Browser, house: &House) {
    ada.until("document.querySelector('#farewell input')").await;
    ada.write("#farewell input", "another password").await;
    ada.click("#farewell button.danger").await;
    is_sure(ada, true).await;
    ada.until("!document.querySelector('#you')").await;
    told(ada, "Everything about you is deleted.").await;
    no_complaints(ada).await;
    let gone = json!({"login": "ada", "password": "another password"});
    house.stranger().post("/api/sign-in", gone).await.refused(401, "wrong-login");
}
