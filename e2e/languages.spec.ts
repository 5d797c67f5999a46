import { sampleAddresses } from '@mercadito/contracts/site/addresses';
import { expect, test } from './support/test.ts';

// An address that does not exist is served with the status that says so.
test.use({ expectedErrors: /404 \(Not Found\).*nowhere/ });

/** Every screen of which the site map gives a sample in the demo, and an address that is none. */
const PUBLIC_PAGES = [...sampleAddresses(), '/nowhere'];

/** Both languages in both lights, and each on a phone and on a desktop. */
const LOOKS = {
  phone: [
    { language: 'en', colorScheme: 'light' },
    { language: 'es', colorScheme: 'dark' },
  ],
  desktop: [
    { language: 'es', colorScheme: 'light' },
    { language: 'en', colorScheme: 'dark' },
  ],
} as const;

test('the language changes at once, everywhere, and is remembered', async ({ page }) => {
  await page.goto('/home-business');
  await expect(page.getByRole('heading', { name: 'Negocios', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { name: 'Business', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Business', level: 1 })).toBeVisible();
});

for (const path of PUBLIC_PAGES) {
  test(`axe finds nothing on ${path}, and nothing scrolls sideways`, async ({ page, baseURL, expectAccessible }, {
    project,
  }) => {
    for (const { language, colorScheme } of LOOKS[project.name as keyof typeof LOOKS]) {
      await page.emulateMedia({ colorScheme });
      await page.context().addCookies([{ name: 'language', value: language, url: new URL(path, baseURL).href }]);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow).toBe(0);
    }
  });
}
