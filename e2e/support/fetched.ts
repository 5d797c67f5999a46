import { type Browser, type BrowserContextOptions, expect, type Request } from '@playwright/test';
import { comeSignedIn } from './steps.ts';

/** What a browser has fetched for a page, bytes as they came over the line. */
export interface Fetched {
  readonly script: number;
  readonly style: number;
  /** One line for each file, the heaviest first. */
  readonly heaviest: readonly string[];
}

/** After so long without anything being fetched a page is idle, in milliseconds. */
const IDLE_MS = 3_000;

const kindOf = (url: string): 'script' | 'style' | null => {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'script';
  return pathname.endsWith('.css') ? 'style' : null;
};

/**
 * What a file's body weighs. The service worker asks again for what the page has: that comes from the cache and weighs nothing, and is told
 * as less than nothing, by the length of its headers.
 */
const bytesOf = async (request: Request): Promise<number> => Math.max(0, (await request.sizes()).responseBodySize);

/** What lies on the device of who is signed in; in its own context, so that nothing which was fetched for it is at hand. */
async function deviceOf(browser: Browser, options: BrowserContextOptions, username: string) {
  const context = await browser.newContext(options);
  await comeSignedIn(await context.newPage(), username);
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * Opens an address in a browser that has nothing of the application yet, for a visitor or for who is named, and answers what it has
 * fetched until it is idle.
 */
export async function fetchedBy(
  browser: Browser,
  options: BrowserContextOptions,
  address: string,
  username?: string,
): Promise<Fetched> {
  const storageState = username ? await deviceOf(browser, options, username) : undefined;
  const context = await browser.newContext({ ...options, ...(storageState && { storageState }) });
  const page = await context.newPage();
  const underWay = new Set<Request>();
  const files = new Map<string, number>();
  let latest = Date.now();
  const end = async (request: Request) => {
    const url = request.url();
    if (kindOf(url)) files.set(url, (files.get(url) ?? 0) + (await bytesOf(request)));
    underWay.delete(request);
    latest = Date.now();
  };
  context.on('request', (request) => {
    // What tells of news stays open for good.
    if (!request.url().includes('/api/')) underWay.add(request);
    latest = Date.now();
  });
  context.on('requestfinished', (request) => void end(request));
  context.on('requestfailed', (request) => void underWay.delete(request));
  await page.goto(address);
  await expect.poll(() => underWay.size === 0 && Date.now() - latest >= IDLE_MS, { timeout: 60_000 }).toBe(true);
  expect(new URL(page.url()).pathname, 'nobody is led to another page').toBe(address.split('?')[0]);
  await context.close();
  const sum = (kind: string) =>
    [...files].filter(([url]) => kindOf(url) === kind).reduce((all, [, bytes]) => all + bytes, 0);
  const heaviest = [...files]
    .sort(([, one], [, other]) => other - one)
    .map(([url, bytes]) => `${(bytes / 1024).toFixed(1)} KB ${new URL(url).pathname}`);
  return { script: sum('script'), style: sum('style'), heaviest };
}
