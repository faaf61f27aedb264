/**
 * The service worker: keeps every file of the app, so that after one visit it works without a connection.
 *
 * A version is the list of the app's files. All of them are fetched before a version counts as installed, so an old and a
 * new file never meet; the new version waits until the person asks for it or every page is closed.
 */

declare const self: ServiceWorkerGlobalScope;

/** Put in when the app is built: paths relative to this file, and a name that changes whenever one of them does. */
declare const appFiles: readonly string[];
declare const appVersion: string;

const prefix = "daytile-";
const cacheName = `${prefix}${appVersion}`;
const page = "./";

/** Files whose names hold a hash of their contents never change, so those of the version before will do. */
const isHashed = (path: string): boolean => path.startsWith("assets/");

async function keep(cache: Cache, path: string): Promise<void> {
  const known = isHashed(path) ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, { cache: "reload" }));
  if (!response.ok) throw new Error(`${path} could not be fetched`);
  await cache.put(path, response);
}

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all([page, ...appFiles].map((path) => keep(cache, path)));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const isPage = request.mode === "navigate";
  const kept = await cache.match(isPage ? page : request, { ignoreSearch: isPage });
  return kept ?? fetch(request);
}

/** Only the page itself: other addresses below it may be somebody else's. */
function isOurs({ method, url, mode }: Request): boolean {
  const scope = new URL(self.registration.scope);
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== scope.origin) return false;
  return mode !== "navigate" || pathname === scope.pathname || pathname === `${scope.pathname}index.html`;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
});
self.addEventListener("fetch", (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
