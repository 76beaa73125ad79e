// Cubes that are picked to be laid show on their cards before they are confirmed, from the left, in the order of the
// clicks; and cubes that are picked to be raised, in the steps of their card.
document.addEventListener("picked", ({ detail: steps }) => {
  for (const ghost of document.querySelectorAll(".to-lie")) ghost.remove();
  const cards = document.querySelectorAll(".stall.laying");
  steps.filter((step) => step.startsWith("lay ")).forEach((step, nth) => {
    const cube = document.querySelector(`[data-pick="${step}"] > svg`);
    if (!cube || !cards[nth]) return;
    const ghost = document.createElement("span");
    ghost.className = "to-lie";
    ghost.setAttribute("aria-hidden", "true");
    ghost.append(cube.cloneNode(true));
    cards[nth].append(ghost);
  });
  document.querySelectorAll(".raise").forEach((place, nth) => {
    const drawn = document.querySelector(`[data-raise="${steps[nth]}"]`);
    place.replaceChildren(...drawn ? [drawn.content.cloneNode(true)] : []);
  });
});
