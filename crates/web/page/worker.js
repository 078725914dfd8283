// A thread beside the page: it loads the same client and answers one message after the other, so that the page never waits.

import init, { worker_message } from "{{client.js}}";

const ready = init({ module_or_path: "{{client.wasm}}" });

self.addEventListener("message", async event => {
  try {
    await ready;
    self.postMessage(worker_message(event.data));
  } catch (error) {
    // The page hears of what is thrown here, but not of a promise that is broken.
    setTimeout(() => {
      throw error;
    });
  }
});
