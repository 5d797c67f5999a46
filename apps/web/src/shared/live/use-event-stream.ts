import { useEffect, useEffectEvent } from 'react';
import { bringInsistently } from '../connection/on-reconnect.ts';
import type { BrowserStreamEvents } from './browser-stream.ts';

/** The one live connection of a signed-in person, as long as they are. Null: something may have been missed. */
export function useEventStream(token: string | null, { onRefresh, onRefused }: BrowserStreamEvents): void {
  const refresh = useEffectEvent(onRefresh);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (!token) return;
    const left = new AbortController();
    // Visitors have no stream, and nobody needs it before the page stands.
    void bringInsistently(() => import('./browser-stream.ts')).then(({ openBrowserStream }) => {
      if (left.signal.aborted) return;
      const close = openBrowserStream(token, { onRefresh: (tags) => refresh(tags), onRefused: () => refuse() });
      left.signal.addEventListener('abort', close);
    });
    return () => left.abort();
  }, [token]);
}
