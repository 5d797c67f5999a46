import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// Nothing answers, which is what this is about.
test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Unable to preload CSS/ });

test('a driver whose phone has dropped the page opens it without a line and finds the last list', async ({
  page,
  context,
}) => {
  await comeSignedIn(page, 'driver');
  await page.goto('/driver-order-list');
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  // What has been seen since the worker is there is kept.
  await page.reload();
  const orders = page.getByRole('main').getByRole('listitem');
  await expect(orders.first()).toBeVisible();
  const count = await orders.count();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(orders).toHaveCount(count);
  await context.setOffline(false);
});

test('a page never seen says without a line that there is none, and comes by itself when it is back (LOOK-7)', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Productos' }).getByRole('link').first()).toBeVisible();

  await context.setOffline(true);
  await page.goto('/home-business');
  await expect(page.getByText('Sin conexión no podemos abrir esta página')).toBeVisible();
  await context.setOffline(false);
  const card = page.getByRole('list', { name: 'Negocios' }).getByRole('listitem').first();
  await expect(card).toBeVisible();
  // Its styles were lost as well.
  await expect(card).toHaveCSS('content-visibility', 'auto');
});
