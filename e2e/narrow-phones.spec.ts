import type { Locator, Page } from '@playwright/test';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const NARROWEST = { width: 320, height: 640 };

/** Rows that can be moved sideways and end at the edge as if cut. */
const ROWS_WITHOUT_FADE = `[...document.querySelectorAll('main *')]
  .filter((row) => row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto')
  .filter((row) => getComputedStyle(row).maskImage === 'none' || !row.dataset.more?.includes('end'))
  .map((row) => row.outerHTML)`;

/** Whether the signs beside a business's logo stand below its banner. */
const BELOW_BANNER = `(() => {
  const [banner, row] = document.querySelector('main header').children;
  const top = Math.min(...[...row.lastElementChild.children].map((sign) => sign.getBoundingClientRect().top));
  return top >= banner.getBoundingClientRect().bottom;
})()`;

/** With letters twice as large. */
async function openLarge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
}

test('rows that go on beyond the edge fade there (LOOK-11)', async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  for (const path of ['/', '/home-business', '/business/2']) {
    await page.goto(path);
    await expect(page.locator('main [data-more="end"]').first()).toBeVisible();
    await expect.poll(() => page.evaluate(ROWS_WITHOUT_FADE), path).toEqual([]);
  }
  await expect(page.locator('main [data-more="end"]')).toHaveCount(3);
});

test('with letters twice as large the name of a product has a line of its own', async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await openLarge(page, '/product/2/5');
  const name = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(250);
});

test('the heart and the share sign of a business stand clear of its banner, with letters twice as large', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ ...NARROWEST, width });
    await openLarge(page, '/business/2');
    await expect.poll(() => page.evaluate(BELOW_BANNER), `${width} px`).toBe(true);
  }
});

test('a phone shows a whole card of the queue, and begins to show the next one (LOOK-34)', async ({ page }) => {
  await comeSignedIn(page, 'driver2');
  await page.goto('/driver');
  const cards = page.getByRole('main').getByRole('list').first().locator('> li');
  const bar = page.getByRole('navigation', { name: 'Acceso rápido' });
  const [first, second] = [cards.nth(0), cards.nth(1)];
  await expect(bar).toBeVisible();
  await expect(second).toBeVisible();
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  const top = async () => (await boxOf(bar)).y;
  // Orders come and go meanwhile: each look is at one and the same moment.
  await expect
    .poll(async () => {
      const [end, card] = await Promise.all([top(), boxOf(first)]);
      return end - (card.y + card.height);
    }, 'room between the first card and the bar')
    .toBeGreaterThanOrEqual(0);
  await expect
    .poll(async () => (await top()) - (await boxOf(second)).y, 'what is seen of the second card')
    .toBeGreaterThan(0);
});
