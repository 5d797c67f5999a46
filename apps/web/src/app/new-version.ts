/** A newer version that has been fetched and waits to be asked in. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function found(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

function watch(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first visit: nothing is replaced, so there is nothing to tell.
  if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) found(worker);
    });
  });
}

/** Keeps the code of this version on the device, and looks for a newer one. Not while developing. */
export function keepVersions(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it the page works as well, only slower the next time.
  navigator.serviceWorker.register('/service-worker.js').then(watch, () => undefined);
}

export const hasNewVersion = (): boolean => waiting !== null;

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the newer version in and starts over with it; only ever at the person's word, never under a form. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}
