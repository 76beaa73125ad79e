// A worker that only says politely that there is no connection; it keeps nothing else.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/away.js").catch(() => {});
