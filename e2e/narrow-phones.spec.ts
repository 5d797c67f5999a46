import { expect, test } from './support/test.ts';

const IN_BOTTOM_BAR = ['/', '/home-business', '/favorites', '/cart'];

/** The labels of the bottom bar that are wider than what is seen of them. */
const CUT_LABELS = `[...document.querySelectorAll('nav [data-look="bottom"] > span')]
  .filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent)`;

/** Rows that can be moved sideways and end at the edge as if cut. */
const ROWS_WITHOUT_FADE = `[...document.querySelectorAll('main *')]
  .filter((row) => row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto')
  .filter((row) => getComputedStyle(row).maskImage === 'none' || !row.dataset.more?.includes('end'))
  .map((row) => row.outerHTML)`;

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

test('rows that go on beyond the edge fade there (LOOK-11)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/home-business', '/business/2']) {
    await page.goto(path);
    await expect(page.locator('main [data-more="end"]').first()).toBeVisible();
    await expect.poll(() => page.evaluate(ROWS_WITHOUT_FADE), path).toEqual([]);
  }
  await expect(page.locator('main [data-more="end"]')).toHaveCount(3);
});
