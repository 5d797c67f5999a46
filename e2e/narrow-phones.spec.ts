import type { Locator, Page } from '@playwright/test';
import { BEYOND_THE_EDGE } from './support/page-faults.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const NARROWEST = { width: 320, height: 640 };

/** Rows that can be moved sideways and end at the edge as if cut. */
const ROWS_WITHOUT_FADE = `[...document.querySelectorAll('main *')]
  .filter((row) => row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto')
  .filter((row) => getComputedStyle(row).maskImage === 'none' || !row.dataset.more?.includes('end'))
  .map((row) => row.outerHTML)`;

/** The signs of a business that are cut, or do not stand within the page. */
const CUT_SIGNS = `[...document.querySelector('main header').lastElementChild.children]
  .filter((sign) => sign.scrollWidth > sign.clientWidth + 1 || sign.getBoundingClientRect().right > innerWidth)
  .map((sign) => sign.textContent)`;

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
  await expect(page.locator('main [data-more="end"]')).toHaveCount(1);
});

test('with letters twice as large the name of a product has a line of its own', async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await openLarge(page, '/product/2/5');
  const name = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(250);
});

test('the signs of a business are whole, with their words, also with letters twice as large (BUSINESS-32)', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ ...NARROWEST, width });
    await page.goto('/business/2');
    await expect(page.getByRole('main').getByRole('link', { name: 'Cómo llegar' })).toBeVisible();
    expect(await page.evaluate(CUT_SIGNS), `${width} px`).toEqual([]);
    await openLarge(page, '/business/2');
    await expect.poll(() => page.evaluate(CUT_SIGNS), `${width} px, large`).toEqual([]);
  }
});

test('so do those of one with a long name and category, and goods for members (BUSINESS-32)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Plomería y Electricidad Hermanos Ruiz', 'Florería Las Bugambilias']) {
    await page.goto(`/home-business?search=${encodeURIComponent(name)}`);
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const goods = page.getByRole('main').getByRole('list', { name: 'Productos' });
    await expect.poll(async () => (await goods.boundingBox())?.y, name).toBeLessThanOrEqual(330);
    await expect(page.getByText('Si eres miembro, entra para verlos')).toBeAttached();
    await openLarge(page, new URL(page.url()).pathname);
    await expect.poll(() => page.evaluate(BEYOND_THE_EDGE), `${name}, with letters twice as large`).toBe(0);
  }
});

test("a shop's goods begin in the upper half of a phone, and what finds them stays in reach (BUSINESS-32)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/business/2');
  const goods = page.getByRole('main').getByRole('list', { name: 'Productos' });
  const top = async () => (await goods.boundingBox())?.y ?? Number.NaN;
  expect(await top()).toBeLessThanOrEqual(330);
  await page.mouse.wheel(0, 900);
  await expect.poll(top).toBeLessThan(0);
  await expect(page.getByRole('navigation', { name: 'Partes del negocio' })).toBeInViewport();
  await page.getByRole('toolbar').getByRole('link', { name: 'Destacados' }).click();
  await expect.poll(top, 'the section begins below what stays').toBeGreaterThan(100);
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
