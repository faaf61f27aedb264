/** Keeps the app for times without a connection, and says when a new version is ready. */

/** The workers that a registration has now. */
const workersOf = ({ installing, waiting, active }: ServiceWorkerRegistration): readonly (ServiceWorker | null)[] => [
  installing,
  waiting,
  active,
];

/** `known` are those of a first visit: nothing about them is new, even if they say that they are ready only later. */
function watch(
  registration: ServiceWorkerRegistration,
  known: readonly (ServiceWorker | null)[],
  onReady: (worker: ServiceWorker) => void,
): void {
  const look = (): void => {
    const { waiting } = registration;
    if (waiting?.state === "installed" && !known.includes(waiting)) onReady(waiting);
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
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  if (worker.state === "installed") worker.postMessage("take over");
  // Another tab has asked for it in the meantime.
  else reload();
}

/** Calls with a function that loads the new version. Browsers that keep nothing do without. */
export async function onNewVersion(tell: (reload: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    // The first worker may take over before it is asked whether there was one before.
    const isFirstVisit = navigator.serviceWorker.controller === null;
    const registration = await navigator.serviceWorker.register(new URL("service-worker.js", document.baseURI));
    watch(registration, isFirstVisit ? workersOf(registration) : [], (worker) => tell(() => takeOver(worker)));
  } catch {
    // A page that is not served safely may not keep anything; it works anyway.
  }
}
