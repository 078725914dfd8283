// Waits until the page stands still, however long the machine needs for that: its letters and pictures are there, whatever fades or slides has come
// to its end, and two frames bring nothing new. What breathes for ever is no reason to wait.
return (async () => {
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const moves = one => one.playState === "running" && one.effect?.getComputedTiming().endTime < Infinity;
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map(image => image.decode()));
  let changed = true;
  const watch = new MutationObserver(() => { changed = true; });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (changed) {
    for (let moving; (moving = document.getAnimations().filter(moves)).length;) await Promise.allSettled(moving.map(one => one.finished));
    changed = false;
    await frame();
    await frame();
  }
  watch.disconnect();
  return true;
})();
