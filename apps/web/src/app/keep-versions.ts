import type { RegisterSWOptions } from 'vite-plugin-pwa/types';
import { tellNewVersion } from './new-version.ts';

/** Registers the service worker, and answers with how to let in one that waits (`virtual:pwa-register`). */
type Register = (options: RegisterSWOptions) => () => Promise<void>;

/** How often a page that is left open asks whether there is a newer version. */
const ASK_AGAIN_MS = 3_600_000;

let registered: ServiceWorkerRegistration | undefined;

function askAgainAndAgain(registration: ServiceWorkerRegistration): void {
  setInterval(() => {
    // Without a connection there is nothing to ask; the next time will do.
    registration.update().catch(() => undefined);
  }, ASK_AGAIN_MS);
}

/** Keeps the code of this version on the device, and looks for a newer one. Without it the page works as well, only slower. */
export function keepVersions(register: Register): void {
  const letIn = register({
    onNeedRefresh: () => {
      // Without a controller this is the first visit: nothing is replaced, so there is nothing to tell.
      if (navigator.serviceWorker.controller) tellNewVersion(() => take(letIn));
    },
    // Each page starts over at its own person's word: in another tab somebody may be typing.
    onNeedReload: () => undefined,
    onRegisteredSW: (_, registration) => {
      registered = registration;
      if (registration) askAgainAndAgain(registration);
    },
  });
}

/** Lets the newer version in and starts over with it; only ever at the person's word, never under a form. */
function take(letIn: () => Promise<void>): void {
  // Another tab has let it in already: it is there, and nothing more will be told of it.
  if (!registered?.waiting) {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  void letIn();
}
