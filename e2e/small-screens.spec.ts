import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expectFocusUncovered } from './support/keyboard.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const LYING = { width: 740, height: 360 };
const NARROW = { width: 360, height: 740 };

/** Pictures that take more than half of the height. */
const HIGH_PICTURES = `[...document.querySelectorAll('main img')]
  .filter((picture) => picture.getBoundingClientRect().height > innerHeight / 2 + 1).map((picture) => picture.alt)`;

/** How much of the height stays covered by what does not go with the page. */
const COVERED = `[...document.querySelectorAll('body *')]
  .filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position) && bar.checkVisibility())
  .map((bar) => bar.getBoundingClientRect())
  .filter(({ width, height }) => width > innerWidth / 2 && height > 0)
  .reduce((sum, { height }) => sum + height, 0)`;

/** What a tab of the shop or a button has no room for, apart from what is only heard. */
const CUT = `[...document.querySelectorAll('main nav > div, .mantine-Button-label, .mantine-Button-root')]
  .filter((each) => each.checkVisibility() && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)`;

/** What Chromium says when it offers to install the site. */
const OFFERS_TO_INSTALL = `dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined }))`;

type Covering = (cover: { html: string }) => boolean;
const isWayToCart: Covering = ({ html }) => html.includes('href="/cart"') && !html.includes('data-look');
const isOfBottomBar: Covering = ({ html }) => html.includes('data-look="bottom"');

/** What axe finds too small because this lies over a part of it. */
async function tooSmallUnder(page: Page, isCover: Covering): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules('target-size').setLegacyMode().analyze();
  const found = violations.flatMap(({ nodes }) => nodes);
  const covering = ({ any }: (typeof found)[number]) => any.flatMap(({ relatedNodes = [] }) => relatedNodes);
  return found.filter((node) => covering(node).some(isCover)).map(({ html }) => html);
}

/** How far what stood there already has moved by itself, as the browser counts it. */
const WATCH_SHIFTS = `
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const how = ({ node, previousRect, currentRect }) => node?.className + ' from ' + previousRect.y + ' to ' + currentRect.y;
      if (!hadRecentInput) moved.push(value + ' ' + sources.map(how));
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

test('on a lying phone pictures take half of the height at most, and bars give way', async ({ page }) => {
  await page.setViewportSize(LYING);
  for (const path of ['/', '/product/2/5', '/business/2']) {
    await open(page, path);
    expect(await page.evaluate(HIGH_PICTURES), path).toEqual([]);
    expect(await page.evaluate(COVERED), path).toBeLessThan(LYING.height / 3);
  }
});

test('a shop shows all of its tabs, and a driver every way to call, whole (DELIVERY-12)', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await open(page, '/business/2');
  expect(await page.evaluate(CUT)).toEqual([]);
  await comeSignedIn(page, 'driver');
  await open(page, '/driver-order-list');
  await page.getByRole('link', { name: /^Abrir pedido/ }).click();
  await expect(page.getByRole('link', { name: /^WhatsApp/ }).first()).toBeVisible();
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(CUT), `${width} px`).toEqual([]);
  }
});

test('a button without room for its words is still called by them (FRAME-8)', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await open(page, '/');
  await page.evaluate(OFFERS_TO_INSTALL);
  const install = page.getByRole('banner').getByRole('button', { name: 'Instalar' });
  await expect(install).toBeVisible();
  const { width = Number.NaN } = (await install.boundingBox()) ?? {};
  expect(width, 'the sign alone is seen').toBeLessThan(64);
});

test('a message stands above what is tapped at the lower edge, Undo beside it', async ({ page }) => {
  await comeSignedIn(page, 'customer');
  await open(page, '/product/2/5');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const heart = page.getByRole('main').getByRole('button', { name: `Favorito: ${name}`, exact: true });
  // Whatever it was before: on, and off again.
  if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeVisible();
  await page.evaluate('Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)))');
  const box = async (part: typeof undo) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const message = await box(page.getByText(/ya no está en tus favoritos/));
  const button = await box(undo);
  expect(button.x).toBeGreaterThanOrEqual(message.x + message.width);
  const action = await box(page.getByRole('button', { name: 'Agregar al carrito', exact: true }));
  const isBelow = action.y >= button.y + button.height;
  const isBeside = button.y >= action.y + action.height;
  expect(isBelow || isBeside).toBe(true);
  expect(button.y).toBeGreaterThan((await box(page.getByRole('heading', { level: 1 }))).y);
});

test('the save bar of a product takes one row, with changes too', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await comeSignedIn(page, 'owner');
  await page.goto('/product/5/updateProduct');
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Con más maíz');
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  const buttons = [
    page.getByRole('button', { name: 'Descartar' }),
    page.getByRole('button', { name: 'Otras formas de guardar' }),
    save,
  ];
  await expect(page.getByText('Hay cambios sin guardar')).toBeAttached();
  const middles = async () => {
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    return new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size;
  };
  for (const width of [340, 360]) {
    await page.setViewportSize({ ...NARROW, width });
    await expect.poll(middles, `${width} px`).toBe(1);
    expect((await save.locator('..').boundingBox())?.height, `${width} px`).toBeLessThan(80);
  }
});

test('the way to the cart above the bottom bar is part of a landmark', async ({ page, expectAccessible }) => {
  await page.setViewportSize(NARROW);
  await open(page, '/');
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  await expect(page.getByRole('navigation').getByRole('link', { name: /Ver carrito/ })).toBeVisible();
  await expectAccessible(page);
});

test('what scrolls under the way to the cart is covered whole, or keeps its distance', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await open(page, '/');
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  const wayToCart = page.getByRole('navigation').getByRole('link', { name: /Ver carrito/ });
  // What was tapped before the application had come is not done on another page.
  await expect(wayToCart).toBeVisible();
  for (const path of ['/', '/home-business']) {
    await open(page, path);
    await expect(wayToCart).toBeVisible();
    for (let y = 0; y < 600; y += 120) {
      await page.evaluate(`scrollTo({ top: ${y}, behavior: 'instant' })`);
      expect(await tooSmallUnder(page, isWayToCart), `${path} at ${y} px`).toEqual([]);
    }
  }
});

test('what scrolls half under the bottom bar is no small target (LOOK-9)', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page, '/?search=pan');
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Favorito/ })
      .first(),
  ).toBeVisible();
  // Less than a small target each, so that the edge of the bar lies over every heart once.
  for (let y = 0; y < 280; y += 20) {
    await page.evaluate(`scrollTo({ top: ${y}, behavior: 'instant' })`);
    expect(await tooSmallUnder(page, isOfBottomBar), `at ${y} px`).toEqual([]);
  }
});

test('the home of whoever is signed in and has something in the cart moves nothing as it comes', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await comeSignedIn(page, 'customer');
  await open(page, '/');
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  const wayToCart = page.getByRole('navigation').getByRole('link', { name: /Ver carrito/ });
  await expect(wayToCart).toBeVisible();
  await page.addInitScript(WATCH_SHIFTS);
  await page.reload();
  await expect(wayToCart).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Avisos/ })).toBeVisible();
  expect(await page.evaluate('moved')).toEqual([]);
});

test('the eye of a password, the list of mistakes, search and quantity are large enough for a thumb (LIST-3, LOOK-9)', async ({
  page,
}) => {
  const expectTarget = async (target: Locator) => {
    await expect(target).toBeVisible();
    const smallest = async () => {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      return Math.min(width, height);
    };
    await expect.poll(smallest, String(target)).toBeGreaterThanOrEqual(44);
  };
  await page.setViewportSize(NARROW);
  await open(page, '/sign-up');
  await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click();
  await expectTarget(page.getByRole('alert').or(page.locator('form')).getByRole('button', { name: 'Usuario' }));
  await expectTarget(page.getByRole('button', { name: 'Mostrar contraseña' }));
  await open(page, '/product/2/5');
  await expectTarget(page.getByRole('textbox', { name: 'Cantidad' }));
  await page.getByRole('button', { name: 'Abrir la búsqueda' }).click();
  await expectTarget(page.getByRole('combobox'));
});

test('what the keyboard comes to is under no bar', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await open(page, '/business/2');
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    await expectFocusUncovered(page);
  }
});

for (const [width, look] of [
  [800, 'small'],
  [1280, 'large'],
] as const) {
  test(`at ${width} px the side is ${look}, with the tabs of the top bar and those who help`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/home-business');
    const tabs = page.getByRole('banner').getByRole('navigation');
    await expect(tabs.getByRole('link', { name: 'Negocios' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('region', { name: 'Más información' }).getByRole('link')).toHaveCount(2);
    const side = page.locator('[data-look="side"]').first();
    const { width: taken = 0 } = (await side.boundingBox()) ?? {};
    expect(taken < 100 ? 'small' : 'large').toBe(look);
  });
}

test('the notice for individuals does not come back, and moves nothing', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(page.getByRole('complementary', { name: 'Aviso' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Aviso' })).toBeHidden();
});

test('a cart of a dozen has its number in one line beside its sign, and off its name, where the places stand at the side', async ({
  page,
}) => {
  await open(page, '/product/1/1');
  // Live: until then nothing listens.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('textbox', { name: 'Cantidad' }).fill('12');
  await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  for (const width of [800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const way = page.getByRole('navigation').locator('[data-look="side"][href="/cart"]');
    const number = (await way.getByText('12', { exact: true }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 99 };
    const name = (await way.getByText('Carrito', { exact: true }).boundingBox()) ?? { x: 0, y: 0 };
    expect(number.height, `${width} px`).toBeLessThan(number.width);
    const isBeside = number.x + number.width <= name.x || number.y + number.height <= name.y;
    expect(isBeside, `${width} px: the name is covered`).toBe(true);
  }
});
