/** Calls back each time a lost connection is back. Answers how to stop. */
export function onOnline(again: () => void): () => void {
  window.addEventListener('online', again);
  return () => window.removeEventListener('online', again);
}

/** Resolves when a lost connection is back. */
export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onOnline(() => {
      stop();
      resolve();
    });
  });

/** Before the second try and the third, in milliseconds. */
const PAUSES_MS = [0, 1000];

/**
 * Brings code, and tries again when it was lost although there is a connection: what was asked for without one may fail after
 * it has come back, whoever asks meanwhile is given that same failure, and for a moment the connection that is back may carry
 * nothing.
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

/**
 * Calls back each time the connection may be back: the browser says so, or somebody looks at the page again. Answers how to
 * stop.
 */
export function onReconnect(again: () => void): () => void {
  // A dead spot often ends without a word; who takes the phone out of the pocket wants to see what is.
  const onVisible = () => {
    if (document.visibilityState === 'visible') again();
  };
  document.addEventListener('visibilitychange', onVisible);
  const stop = onOnline(again);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    stop();
  };
}

/** Calls back once: after so many milliseconds, or when the connection may be back before. Answers how to call it off. */
export function onceReconnected(wait: number, again: () => void): () => void {
  const callOff = () => {
    clearTimeout(timer);
    stop();
  };
  const now = () => {
    callOff();
    again();
  };
  const timer = setTimeout(now, wait);
  const stop = onReconnect(now);
  return callOff;
}

/** Milliseconds until the next attempt: doubled with each that has failed, up to the longest. */
export const growingWait = (failed: number, first: number, longest: number): number =>
  Math.min(first * 2 ** failed, longest);

/** Before code that was lost is asked for again by itself, in milliseconds. */
const FIRST_WAIT = 3_000;
const LONGEST_WAIT = 60_000;

/** Calls back once: at the next press, when the connection may be back, or when its time has come. */
function atNextUse(failed: number, again: () => void): void {
  const now = () => {
    callOff();
    removeEventListener('click', now, true);
    again();
  };
  const callOff = onceReconnected(growingWait(failed, FIRST_WAIT, LONGEST_WAIT), now);
  addEventListener('click', now, true);
}

/**
 * Brings code for as long as it takes: a browser that believes it has a connection never says that one is back. It is asked for
 * again when somebody presses anything or looks at the page again, and after waits that grow.
 */
export async function bringInsistently<T>(bring: () => Promise<T>): Promise<T> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await bringPersistently(bring);
    } catch {
      await new Promise<void>((resolve) => atNextUse(failed, resolve));
    }
  }
}

/**
 * What the promise brings, or a `TimeoutError` where it takes longer than so many milliseconds: some connections neither bring
 * nor fail.
 */
export async function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('It did not come in time', 'TimeoutError')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
