// Links in full with a button to copy them, and a title that tells whose turn it is.

/** Links in full. */
export function writeOut() {
  for (const field of document.querySelectorAll("input[data-link]")) {
    // The page may lead elsewhere by now: a link to a position of a replay does.
    const link = new URL(field.getAttribute("value"), location.origin).href;
    if (field.value !== link) field.value = link;
  }
}

/** A title and an icon that tell whose turn it is. */
export function tellTurn() {
  const status = document.getElementById("status");
  if (!status) return;
  const mine = document.querySelector("main.my-turn");
  const title = (mine ? "● " : "") + status.textContent;
  if (document.title !== title) document.title = title;
  const icon = document.getElementById("icon");
  icon.dataset.usual ??= icon.getAttribute("href");
  const face = mine ? icon.dataset.turn : icon.dataset.usual;
  if (icon.getAttribute("href") !== face) icon.setAttribute("href", face);
}

document.addEventListener("click", async (event) => {
  const field = event.target.closest?.("input[data-link]");
  if (field) field.select();
  const copy = event.target.closest?.("[data-copy]");
  if (!copy) return;
  const from = document.getElementById(copy.dataset.copy);
  try {
    await navigator.clipboard.writeText(from.value);
    copy.textContent = copy.dataset.done;
  } catch {
    // Without permission the link is selected, ready for the keys.
    from.select();
  }
});
