// How long an offer is left to its reader before bots may take it: a bar that empties, and the seconds. The page says
// how much time is left when it is drawn (`data-offer-left`), so a reload tells the truth.

let told = "";
let until = 0;
let timer = 0;

/** The bar and the sentence, in the room that the board keeps for them. */
function parts(place) {
  if (!place.firstElementChild) {
    const bar = document.createElement("i");
    bar.ariaHidden = "true";
    place.append(bar, document.createElement("span"));
  }
  return place.children;
}

function show() {
  clearTimeout(timer);
  const { offerLeft, offerAll, number } = document.getElementById("main")?.dataset ?? {};
  const place = document.getElementById("offer-clock");
  if (!place || offerLeft === undefined) {
    place?.replaceChildren();
    told = "";
    return;
  }
  if (told !== `${number} ${offerLeft}`) {
    told = `${number} ${offerLeft}`;
    until = performance.now() + Number(offerLeft);
  }
  const left = Math.max(until - performance.now(), 0);
  const seconds = Math.ceil(left / 1000);
  const [bar, text] = parts(place);
  bar.style.scale = `${left / Number(offerAll)} 1`;
  text.textContent = seconds ? place.dataset.left.replace("#", seconds) : place.dataset.over;
  if (left) timer = setTimeout(show, left % 1000 || 1000);
}

document.addEventListener("updated", show);
show();
