import { useEffect, useMemo, useState } from 'react';
import { useVisit } from '../visit/use-visit.ts';
import { useIsLive } from './use-is-live.ts';

const MINUTE = 60_000;

/** The time, renewed every minute: what depends on opening hours changes while it is looked at. */
export function useNow(): Date {
  const { servedAt } = useVisit();
  const whenServed = useMemo(() => new Date(servedAt), [servedAt]);
  const isLive = useIsLive();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return isLive ? now : whenServed;
}
