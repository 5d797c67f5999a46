import { expect, test } from './support/test.ts';

test('the language changes at once, everywhere, and is remembered (LOOK-6)', async ({ page }) => {
  await page.goto('/home-business');
  await expect(page.getByRole('heading', { name: 'Negocios', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { name: 'Business', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Business', level: 1 })).toBeVisible();
});

test('a page that was served in another language than the device speaks gives way to one of its own (LOOK-6)', async ({
  page,
}) => {
  await page.addInitScript(`Object.defineProperty(navigator, 'languages', { value: ['en'] })`);
  const answer = await page.goto('/home-business');
  expect(await answer?.text()).toContain('<html lang="es"');
  await expect(page.getByRole('heading', { name: 'Business', level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});
