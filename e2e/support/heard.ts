import type { BrowserContext, Page } from '@playwright/test';

/** How long a page may leave the focus nowhere, while what takes its place is on its way. */
const MOST_MS = 1_000;

/** An error in the console, which fails every journey: what had the focus is gone, and nothing has it since (LOOK-45). */
const TELL_LOST_FOCUS = `(() => {
  let last = null;
  let since = 0;
  addEventListener('focusin', ({ target }) => { last = target; }, true);
  setInterval(() => {
    const isGone = last !== null && (!last.isConnected || last.disabled || !last.checkVisibility());
    if (!isGone || document.activeElement !== document.body) return (since = 0);
    since ||= performance.now();
    if (performance.now() - since < ${MOST_MS}) return;
    console.error('The focus fell to the body on ' + location.pathname + ' from ' + last.outerHTML.slice(0, 200));
    last = null;
  }, 50);
})()`;

/** Watches in every page of a context that the focus never falls to the body. */
export const watchFocus = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: TELL_LOST_FOCUS });

/** Takes down what is told to who does not look, and out of the page: a journey would find each text twice. */
const TAKE_DOWN = `(() => {
  globalThis.heard = [];
  const take = () => {
    for (const line of document.querySelectorAll('.voice > p:not(:empty)')) {
      heard.push(line.textContent);
      line.textContent = '';
    }
  };
  new MutationObserver(take).observe(document, { childList: true, subtree: true });
})()`;

/** Listens in every page of a context. */
export const listen = (context: BrowserContext): Promise<unknown> => context.addInitScript({ content: TAKE_DOWN });

/** What has been told on the page since it was loaded, in its order (LOOK-44). */
export const heardOn = (page: Page): Promise<string[]> => page.evaluate<string[]>('globalThis.heard');
