// Says "no connection" where a page can't be reached. Everything else goes the usual way.
const PAGE = "/away";
self.addEventListener("install", (event) => event.waitUntil(caches.open("away").then((cache) => cache.add(PAGE))));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});
