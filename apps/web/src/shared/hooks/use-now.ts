import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, renewed every minute: what depends on opening hours changes while it is looked at. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
