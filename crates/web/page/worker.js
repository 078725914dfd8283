// A thread beside the page: it answers one message after the other, so that the page never waits.

import { answer } from "{{think.js}}";

self.addEventListener("message", async event => {
  try {
    self.postMessage(await answer(event.data));
  } catch (error) {
    // The page hears of what is thrown here, but not of a promise that is broken.
    setTimeout(() => {
      throw error;
    });
  }
});
