import { useEffect, useEffectEvent } from 'react';
import { type OnRefresh, openEventStream } from './event-stream.ts';

/** The one live connection of a signed-in person, as long as they are. */
export function useEventStream(token: string | null, onRefresh: OnRefresh): void {
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (!token) return;
    const stream = openEventStream(token, (tags) => refresh(tags));
    return stream.close;
  }, [token]);
}
