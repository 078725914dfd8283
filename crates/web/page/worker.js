// A thread beside the page: it loads the same client and answers one message after the other, so that the page never waits.

import init, { networks_at, worker_message } from "{{client.js}}";

const ready = init({ module_or_path: "{{client.wasm}}" }).then(() => networks_at('{{networks}}'));

self.addEventListener("message", async event => {
  try {
    await ready;
    self.postMessage(await worker_message(event.data));
  } catch (error) {
    // The page hears of what is thrown here, but not of a promise that is broken.
    setTimeout(() => {
      throw error;
    });
  }
});
