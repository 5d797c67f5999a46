import { useEffect, useState, useSyncExternalStore } from 'react';

/** Chromium's event; the DOM typings leave it out. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** What the browser has offered and nobody has used yet; kept by `before-the-app.js`, as it may come before us. */
    installOffer?: InstallPromptEvent | null;
  }
}

interface InstallOffer {
  /** Opens the browser's own dialog; null where only the person can do it, by the share menu. */
  readonly prompt: (() => void) | null;
}

/** Told whenever the offer has come or gone. */
const CHANGE = 'installoffer';

const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** An iPhone's Safari never offers it by itself. */
const needsExplanation = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && !isStandalone();

function forget(): void {
  window.installOffer = null;
  window.dispatchEvent(new Event(CHANGE));
}

function listen(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener(CHANGE, listener);
    window.removeEventListener('appinstalled', forget);
  };
}

/** The browser's offer to install this page as an app, remembered until it is used (FRAME-8). */
export function useInstallOffer(): InstallOffer | null {
  const event = useSyncExternalStore(
    listen,
    () => window.installOffer ?? null,
    () => null,
  );
  const [explained, setExplained] = useState(false);
  useEffect(() => setExplained(needsExplanation()), []);

  if (event) {
    const prompt = () => {
      forget();
      void event.prompt();
    };
    return { prompt };
  }
  return explained ? { prompt: null } : null;
}
