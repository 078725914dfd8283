// Where bots think: a module beside the client, loaded when one is asked for the first time. A worker has it; where there can be none, the
// page itself.

import init, { answer as think, networks_at } from "{{thinker.js}}";

const ready = init({ module_or_path: "{{thinker.wasm}}" }).then(() => networks_at('{{networks}}'));

export async function answer(text) {
  await ready;
  return think(text);
}
