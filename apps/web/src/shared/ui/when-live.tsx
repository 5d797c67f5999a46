import { type ReactNode, Suspense } from 'react';
import { useIsLive } from '../hooks/use-is-live.ts';

interface WhenLiveProps {
  /** In its place till then, and while its code is on the way. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around a part whose code comes late: the server leaves it out, and so does the page until it is live. */
export function WhenLive({ fallback = null, children }: WhenLiveProps) {
  return useIsLive() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
