import type { CacheTag } from '@mercadito/contracts/cache-tags';
import { useEffect, useEffectEvent } from 'react';

/** The one live connection of a signed-in person, as long as they are. Null: something may have been missed. */
export function useEventStream(token: string | null, onRefresh: (tags: CacheTag[] | null) => void): void {
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (!token) return;
    const left = new AbortController();
    // Visitors have no stream, and nobody needs it before the page stands.
    void import('./event-stream.ts').then(({ openEventStream }) => {
      if (left.signal.aborted) return;
      const stream = openEventStream(token, (tags) => refresh(tags));
      left.signal.addEventListener('abort', stream.close);
    });
    return () => left.abort();
  }, [token]);
}
