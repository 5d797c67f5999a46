import { screenAt } from '@mercadito/contracts/site/addresses';
import { ownReadsOf } from '@mercadito/contracts/site/own-reads';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// The stream is cut off on purpose.
test.use({ expectedErrors: /net::ERR_FAILED \S+\/api\/events\/$/ });

/** Pages of somebody's own, and a part of the address of their first reads. */
const PAGES: readonly (readonly [username: string, address: string, first: string])[] = [
  ['customer', '/myorders', 'orders/get-orders/'],
  ['customer', '/favorites?label=products', 'favorites/products/'],
  ['driver', '/driver-order-list', 'list-Orders-Driver/'],
  ['owner', '/mybusiness', 'figures'],
  ['admin', '/admin/dispatch', 'orders/dispatch/'],
];

for (const [username, address, first] of PAGES) {
  test(`${address} asks in its head for what it begins with, which its screen asks no second time (LOOK-43)`, async ({
    page,
  }) => {
    await comeSignedIn(page, username);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Once it is open, all is read again.
    await page.route('**/api/events/', (route) => route.abort());
    await page.goto(address);
    const [pathname = '', search] = address.split('?');
    const { name, params } = screenAt(pathname);
    const reads = ownReadsOf(name, { params, search: new URLSearchParams(search) });
    await expect(page.locator('main h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const ofFirst = asked.filter((path) => path.startsWith('/api/') && path.includes(first));
    expect(reads.length).toBeGreaterThan(0);
    expect(ofFirst).toHaveLength(1);
  });
}

test('the home of whoever is signed in is read for them once, when their stream is open', async ({ page }) => {
  await comeSignedIn(page, 'customer');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect.poll(() => asked.some((path) => path.includes('home-products/'))).toBe(true);
  await expect.poll(() => asked.includes('/api/events/')).toBe(true);
  await expect.poll(() => asked.some((path) => path.includes('home-rails/'))).toBe(true);
  // Longer than it waits for a stream that does not open.
  await page.waitForResponse(() => true, { timeout: 3_000 }).catch(() => undefined);
  expect(asked.filter((path) => path.includes('home-products/'))).toHaveLength(1);
});
