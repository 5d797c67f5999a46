import { useEffect, useState } from 'react';

/** Whether this device lets a page keep its screen on at all. */
export const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/**
 * Keeps the screen on for as long as it is wanted and the page is to be seen. The device takes it back when the page is
 * hidden, so it is asked for again when the page comes back; and on its own account, as when it saves power.
 * @returns whether the device refuses it now
 */
export function useWakeLock(isWanted: boolean): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const ending = new AbortController();
    void keepAwake(ending.signal, setRefused);
    return () => {
      ending.abort();
      setRefused(false);
    };
  }, [isWanted]);
  return isRefused;
}

/** Holds the lock until the signal comes, and tells whenever it is had or refused. */
function keepAwake(signal: AbortSignal, tellRefused: (isRefused: boolean) => void): Promise<void> {
  let held: WakeLockSentinel | null = null;
  const isSeen = () => document.visibilityState === 'visible';

  const hold = async () => {
    if (!isSeen() || (held && !held.released)) return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      // No longer wanted by the time it came.
      if (signal.aborted) return void lock.release();
      held = lock;
      tellRefused(false);
      // Hidden pages lose it as a matter of course; one that is seen has been refused.
      lock.addEventListener('release', () => {
        if (!signal.aborted) tellRefused(isSeen());
      });
    } catch {
      // Hidden in the meantime is no refusal.
      if (!signal.aborted) tellRefused(isSeen());
    }
  };
  document.addEventListener('visibilitychange', () => void hold(), { signal });
  signal.addEventListener('abort', () => void held?.release());
  return hold();
}
