import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A weak connection. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** What is left of it at the town's edge: what a tap shows there needs no answer. */
const EDGE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 200_000 / 8 };
const CPU_SLOWDOWN = 4;
const SETTLED_MS = 2_500;

/** As people here have it; by its language the pages are served in theirs, instead of giving way to another one. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
  timezoneId: 'America/Chihuahua',
  serviceWorkers: 'block',
};

/** What a device keeps of who is signed in there; null for a visitor's. */
export type Device = BrowserContextOptions['storageState'] | null;

interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** A mid phone, with nothing of the site on it but who is signed in; it is gone when `use` has ended. */
async function onPhone<T>(browser: Browser, device: Device, use: (phone: Phone) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...PHONE, ...(device && { storageState: device }) });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // The browser's own window is still being set up.
  await page.waitForTimeout(SETTLED_MS);
  const result = await use({ page, devtools });
  await context.close();
  return result;
}

/** Opens a page and waits until it is live: its foot comes then. */
async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
}

/** Milliseconds, but for the shift, which is a share, and the kilobytes. */
export type Figures = Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'kilobytes', number>;

/** Runs in the page before anything else: collects what the browser tells of its own painting. */
const WATCH = `
  window.figures = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime; });
  watch('largest-contentful-paint', (entry) => { figures.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) figures.cls += entry.value; });
  // Blocking time counts from the first paint on: until then there is nothing to tap.
  watch('longtask', (entry) => {
    const from = Math.max(entry.startTime, performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity);
    figures.tbt += Math.max(0, entry.startTime + entry.duration - from - 50);
  });`;

/** How a page comes, cold. */
export function measurePage(browser: Browser, device: Device, address: string): Promise<Figures> {
  return onPhone(browser, device, async ({ page, devtools }) => {
    let bytes = 0;
    // What is fetched for the next pages, once all of this one is there, is not this one's weight.
    const ahead = new Set<string>();
    devtools.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Prefetch' && ahead.add(requestId));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!ahead.has(requestId)) bytes += encodedDataLength;
    });
    await page.addInitScript(WATCH);
    await openLive(page, address);
    await page.waitForTimeout(SETTLED_MS);
    return { ...(await page.evaluate<Omit<Figures, 'kilobytes'>>('figures')), kilobytes: bytes / 1024 };
  });
}

/** From a touch to what is painted after it, as the browser tells (below 16 ms of none), and to the first change of the page that is. */
const WATCH_TAPS = `
  window.tap = { inp: 0, shown: 0 };
  let touched = 0;
  addEventListener('pointerdown', (event) => { touched = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (touched && !tap.shown) requestAnimationFrame(() => setTimeout(() => { tap.shown ||= performance.now() - touched; }));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (entry.interactionId) tap.inp = Math.max(tap.inp, entry.duration);
  })).observe({ type: 'event', durationThreshold: 16 });`;

/** Milliseconds: how long the browser was busy with a tap, and when the page first looked otherwise. */
export type TapFigures = Record<'inp' | 'shown', number>;

/** How soon a live page answers a tap, while the line is that of the edge. */
export function measureTap(browser: Browser, device: Device, address: string, button: string): Promise<TapFigures> {
  return onPhone(browser, device, async ({ page, devtools }) => {
    await openLive(page, address);
    const target = page.locator(button).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLED_MS);
    await devtools.send('Network.emulateNetworkConditions', EDGE);
    await page.evaluate(WATCH_TAPS);
    await target.tap();
    await page.waitForTimeout(SETTLED_MS);
    return page.evaluate<TapFigures>('tap');
  });
}

/** Adds up ten million square roots after a touch; not in an attribute, whose every word is looked up through the document. */
const BUSY_PAGE =
  `data:text/html,<meta name=viewport content="width=device-width"><button style="font-size:3rem">0</button><footer></footer>
<script>document.querySelector('button').addEventListener('click', ({ target }) => {
  let sum = 0; for (let n = 0; n < 1e7; n += 1) sum += Math.sqrt(n); target.textContent = String(sum);
});</script>`.replaceAll('\n', '');

/** What the same phone takes for a tap on a page of one button: how fast the machine is that pretends to be it. */
export const measureMachine = (browser: Browser): Promise<TapFigures> => measureTap(browser, null, BUSY_PAGE, 'button');
