import type { Page } from '@playwright/test';
import { logIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// The narrowest phone, and letters twice as large (ui.md G13).
test.use({ viewport: { width: 320, height: 640 } });

const PUBLIC = ['/', '/home-business', '/business/2', '/product/2/5', '/cart', '/login', '/sign-up'];
const CUSTOMERS = ['/cart', '/checkout', '/myorders', '/favorites', '/profile', '/profile/update-address'];
const DRIVERS = ['/driver', '/driver-order-list', '/order-history'];

async function expectNothingBeyondTheEdge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'), path)
    .toBe(0);
}

test('visitors', async ({ page }) => {
  for (const path of PUBLIC) await expectNothingBeyondTheEdge(page, path);
});

test('customers, down to an order of theirs', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'customer');
  for (const path of CUSTOMERS) await expectNothingBeyondTheEdge(page, path);
  await page.goto('/myorders');
  const order = await page.getByRole('main').getByRole('listitem').getByRole('link').first().getAttribute('href');
  await expectNothingBeyondTheEdge(page, order ?? '/myorders');
});

test('drivers', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'driver2');
  for (const path of DRIVERS) await expectNothingBeyondTheEdge(page, path);
});
