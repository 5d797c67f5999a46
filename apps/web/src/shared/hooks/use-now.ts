import { useEffect, useMemo, useState } from 'react';
import { useVisit } from '../api/store-hooks.ts';
import { onClockChange, serverNow } from '../clock/server-clock.ts';
import { useIsHydrated } from '../ui/when-hydrated.tsx';

const MINUTE = 60_000;

/** The time by the server's clock, renewed every minute: what depends on opening hours changes while it is looked at. */
export function useNow(): Date {
  const { servedAt } = useVisit();
  const whenServed = useMemo(() => new Date(servedAt), [servedAt]);
  const isHydrated = useIsHydrated();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const renew = () => setNow(serverNow());
    const timer = setInterval(renew, MINUTE);
    const stop = onClockChange(renew);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return isHydrated ? now : whenServed;
}
