// Looks whether `holds`, at once and then less and less often, for a spell; says whether it came true.
const [spell] = arguments;
return (async () => {
  const begun = performance.now();
  for (let pause = 4; !holds(); pause = Math.min(pause * 1.3, 60)) {
    if (performance.now() - begun > spell) return false;
    await new Promise(done => setTimeout(done, pause));
  }
  return true;
})();
