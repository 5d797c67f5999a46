import type { RegisterSWOptions } from 'vite-plugin-pwa/types';

/** Registers the service worker, and answers with how to let in one that waits (`virtual:pwa-register`). */
type Register = (options: RegisterSWOptions) => () => Promise<void>;

/** How often a page that is left open asks whether there is a newer version. */
const ASK_AGAIN_MS = 3_600_000;

/** Lets in a newer version that has been fetched and waits to be asked. */
let letIn: (() => Promise<void>) | null = null;
let registered: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

function askAgainAndAgain(registration: ServiceWorkerRegistration): void {
  setInterval(() => {
    // Without a connection there is nothing to ask; the next time will do.
    registration.update().catch(() => undefined);
  }, ASK_AGAIN_MS);
}

/** Keeps the code of this version on the device, and looks for a newer one. Without it the page works as well, only slower. */
export function keepVersions(register: Register): void {
  const update = register({
    onNeedRefresh: () => {
      // Without a controller this is the first visit: nothing is replaced, so there is nothing to tell.
      if (!navigator.serviceWorker.controller) return;
      letIn = update;
      for (const listener of listeners) listener();
    },
    // Each page starts over at its own person's word: in another tab somebody may be typing.
    onNeedReload: () => undefined,
    onRegisteredSW: (_, registration) => {
      registered = registration;
      if (registration) askAgainAndAgain(registration);
    },
  });
}

export const hasNewVersion = (): boolean => letIn !== null;

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the newer version in and starts over with it; only ever at the person's word, never under a form. */
export function takeNewVersion(): void {
  // Another tab has let it in already: it is there, and nothing more will be told of it.
  if (!registered?.waiting) {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  void letIn?.();
}

/** Who has looked at a page for so long, in milliseconds, reads it. */
const STAYS_MS = 10_000;

const USES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls back once, when somebody uses the page or has looked at it for a while: whoever only passes by is not made to fetch what
 * keeps the application on the device, nor what forms are checked against.
 */
export function whenSomebodyStays(then: () => unknown): void {
  const ended = new AbortController();
  const now = () => {
    ended.abort();
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(now, STAYS_MS);
  for (const use of USES) addEventListener(use, now, { signal: ended.signal, passive: true });
}
