import { expect, test } from './support/test.ts';

const IN_BOTTOM_BAR = ['/', '/home-business', '/favorites', '/cart'];

/** The labels of the bottom bar that are wider than what is seen of them. */
const CUT_LABELS = `[...document.querySelectorAll('nav [data-look="bottom"] > span')]
  .filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent)`;

for (const width of [320, 360]) {
  for (const language of ['en', 'es']) {
    test(`at ${width} px the bottom bar shows its labels whole, in ${language}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      for (const path of IN_BOTTOM_BAR) {
        await page.goto(path);
        const here = page.locator('nav [data-look="bottom"][aria-current="page"]');
        await expect(here).toBeVisible();
        expect(await page.evaluate(CUT_LABELS), path).toEqual([]);
      }
    });
  }
}
