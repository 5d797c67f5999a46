import { useEffect, useState } from 'react';

/** Chromium's event; the DOM typings leave it out. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

interface InstallOffer {
  /** Opens the browser's own dialog; null where only the person can do it, by the share menu. */
  readonly prompt: (() => void) | null;
}

const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** An iPhone's Safari never offers it by itself. */
const needsExplanation = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && !isStandalone();

/** The browser's offer to install this page as an app, remembered until it is used (spec 1 §2). */
export function useInstallOffer(): InstallOffer | null {
  const [event, setEvent] = useState<InstallPromptEvent | null>(null);
  const [explained, setExplained] = useState(false);

  useEffect(() => {
    setExplained(needsExplanation());
    const keep = (offered: Event) => {
      offered.preventDefault();
      setEvent(offered as InstallPromptEvent);
    };
    const forget = () => setEvent(null);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);

  if (event) {
    const prompt = () => {
      setEvent(null);
      void event.prompt();
    };
    return { prompt };
  }
  return explained ? { prompt: null } : null;
}
