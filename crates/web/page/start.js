// Starts the client, and has the browser keep it for days without a network.

// Why the page stays empty, in the reader's language.
function tell(error) {
  console.error(error);
  const loading = document.getElementById("loading");
  if (!loading) return;
  for (const text of loading.querySelectorAll("[data-failed]")) text.hidden = text.lang !== document.documentElement.lang;
  loading.classList.add("failed");
}

function keep() {
  // Without TLS there is none; the page works all the same.
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js", { scope: "/" }).catch(() => {});
}

try {
  const { default: init, main_page } = await import("{{client.js}}");
  await init({ module_or_path: "{{client.wasm}}" });
  main_page();
  keep();
} catch (error) {
  tell(error);
}
