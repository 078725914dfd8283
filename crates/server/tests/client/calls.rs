//! The panel of being called: each way, what for, when, and the test.

use crate::{
    browser::Browser,
    steps::{fits_a_phone, no_complaints, told},
    visit::{House, receiver::Receiver, smtp::MailServer},
};
use serde_json::json;

const RESULTS: &str = "document.querySelector('#test-results').innerText";

/// The link of mails leads to the panel.
async fn open(ada: &Browser, address: &str) {
    ada.go(&format!("{address}/?settings=calls")).await;
    ada.until("document.querySelector('#calls form')").await;
    // It stands first: nobody has to look for it.
    ada.until("document.querySelector('main section').id == 'calls'").await;
}

async fn save(ada: &Browser) {
    ada.click("#save-calls").await;
    told(ada, "Saved.").await;
}

/// A webhook is saved, shows its secret once, and is tried.
pub async fn by_webhook(ada: &Browser, address: &str, hook: &Receiver) {
    open(ada, address).await;
    fits_a_phone(ada).await;
    // Nothing is on yet.
    ada.click("#test-calls").await;
    ada.until(&format!("{RESULTS}.startsWith('Nothing is turned on')")).await;
    ada.click("#webhook summary").await;
    ada.click("#webhook input[name=webhook]").await;
    ada.write("#webhook-url", &hook.url).await;
    ada.click("#test-calls").await;
    ada.until(&format!("{RESULTS} == 'Webhook: sent'")).await;
    let secret = "document.querySelector('#calls .copy input').value";
    let first = ada.text(secret).await;
    assert!(first.len() > 20, "{first}");
    let got = hook.take();
    assert_eq!((got.len(), &got[0].json()["event"]), (1, &json!("test")));
    // What went wrong is told.
    hook.answer(500);
    ada.click("#test-calls").await;
    ada.until(&format!("{RESULTS}.includes('500')")).await;
    hook.answer(200);
    ada.click("#renew-secret").await;
    ada.until(&format!("{secret} != {}", json!(first))).await;
    open(ada, address).await;
    assert_eq!(ada.text("document.querySelector('#webhook-url').value").await, hook.url);
    assert_eq!(ada.text("document.querySelector('[name=webhook]').checked").await, "true");
    assert!(!ada.holds("document.querySelector('#calls .copy')").await, "shown once");
    no_complaints(ada).await;
}

/// What for and when is kept.
pub async fn when(ada: &Browser, address: &str) {
    assert!(!ada.holds("document.querySelector('[name=digest-at]')").await);
    ada.click("[name=kind-chat]").await;
    ada.click("[name=kind-turn]").await;
    ada.choose("#digest", "daily").await;
    ada.click("[name=quiet]").await;
    // How a time is typed depends on the machine's habits.
    for (name, time) in [("digest-at", "07:30"), ("quiet-from", "23:15"), ("quiet-to", "06:45")] {
        ada.until(&format!("document.querySelector('[name={name}]').offsetParent")).await;
        let put = format!(
            "const field = document.querySelector('[name={name}]'); field.value = '{time}'; field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        );
        ada.run(&put).await;
    }
    save(ada).await;
    open(ada, address).await;
    let kept = "[...document.querySelectorAll('#calls [name^=kind], #calls [name=quiet]')].map(box => Number(box.checked)).join('')";
    assert_eq!(ada.text(kept).await, "011111", "turn, started, finished, chat, invited, quiet");
    let times = "[...document.querySelectorAll('#calls [type=time]')].map(field => field.value).join(' ')";
    assert_eq!(ada.text(times).await, "07:30 23:15 06:45");
    assert_eq!(ada.text("document.querySelector('#digest').value").await, "daily");
}

/// An address is confirmed by the link of a mail; what was typed elsewhere meanwhile stays.
pub async fn by_mail(ada: &Browser, house: &House, mails: &MailServer) {
    assert_eq!(ada.text("document.querySelector('[name=mail]').disabled").await, "true", "not confirmed yet");
    ada.click("[name=even-if-open]").await;
    ada.write("#mail-address", "ada@example.net").await;
    ada.click("#give-mail").await;
    ada.until("document.querySelector('#mail-state').textContent.includes('on its way to ada@example.net')")
        .await;
    assert_eq!(ada.text("document.querySelector('[name=even-if-open]').checked").await, "true");
    let mail = mails.take().pop().expect("a mail");
    let link =
        mail.split_whitespace().find(|word| word.contains("/api/confirm-mail?token=")).expect("a link");
    assert_eq!(house.stranger().get(&link[link.find("/api").unwrap_or(0)..]).await.status, 200);
    save(ada).await;
    ada.until("document.querySelector('#mail-state').textContent == 'ada@example.net is confirmed.'").await;
    assert_eq!(
        ada.text("document.querySelector('[name=mail]').checked").await,
        "true",
        "saving did not turn it off"
    );
    ada.click("#test-calls").await;
    ada.until(&format!("{RESULTS}.includes('E-mail: sent') && {RESULTS}.includes('Webhook: sent')")).await;
    assert!(mails.take().pop().is_some_and(|mail| mail.contains("To: ada@example.net")));
    // What was said lies above everything for a while, or until it was read.
    ada.run("document.querySelector('#said button')?.click()").await;
    ada.click("#forget-mail").await;
    ada.until(
        "document.querySelector('[name=mail]').disabled && !document.querySelector('[name=mail]').checked",
    )
    .await;
    assert_eq!(ada.text("document.querySelector('#mail-address').value").await, "");
}

/// A browser that may not show notifications says so; one that may asks its push service, which is out of reach here.
pub async fn by_notification(ada: &Browser) {
    let allow = async |setting: &str| {
        let permission = json!({ "permission": { "name": "notifications" }, "setting": setting });
        ada.tool("Browser.setPermission", permission).await;
    };
    allow("denied").await;
    ada.click("#push").await;
    told(ada, "does not allow notifications").await;
    ada.click("#failed button").await;
    allow("granted").await;
    ada.click("#push").await;
    told(ada, "could not turn notifications on").await;
    ada.until("!document.querySelector('#push').disabled").await;
    assert_eq!(ada.text("document.querySelector('#push').textContent").await, "Turn on in this browser");
    let worker = "return navigator.serviceWorker.getRegistration('/').then(found => found.active.scriptURL)";
    assert!(ada.run(worker).await.as_str().is_some_and(|url| url.ends_with("/sw.js")));
}
