import { createContext, type ReactNode, Suspense, use, useDeferredValue, useSyncExternalStore } from 'react';

interface WhenHydratedProps {
  /** In its place till then, and while its code is on the way. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around a part whose code comes late: the server leaves it out, and so does the page until it is hydrated. */
export function WhenHydrated({ fallback = null, children }: WhenHydratedProps) {
  return useIsHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

const never = () => () => undefined;

const Hydration = createContext(true);

/** Around the application: tells all that stands in it, once, when the page is hydrated. */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Hydration value={useDeferredValue(isHydrated)}>{children}</Hydration>;
}

/**
 * False while the page is still as the server made it: rendered there, or being taken over here. What only the device
 * knows is shown from the moment it is true, and deferred, since taps come first.
 */
export function useIsHydrated(): boolean {
  return use(Hydration);
}
