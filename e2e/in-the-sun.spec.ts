import type { Locator, Page } from '@playwright/test';
import { comeSignedIn } from './support/steps.ts';
import { expect, test, wholePage } from './support/test.ts';

/** What somebody who drives for the demo comes past: who has an order in hand, and who has free hands and a history. */
const WAYS = {
  driver: ['/driver', '/driver-order-list', '/driver-order/'],
  driver2: ['/driver', '/order-history', '/driver-order-list'],
} as const;

const SMALLEST_LETTERS = 18;
const LEAST_CONTRAST = 7;
const SMALLEST_TARGET = 56;
const LEAST_GAP = 8;

/** What a driver reads and taps: the page and the switch above it, without the bars and the foot of the site. */
const OF_THE_ROAD = `const parts = [...document.querySelectorAll('main, section:has(> [role="switch"])')];
const isSeen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1;`;

/** Letters too small, or too pale for what lies behind them. */
const HARD_TO_READ = `(({ size, contrast }) => {
  ${OF_THE_ROAD}
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour) => {
    const [r, g, b] = rgba(colour).map((part) => part / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (each) => {
    for (let at = each; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (rgba(backgroundColor)[3] === 255) return backgroundColor;
    }
    return 'white';
  };
  const found = [];
  for (const part of parts) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const each = texts.currentNode.parentElement;
      const words = texts.currentNode.data.trim();
      if (words === '' || !isSeen(each)) continue;
      const { fontSize, color } = getComputedStyle(each);
      const [one, other] = [light(color), light(behind(each))].sort((a, b) => b - a);
      const ratio = (one + 0.05) / (other + 0.05);
      if (parseFloat(fontSize) < size || ratio < contrast) found.push(words + ': ' + fontSize + ', ' + ratio.toFixed(1) + ' to 1');
    }
  }
  return found;
})(${JSON.stringify({ size: SMALLEST_LETTERS, contrast: LEAST_CONTRAST })})`;

/** What is too small for a thumb, or too near to the next one. */
const HARD_TO_HIT = `(({ target, gap }) => {
  ${OF_THE_ROAD}
  const boxes = parts
    .flatMap((part) => [...part.querySelectorAll('button, a, input, textarea')])
    .filter((each) => isSeen(each) && getComputedStyle(each).display !== 'inline')
    // What is ticked is hit by its label.
    .map((each) => ({ name: each.ariaLabel ?? each.textContent, box: (each.closest('label') ?? each).getBoundingClientRect() }));
  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const small = boxes.filter(({ box }) => Math.min(box.width, box.height) < target - 0.5).map(({ name, box }) => name + ': ' + box.height + ' px');
  const near = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).filter((other) => apart(one.box, other.box) < gap - 0.5).map((other) => one.name + ' / ' + other.name),
  );
  return [...small, ...near];
})(${JSON.stringify({ target: SMALLEST_TARGET, gap: LEAST_GAP })})`;

async function expectForTheSun(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  for (const faults of [HARD_TO_READ, HARD_TO_HIT]) {
    await expect.poll(() => wholePage(page, () => page.evaluate(faults)), address).toEqual([]);
  }
}

for (const [username, addresses] of Object.entries(WAYS)) {
  for (const language of ['es', 'en']) {
    test(`what ${username} reads and taps is large, dark and apart enough, in ${language} (LOOK-33)`, async ({
      page,
    }) => {
      await comeSignedIn(page, username);
      await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }]);
      for (const address of addresses) {
        if (address === '/driver-order/') {
          await page.goto('/driver-order-list');
          await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
          await page.waitForURL(/\/driver-order\//);
        } else await page.goto(address);
        await expectForTheSun(page, address);
      }
    });
  }
}

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
