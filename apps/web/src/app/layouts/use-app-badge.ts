import { useEffect } from 'react';

/** Shows a number on the installed application's icon while this is there, where a device can; none for 0. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Refused where the site is not installed: it is only more to see.
    navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);

  useEffect(
    () => () => {
      // Nobody counts any more.
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined);
    },
    [],
  );
}
