// Asks axe-core, which is in the page already, what is wrong with it. Gives a line for each place that breaks a rule.
const [tags] = arguments;
return (async () => {
  const { violations } = await axe.run(document, {
    runOnly: { type: "tag", values: tags },
    // Processor time: what holds is not told in full, nothing is fetched, and there are no frames to ask.
    resultTypes: ["violations"], preload: false, elementRef: false, iframes: false,
  });
  const words = text => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) || []).join(" ")} `;
  const faults = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const place = target.flat(Infinity).join(" ");
      if (id === "label-content-name-mismatch" && says(document.querySelector(place))) continue;
      faults.push(`${id}: ${help} (${place}) ${failureSummary.split("\n").slice(1).map(line => line.trim()).join("; ")}`);
    }
  }
  return faults;

  // A thing of the table is a picture: the numbers on it and the initial of whose it is are dice, prices and counts, which the name tells in words.
  // axe-core takes all of them for its label, and runs its texts together without a space ("Take 2workers"). So we ask for every word by itself.
  function says(thing) {
    if (!thing?.matches(".scene svg g.thing")) return false;
    const name = words(thing.getAttribute("aria-label"));
    return [...thing.querySelectorAll("text")].every(({ textContent }) => !/\p{L}{2}/u.test(textContent) || name.includes(words(textContent)));
  }
})();
