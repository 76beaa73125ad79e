// Before the first paint: the person's size, contrast and motion, as attributes of the page.
(() => {
  try {
    const chosen = JSON.parse(localStorage.getItem("kaupang") ?? "{}");
    for (const name of ["size", "contrast", "motion", "sound"]) if (chosen[name]) document.documentElement.dataset[name] = chosen[name];
  } catch {
    // A browser that keeps nothing shows everything as usual.
  }
})();
