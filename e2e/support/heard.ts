import type { BrowserContext, Page } from '@playwright/test';

/** How long a page may leave the focus nowhere, while what takes its place is on its way to a busy machine. */
const MOST_MS = 3_000;

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

/** One thing that was told: `polite` waits until what is read ends, `assertive` interrupts it. */
export interface Told {
  readonly voice: 'polite' | 'assertive';
  readonly text: string;
}

/** Takes down what is told to who does not look, and out of the page: a journey would find each text twice. */
const TAKE_DOWN = `(() => {
  globalThis.heard = [];
  globalThis.heardAt = 0;
  const take = () => {
    for (const line of document.querySelectorAll('.voice > p:not(:empty)')) {
      heard.push({ voice: line.parentElement.ariaLive, text: line.textContent });
      heardAt = performance.now();
      line.textContent = '';
    }
  };
  new MutationObserver(take).observe(document, { childList: true, subtree: true });
})()`;

/** Of every other live region what readers tell: an alert that comes, and what one that was there becomes. Asked once a frame, since it lays out the page. */
const TAKE_DOWN_OTHERS = `(() => {
  const OTHERS = '[role=status], output, [role=alert], [role=log], [aria-live]:not(.voice, [aria-live=off])';
  const known = new WeakMap();
  const textOf = (region) => region.checkVisibility() ? region.innerText.replace(/\\s+/g, ' ').trim() : '';
  const take = () => {
    for (const region of document.querySelectorAll(OTHERS)) {
      const text = textOf(region);
      const before = known.get(region);
      known.set(region, text);
      const isAlert = region.role === 'alert';
      if (text === '' || text === before || (before === undefined && !isAlert)) continue;
      heard.push({ voice: isAlert || region.ariaLive === 'assertive' ? 'assertive' : 'polite', text });
      heardAt = performance.now();
    }
  };
  let isAsked = false;
  new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      take();
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
})()`;

/** Listens in every page of a context. */
export const listen = (context: BrowserContext): Promise<unknown> => context.addInitScript({ content: TAKE_DOWN });

/** Listens to what is no voice of the page as well. */
export const listenToAll = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: TAKE_DOWN_OTHERS });

/** What has been told on the page since it was loaded, in its order (LOOK-44). */
export const toldOn = (page: Page): Promise<Told[]> => page.evaluate<Told[]>('globalThis.heard');

/** The same, its texts alone. */
export const heardOn = async (page: Page): Promise<string[]> => (await toldOn(page)).map(({ text }) => text);
