// Runs before the page is drawn, so that it never shows in the wrong light or in the wrong language.
(function () {
  const GROUND = { vellum: "#e6d6b4", candlelight: "#241a11" };
  const root = document.documentElement;
  const dark = window.matchMedia("(prefers-color-scheme: dark)");

  // What the client keeps of the reader's choices.
  function chosen() {
    try {
      return JSON.parse(localStorage.getItem("demesne.prefs")) || {};
    } catch {
      return {};
    }
  }

  function light() {
    const { theme } = chosen();
    root.dataset.theme = theme in GROUND ? theme : dark.matches ? "candlelight" : "vellum";
  }

  // The browser's own frame has the colour of the page, whoever changes it.
  function frame() {
    const colour = GROUND[root.dataset.theme];
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.content = colour;
  }

  const tags = [chosen().language, ...(navigator.languages || [])].map(tag => String(tag).slice(0, 2));
  root.lang = tags.find(tag => ["en", "es", "pt"].includes(tag)) || "en";
  new MutationObserver(frame).observe(root, { attributes: true, attributeFilter: ["data-theme"] });
  dark.addEventListener("change", light);
  light();
})();
