/** Keeps the app for times without a connection, and tells when a new version of it lies ready. */

const isReady = (worker: ServiceWorker | null): worker is ServiceWorker => worker?.state === "installed";

function watch(registration: ServiceWorkerRegistration, onReady: (worker: ServiceWorker) => void): void {
  // Without a controller this is the first visit, and nothing is new.
  const look = (): void => {
    const { waiting } = registration;
    if (isReady(waiting) && navigator.serviceWorker.controller !== null) onReady(waiting);
  };
  look();
  // Who leaves the app open for days comes back to it without loading it.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && navigator.onLine) void registration.update().catch(() => undefined);
  });
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** The page is loaded anew when the new version has taken over, and not before the person says so. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("take over");
}

/** Calls with a function that loads the new version. Browsers that keep nothing do without. */
export async function onNewVersion(tell: (reload: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL("service-worker.js", document.baseURI));
    watch(registration, (worker) => tell(() => takeOver(worker)));
  } catch {
    // A page that is not served safely may not keep anything; it works all the same.
  }
}
