import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/lib/chromium.ts';
import { makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';

// `npm run bench:pages`: the public pages as a mid phone on a weak connection sees them, cold, beside the budgets of the design.
// A running demo is used when PAGES_URL names it.

const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const ROUNDS = 3;
const SETTLED_MS = 2_500;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const PATHS = ['/', '/home-business', '/business/1', '/product/1/1', '/cart'];

/** Milliseconds, but for the shift, which is a share, and the kilobytes. */
const LIMITS = { fcp: 1800, lcp: 2200, tbt: 200, cls: 0.02, kilobytes: 350 };
type Figures = Record<keyof typeof LIMITS, number>;

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

async function measure(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  // What is fetched for the next pages, once all of this one is there, is not this one's weight.
  const ahead = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Prefetch' && ahead.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!ahead.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(WATCH);
  // The browser's own window is still being set up.
  await page.waitForTimeout(SETTLED_MS);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const figures = await page.evaluate<Omit<Figures, 'kilobytes'>>('figures');
  await context.close();
  return { ...figures, kilobytes: bytes / 1024 };
}

const middle = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

await buildWebIfChanged();
const data = makeDataDirectory();
const running = process.env.PAGES_URL;
const server = running ? { url: running, stop: async () => {} } : await startDemoServer({ dataDirectory: data.path });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
let over = 0;
for (const path of PATHS) {
  // The first look has the server make the pictures' sizes, which it does once.
  const rounds: Figures[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await measure(browser, `${server.url}${path}`));
  const figures = (Object.keys(LIMITS) as (keyof Figures)[]).map((name) => {
    const value = middle(rounds.slice(1).map((each) => each[name]));
    if (value > LIMITS[name]) over += 1;
    return `${name} ${value.toFixed(name === 'cls' ? 3 : 0)}/${LIMITS[name]}${value > LIMITS[name] ? ' !' : ''}`;
  });
  console.log(`${path.padEnd(16)} ${figures.join('   ')}`);
}
await browser.close();
await server.stop();
await data.remove();
process.exitCode = over > 0 ? 1 : 0;
