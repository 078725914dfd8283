// Runs before the page is drawn, so that it never shows in the wrong light.
(function () {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  function kept() {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  }
  function light() {
    const chosen = kept();
    const theme = chosen || (dark.matches ? "candlelight" : "vellum");
    document.documentElement.dataset.theme = theme;
    const colour = document.querySelector("meta[name=theme-color]");
    if (colour) colour.content = theme === "candlelight" ? "#241a11" : "#e6d6b4";
  }
  dark.addEventListener("change", light);
  window.addEventListener("themechosen", light);
  light();
})();
