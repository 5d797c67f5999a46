/** Calls back each time a lost connection is back. Answers how to stop. */
export function onLineBack(again: () => void): () => void {
  window.addEventListener('online', again);
  return () => window.removeEventListener('online', again);
}

/** Resolves when a lost connection is back. */
export const connectionIsBack = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onLineBack(() => {
      stop();
      resolve();
    });
  });

/** Before the second try and the third, in milliseconds. */
const PAUSES_MS = [0, 1000];

/**
 * Brings code, and tries again when it was lost although there is a connection: what was asked for without one may fail after it has
 * come back, whoever asks meanwhile is given that same failure, and for a moment the connection that is back may carry nothing.
 */
export async function bringPersistently<T>(bring: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await bring();
    } catch (error) {
      if (!globalThis.navigator?.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return bring();
}

/** Calls back each time there is a chance: the line is back, or somebody looks at the page again. Answers how to stop. */
export function onChance(again: () => void): () => void {
  // A dead spot often ends without a word; who takes the phone out of the pocket wants to see what is.
  const onLook = () => {
    if (document.visibilityState === 'visible') again();
  };
  document.addEventListener('visibilitychange', onLook);
  const stop = onLineBack(again);
  return () => {
    document.removeEventListener('visibilitychange', onLook);
    stop();
  };
}

/** Calls back once: after so many milliseconds, or at the first chance before. Answers how to call it off. */
export function atNextChance(wait: number, again: () => void): () => void {
  const callOff = () => {
    clearTimeout(timer);
    stop();
  };
  const now = () => {
    callOff();
    again();
  };
  const timer = setTimeout(now, wait);
  const stop = onChance(now);
  return callOff;
}

/** Milliseconds until the next attempt: doubled with each that has failed, up to the longest. */
export const growingWait = (failed: number, first: number, longest: number): number =>
  Math.min(first * 2 ** failed, longest);
