import { useSyncExternalStore } from 'react';

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

/** Rings once, and shakes the device where it can. */
export function ringBell(): void {
  // Not where nobody has touched the page yet; some browsers say so loudly.
  if (navigator.userActivation?.hasBeenActive !== false && 'vibrate' in navigator) navigator.vibrate(SHAKES);
  if (!context || !isAwake()) return;
  for (const each of STRIKES) strike(context, each);
}
