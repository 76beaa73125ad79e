// What makes the table a thing on one's phone: its icon as a drawing and as pictures, and a page for where there is no
// connection.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { person, startBrowser, startServer } from "../helper.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** The picture at an address as the browser shows it: its kind, its size, and how many of its corners shine through. */
const picture = (page, address) => page.evaluate(async (address) => {
  const answer = await fetch(address);
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const corners = [[0, 0], [width - 1, 0], [0, height - 1], [width - 1, height - 1]];
  const clear = corners.filter(([x, y]) => canvas.getImageData(x, y, 1, 1).data[3] < 255).length;
  return { kind: answer.headers.get("Content-Type"), width, height, clear };
}, address);

test("the icon is served as pictures, too, in the sizes that are promised", async () => {
  const { page, complaints } = await person(browser, server);
  await page.goto("/");
  const manifest = await page.evaluate(() => fetch(document.querySelector("link[rel=manifest]").href).then((answer) => answer.json()));
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  assert.deepEqual(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`), ["192x192 any", "512x512 any", "512x512 maskable"]);
  for (const { src, sizes, purpose } of pictures) {
    const width = parseInt(sizes, 10);
    // A system cuts a shape of its own from a maskable one: all of it is painted.
    assert.deepEqual(await picture(page, src), { kind: "image/png", width, height: width, clear: purpose === "any" ? 4 : 0 });
  }
  const touch = await page.getAttribute("link[rel=apple-touch-icon]", "href");
  assert.deepEqual(await picture(page, touch), { kind: "image/png", width: 180, height: 180, clear: 0 });
  assert.deepEqual(complaints, []);
});

test("where there is no connection, a page says so, and that nothing is lost", async () => {
  const other = await startServer();
  const { page } = await person(browser, other);
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
    if (active.state === "activated") resolve();
    else active.addEventListener("statechange", () => { if (active.state === "activated") resolve(); });
  })));
  await other.stop();
  await page.goto("/me");
  assert.match(await page.textContent("main"), /There is no connection to the table now\. Your seat and the position are kept/);
});
