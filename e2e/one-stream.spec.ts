import { orderCode } from '@mercadito/domain/orders/order-code';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../scripts/lib/chromium.ts';
import { openCustomer, PASSWORD, placeOrder } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// As browsers have it: the tool that drives them switches it off, and the one without a window has none.
const executablePath = findWholeChromium();
test.use({
  // The answer that the browser goes on to is no page, so it asks for its icon.
  expectedErrors: /favicon\.ico/,
  launchOptions: {
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  },
});

const STREAM = '/api/events/';

/** How many streams the pages of a browser have open. */
function countStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === STREAM) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  // Nothing is said of the requests of a page that was closed.
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

async function openOrders(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/myorders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test('of seven tabs the seventh still reads, all hear by one stream, and one that is left gives it back', async ({
  page,
  context,
  request,
}) => {
  const username = `siete-${Date.now()}`;
  await openCustomer(request, username);
  const streams = countStreams(context);
  await comeSignedIn(page, username, PASSWORD);
  await page.goto('/myorders');
  const tabs = [page];
  while (tabs.length < 7) tabs.push(await openOrders(context));

  const first = await placeOrder(request, username);
  for (const tab of tabs) await expect(tab.getByText(orderCode(first)).first()).toBeVisible();
  await expect.poll(streams).toBe(1);

  await test.step('the tab that has it is closed: another takes it over', async () => {
    await tabs.pop()?.close();
    const second = await placeOrder(request, username);
    for (const tab of tabs) await expect(tab.getByText(orderCode(second)).first()).toBeVisible();
    await expect.poll(streams).toBe(1);
  });
});

test('a page that is come back to by the back button lies there as it was, and hears what happened meanwhile', async ({
  page,
  context,
  request,
}) => {
  const username = `atras-${Date.now()}`;
  await openCustomer(request, username);
  const streams = countStreams(context);
  await comeSignedIn(page, username, PASSWORD);
  await page.goto('/myorders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(streams).toBe(1);
  // While its worker is installed a page is not kept.
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await page.evaluate(`window.addEventListener('pageshow', ({ persisted }) => (window.cameBack = persisted))`);

  await page.goto('/livez');
  await expect.poll(streams).toBe(0);
  const order = await placeOrder(request, username);
  // A page that lies there as it was does not load.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.cameBack')).toBe(true);
  await expect(page.getByText(orderCode(order)).first()).toBeVisible();
  const next = await placeOrder(request, username);
  await expect(page.getByText(orderCode(next)).first()).toBeVisible();
});
