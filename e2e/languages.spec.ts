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
