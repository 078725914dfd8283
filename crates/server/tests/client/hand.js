// What a hand needs to know before it uses an element: that there is one, where it stands still, that nothing lies over it. `ask.part` says what for.
const [ask] = arguments;
const frame = () => new Promise(done => requestAnimationFrame(done));
const hear = (node, ...names) => names.forEach(name => node.dispatchEvent(new Event(name, { bubbles: true })));

const parts = {
  // Where it is clicked: twice in a row at the same place, and a click there meets it.
  click(node, before) {
    if (node.matches(":disabled")) return { why: "it is disabled" };
    node.scrollIntoViewIfNeeded(true);
    const box = [...node.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (!box) return { why: "it is not seen" };
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const met = document.elementFromPoint(x, y);
    if (!met || !node.contains(met)) return { why: `${met?.outerHTML.slice(0, 120)} lies over it` };
    if (before?.node !== node || before.x !== x || before.y !== y) return { why: "it moves", node, x, y };
    return { x, y };
  },
  write(node) {
    if (node.matches(":disabled, :read-only")) return { why: "nothing can be written there" };
    node.scrollIntoViewIfNeeded(true);
    node.focus();
    try { node.setSelectionRange(node.value.length, node.value.length); } catch { /* Numbers have no places. */ }
    return { focused: true };
  },
  // What is typed takes the place of what is chosen.
  rewrite(node) {
    const written = parts.write(node);
    if (written.focused) node.select();
    return written;
  },
  choose(option) {
    const list = option.closest("select");
    if (list.disabled || option.disabled) return { why: "it cannot be chosen" };
    list.focus();
    option.selected = true;
    hear(list, "input", "change");
    return { chosen: true };
  },
  count: (node, before, count) => ({ count }),
};

return (async () => {
  const begun = performance.now();
  for (let found = null; ; await frame()) {
    const all = [...document.querySelectorAll(ask.selector)];
    found = all.length ? parts[ask.part](all[ask.place % all.length], found, all.length) : { why: "there is none" };
    if (!found.why) return found;
    if (performance.now() - begun > ask.spell) return { why: found.why };
  }
})();
