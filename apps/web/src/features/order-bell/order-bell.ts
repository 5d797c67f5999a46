import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createStored } from '../../shared/storage/stored.ts';

/** Whether this device rings when an order arrives (SCREEN-41); it does not until somebody says so. It stays with the counter it stands on. */
export const bellChoice = createStored('orderBell', () => v.boolean(), { area: 'device', perPerson: false });

/** Two strikes, the second lower, as a shop's door has them: seconds from the first, and how high. */
const STRIKES = [
  { at: 0, hertz: 1318.5 },
  { at: 0.22, hertz: 1046.5 },
] as const;
/** Seconds until a strike has died away. */
const RINGS_FOR = 1.1;
const LOUD = 0.7;
/** The ear hears no difference to silence, which an exponential never reaches. */
const SILENT = 0.0001;

/** Milliseconds of shaking and of rest between. */
const SHAKES = [200, 120, 200];

/** Made at the first gesture: before, a browser gives it no sound. One for the page, however often a frame comes and goes. */
let context: AudioContext | null = null;
const listeners = new Set<() => void>();

const tellListeners = (): void => {
  for (const listener of listeners) listener();
};

/** Whether the device can be heard or felt at all. */
export const hasBell = (): boolean => 'AudioContext' in window || 'vibrate' in navigator;

const isAwake = (): boolean => context?.state === 'running';

/** Gets the sound ready; to be called while somebody touches the page. */
export async function wakeBell(): Promise<void> {
  if (isAwake() || !('AudioContext' in window)) return;
  if (!context) {
    context = new AudioContext();
    context.addEventListener('statechange', tellListeners);
  }
  // Refused where it was no gesture after all: the next one wakes it.
  await context.resume().catch(() => undefined);
  tellListeners();
}

/** Whether there is a sound that waits for a touch: browsers keep a page silent until then. */
export const useIsBellAsleep = (): boolean => useSyncExternalStore(follow, isAsleep, isAsleep);

const isAsleep = (): boolean => 'AudioContext' in window && !isAwake();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function strike(on: AudioContext, { at, hertz }: (typeof STRIKES)[number]): void {
  const [tone, volume] = [on.createOscillator(), on.createGain()];
  const start = on.currentTime + at;
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUD, start);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + RINGS_FOR);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + RINGS_FOR);
}

export function ringBell(): void {
  // Not where nobody has touched the page yet; some browsers say so loudly.
  if (navigator.userActivation?.hasBeenActive !== false && 'vibrate' in navigator) navigator.vibrate(SHAKES);
  if (!context || !isAwake()) return;
  for (const each of STRIKES) strike(context, each);
}

interface Orders {
  readonly results: readonly { readonly transaction_id: string; readonly seen_at?: string | null | undefined }[];
}

/**
 * Rings for each order that arrives while this is there, once on a device however many tabs are open (SCREEN-41).
 * What the first reading has was there before, and so is what another business has when an Admin turns to it.
 * What comes while the business is closed rings when it opens, unless somebody has seen it by then (MESSAGE-11).
 * @param newest the newest orders, undefined until they are known
 */
export function useOrderBell(companyId: number | null, newest: Orders | undefined, isClosed: boolean): void {
  const isOn = bellChoice.use() ?? false;
  const known = useRef<{ readonly companyId: number | null; readonly ids: ReadonlySet<string> } | null>(null);

  const arrive = useEffectEvent((arrived: readonly string[]) => {
    if (isOn) void ringOnce(arrived);
  });

  useEffect(() => {
    if (!newest) return;
    const ids = newest.results.map(({ transaction_id }) => transaction_id);
    const before = known.current?.companyId === companyId ? known.current.ids : null;
    if (before && isClosed) return;
    const unseen = newest.results.filter(({ seen_at }) => seen_at == null);
    known.current = { companyId, ids: new Set([...(before ?? []), ...ids]) };
    const arrived = before ? unseen.map((order) => order.transaction_id).filter((id) => !before.has(id)) : [];
    if (arrived.length > 0) arrive(arrived);
  }, [companyId, newest, isClosed]);

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
