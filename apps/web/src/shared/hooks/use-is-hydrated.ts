import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the page is still as the server made it: rendered there, or being taken over here. What only the device
 * knows is shown from the moment it is true, and deferred, since taps come first.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
