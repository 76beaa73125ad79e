// Preferences are the person's: kept by this browser, shown in the menu, put into the forms that open a table.

const KEY = "kaupang";

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** What the person prefers; nothing where they chose nothing. */
export const preference = (name) => read()[name];

/** Sounds are off on phones unless switched on. */
const usualSound = () => (matchMedia("(pointer: coarse)").matches ? "off" : "on");

export const wantsSound = () => (preference("sound") ?? usualSound()) === "on";

function fill() {
  const chosen = { sound: usualSound(), ...read() };
  for (const field of document.querySelectorAll("[data-pref]")) {
    if (chosen[field.dataset.pref] !== undefined) field.value = chosen[field.dataset.pref];
  }
}

document.addEventListener("change", (event) => {
  const field = event.target.closest?.("#prefs [data-pref]");
  if (!field) return;
  const [name, value] = [field.dataset.pref, field.value];
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: value }));
  } catch {
    // It holds for this page only.
  }
  document.documentElement.dataset[name] = value;
  if (name === "notify" && value === "on" && "Notification" in window) Notification.requestPermission();
  fill();
  document.dispatchEvent(new Event("preferred"));
});

// What is written once goes along with whichever form is posted.
document.addEventListener("input", ({ target }) => {
  const name = target.dataset?.carry;
  if (name) for (const field of document.querySelectorAll(`[data-carried="${name}"]`)) field.value = target.value;
});

fill();
