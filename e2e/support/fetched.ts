import { type Browser, type BrowserContextOptions, expect, type Request } from '@playwright/test';

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

/** Opens an address in a browser that has nothing yet, and answers what it has fetched until it is idle. */
export async function fetchedBy(
  browser: Browser,
  options: BrowserContextOptions,
  address: string,
  token = '',
): Promise<Fetched> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (token) await page.addInitScript(`localStorage.setItem('userToken', ${JSON.stringify(token)})`);
  const underWay = new Set<Request>();
  const files = new Map<string, number>();
  let latest = Date.now();
  const end = async (request: Request) => {
    if (kindOf(request.url())) files.set(request.url(), (await request.sizes()).responseBodySize);
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
  await context.close();
  const sum = (kind: string) =>
    [...files].filter(([url]) => kindOf(url) === kind).reduce((all, [, bytes]) => all + bytes, 0);
  const heaviest = [...files]
    .sort(([, one], [, other]) => other - one)
    .map(([url, bytes]) => `${(bytes / 1024).toFixed(1)} KB ${new URL(url).pathname}`);
  return { script: sum('script'), style: sum('style'), heaviest };
}
