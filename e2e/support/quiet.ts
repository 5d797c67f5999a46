import { expect, type Page, type Request } from '@playwright/test';

/** How long nothing is asked, told or focused when an act is over. */
const QUIET_MS = 200;
/** On a busy machine, too. */
const LONGEST_MS = 25_000;

/** When the focus last moved, on the page's clock, and how often it has. */
const NOTE_CHANGES = `(() => {
  globalThis.changedAt = 0;
  globalThis.moves = 0;
  const note = () => { changedAt = performance.now(); moves += 1; };
  document.addEventListener('focusin', note, true);
  document.addEventListener('focusout', note, true);
})()`;

/** How often the focus has moved on the page. */
export const movesOn = (page: Page): Promise<number> => page.evaluate<number>('globalThis.moves');

/** For how long nothing was told or focused, once the page has had that time itself: on a busy machine it comes late to what it has put off. */
const SINCE = `new Promise((done) => setTimeout(
  () => done(performance.now() - Math.max(globalThis.changedAt ?? 0, globalThis.heardAt ?? 0)), ${QUIET_MS},
))`;

/** The stream of news never ends. */
const isAwaited = (request: Request): boolean => !request.url().includes('/api/events');

/** Begins to look at what goes on in a page, before it is opened; answers with what waits until nothing does. */
export async function untilQuiet(page: Page): Promise<() => Promise<void>> {
  const pending = new Set<Request>();
  let lastAt = performance.now();
  page.on('request', (request) => {
    // What the page before had asked for is not answered any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    if (isAwaited(request)) pending.add(request);
  });
  const end = (request: Request) => {
    pending.delete(request);
    lastAt = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.addInitScript({ content: NOTE_CHANGES });
  const isAnswered = () => pending.size === 0;
  // A page that is being loaded is asked nothing, and one that is left while it is asked is not quiet.
  const isQuiet = async () =>
    isAnswered() &&
    (await page.evaluate<number>(SINCE).catch(() => 0)) >= QUIET_MS &&
    isAnswered() &&
    performance.now() - lastAt > QUIET_MS;
  return () => expect.poll(isQuiet, { message: 'quiet', intervals: [50], timeout: LONGEST_MS }).toBe(true);
}
