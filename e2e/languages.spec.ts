import { expect, test } from './support/test.ts';

const PUBLIC_PAGES = ['/', '/home-business', '/cart', '/login', '/nowhere'];

test('the language changes at once, everywhere, and is remembered', async ({ page }) => {
  await page.goto('/home-business');
  await expect(page.getByRole('heading', { name: 'Negocios', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { name: 'Business', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Business', level: 1 })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'es']) {
    test.describe(`in ${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, expectedErrors: [/404 \(Not Found\)/] });
      test.beforeEach(({ page }) => page.addInitScript(`localStorage.setItem('language', '${language}')`));

      for (const path of PUBLIC_PAGES) {
        test(`axe finds nothing on ${path}, and nothing scrolls sideways`, async ({ page, expectAccessible }) => {
          await page.goto(path);
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          await expectAccessible(page);
          const overflow = await page.evaluate(
            'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          );
          expect(overflow).toBe(0);
        });
      }
    });
  }
}
