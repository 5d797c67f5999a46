import { sampleAddresses } from '@mercadito/contracts/site/addresses';
import { expect, test } from './support/test.ts';

// An address that does not exist is served with the status that says so.
test.use({ expectedErrors: /404 \(Not Found\).*nowhere/ });

/** Every screen of which the site map gives a sample in the demo, and an address that is none. */
const PUBLIC_PAGES = [...sampleAddresses(), '/nowhere'];

const LANGUAGES = ['es', 'en'] as const;
const LIGHTS = ['light', 'dark'] as const;

/** Each page in both languages and both lights: one of each on a phone, the other on a desktop, in turn which one that is. */
const lookOf = (index: number, project: string) => {
  const other = project === 'phone' ? 0 : 1;
  const of = <T>(pair: readonly [T, T], turn: number): T => pair[(turn + other) % 2 === 0 ? 0 : 1];
  return { language: of(LANGUAGES, index), colorScheme: of(LIGHTS, Math.floor(index / 2)) };
};

test('the language changes at once, everywhere, and is remembered (LOOK-6)', async ({ page }) => {
  await page.goto('/home-business');
  await expect(page.getByRole('heading', { name: 'Negocios', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { name: 'Business', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Business', level: 1 })).toBeVisible();
});

for (const [index, path] of PUBLIC_PAGES.entries()) {
  test(`axe finds nothing on ${path}, and nothing scrolls sideways (SCREEN-2)`, async ({
    page,
    baseURL,
    expectAccessible,
  }, { project }) => {
    const { language, colorScheme } = lookOf(index, project.name);
    await page.emulateMedia({ colorScheme });
    await page.context().addCookies([{ name: 'language', value: language, url: new URL(path, baseURL).href }]);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(overflow).toBe(0);
  });
}
