// Keeps the shell of the client: files with a hash in their name for ever, the page itself as a stand-in when offline.
const SHELL = "mezani-shell";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add("./"))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const path = url.pathname.slice(new URL(self.registration.scope).pathname.length);
  if (event.request.method !== "GET" || url.origin !== location.origin || path.startsWith("api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (path.startsWith("assets/")) event.respondWith(asset(event.request));
});

/** The newest page, or the one kept. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put("./", answer.clone());
    return answer;
  } catch {
    return (await cache.match("./")) ?? Response.error();
  }
}

/** A file that never changes under its name. */
async function asset(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
