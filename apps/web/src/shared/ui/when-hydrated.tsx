import { type ReactNode, Suspense } from 'react';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';

interface WhenHydratedProps {
  /** In its place till then, and while its code is on the way. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around a part whose code comes late: the server leaves it out, and so does the page until it is hydrated. */
export function WhenHydrated({ fallback = null, children }: WhenHydratedProps) {
  return useIsHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
