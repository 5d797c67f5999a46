import { useEffect, useEffectEvent, useRef } from 'react';
import { bellChoice } from './bell-choice.ts';
import { ringBell, wakeBell } from './bell-sound.ts';

interface Orders {
  readonly results: readonly { readonly transaction_id: string }[];
}

/**
 * Rings for each order that arrives while this is there, once on a device however many tabs are open (SCREEN-41).
 * What the first reading has was there before, and so is what another business has when an Admin turns to it.
 * @param newest the newest orders, undefined until they are known
 */
export function useOrderBell(companyId: number | null, newest: Orders | undefined): void {
  const isOn = bellChoice.use() ?? false;
  const known = useRef<{ readonly companyId: number | null; readonly ids: ReadonlySet<string> } | null>(null);

  const arrive = useEffectEvent((arrived: readonly string[]) => {
    if (isOn) void ringOnce(arrived);
  });

  useEffect(() => {
    if (!newest) return;
    const ids = newest.results.map(({ transaction_id }) => transaction_id);
    const before = known.current?.companyId === companyId ? known.current.ids : null;
    known.current = { companyId, ids: new Set([...(before ?? []), ...ids]) };
    const arrived = before ? ids.filter((id) => !before.has(id)) : [];
    if (arrived.length > 0) arrive(arrived);
  }, [companyId, newest]);

  // Every browser keeps a page silent until it has been touched, and some make it silent again meanwhile.
  useEffect(() => {
    if (!isOn) return;
    const left = new AbortController();
    const options = { signal: left.signal, passive: true };
    for (const gesture of ['pointerup', 'keydown'] as const) {
      window.addEventListener(gesture, () => void wakeBell(), options);
    }
    return () => left.abort();
  }, [isOn]);
}

async function ringOnce(arrived: readonly string[]): Promise<void> {
  const ours = await Promise.all(arrived.map(isOursToRing));
  if (ours.some(Boolean)) ringBell();
}

/** Whether no other tab rings for this order: the first that asks keeps the lock for as long as it is open. */
function isOursToRing(id: string): Promise<boolean> {
  // Absent where the site is opened by plain http, and in old browsers.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise(() => undefined);
    };
    locks.request(`order-bell ${id}`, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}
