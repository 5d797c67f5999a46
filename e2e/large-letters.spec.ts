import type { Page } from '@playwright/test';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// The narrowest phone, and letters twice as large (LOOK-9).
test.use({ viewport: { width: 320, height: 640 } });

const PUBLIC = ['/', '/home-business', '/business/2', '/product/2/5', '/cart', '/login', '/sign-up'];
const CUSTOMERS = ['/cart', '/checkout', '/myorders', '/favorites', '/profile', '/profile/update-address'];
const OWNERS = ['/mybusiness', '/mybusiness/setings-hours', '/mybusiness/customization', '/mybusiness/addproduct'];
const ADMINS = ['/admin', '/driver-orders-status', '/drivers', '/admin/activity', '/admin/driver-reports'];
const DRIVERS = ['/driver', '/driver-order-list', '/order-history'];

async function expectNothingBeyondTheEdge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'), path)
    .toBe(0);
  await expectOneRowOnTop(page, path);
}

/** The bar that stays on top takes no second row from what is below it. */
async function expectOneRowOnTop(page: Page, path: string): Promise<void> {
  // A page of somebody's own takes the place of its frame, bar and all.
  const height = async () => (await page.getByRole('banner').first().boundingBox())?.height;
  await expect.poll(height, path).toBeLessThan(80);
}

/** Whether the signs beside a business's logo stand below its banner. */
const BELOW_BANNER = `(() => {
  const [banner, row] = document.querySelector('main header').children;
  const top = Math.min(...[...row.lastElementChild.children].map((sign) => sign.getBoundingClientRect().top));
  return top >= banner.getBoundingClientRect().bottom;
})()`;

test('visitors', async ({ page }) => {
  for (const path of PUBLIC) await expectNothingBeyondTheEdge(page, path);
});

test('customers, down to an order of theirs (SCREEN-7)', async ({ page }) => {
  await comeSignedIn(page, 'customer');
  for (const path of CUSTOMERS) await expectNothingBeyondTheEdge(page, path);
  await page.goto('/myorders');
  const order = await page.getByRole('main').getByRole('listitem').getByRole('link').first().getAttribute('href');
  await expectNothingBeyondTheEdge(page, order ?? '/myorders');
});

test('drivers', async ({ page }) => {
  await comeSignedIn(page, 'driver2');
  for (const path of DRIVERS) await expectNothingBeyondTheEdge(page, path);
});

for (const [username, paths] of Object.entries({ owner: OWNERS, admin: ADMINS })) {
  test(`the ${username}`, async ({ page }) => {
    await comeSignedIn(page, username);
    for (const path of paths) await expectNothingBeyondTheEdge(page, path);
  });
}

test('the heart and the share sign of a business stand clear of its banner', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNothingBeyondTheEdge(page, '/business/2');
    expect(await page.evaluate(BELOW_BANNER)).toBe(true);
  }
});
