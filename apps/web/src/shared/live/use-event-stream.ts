import { useEffect, useEffectEvent } from 'react';
import type { StreamEvents } from './event-stream.ts';

/** The one live connection of a signed-in person, as long as they are. Null: something may have been missed. */
export function useEventStream(token: string | null, { onRefresh, onRefused }: StreamEvents): void {
  const refresh = useEffectEvent(onRefresh);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (!token) return;
    const left = new AbortController();
    // Visitors have no stream, and nobody needs it before the page stands.
    void import('./event-stream.ts').then(({ openEventStream }) => {
      if (left.signal.aborted) return;
      const stream = openEventStream(token, { onRefresh: (tags) => refresh(tags), onRefused: () => refuse() });
      left.signal.addEventListener('abort', stream.close);
    });
    return () => left.abort();
  }, [token]);
}
