/** Who has looked at a page for so long, in milliseconds, reads it. */
const STAYS_MS = 10_000;

const USES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls back once, when somebody uses the page or has looked at it for a while: whoever only passes by is not made to fetch what
 * keeps the application on the device, nor what forms are checked against.
 */
export function whenSomebodyStays(then: () => unknown): void {
  const ended = new AbortController();
  const now = () => {
    ended.abort();
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(now, STAYS_MS);
  for (const use of USES) addEventListener(use, now, { signal: ended.signal, passive: true });
}
