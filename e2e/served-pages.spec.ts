import type { Locator } from '@playwright/test';
import { openCustomer, PASSWORD } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

interface HomeAnswer {
  products: { results: { id: number; company: number; name: string }[] };
}

test('a public page carries its preview and data, and its first paint asks the server for nothing more (FRAME-1)', async ({
  page,
  request,
}) => {
  // One of the demo's own: what other journeys offer meanwhile belongs to businesses that have told nothing of themselves.
  const found = await request.get('/api/companies/product/home-products/?search=burrito');
  const product = ((await found.json()) as HomeAnswer).products.results[0];
  if (!product) throw new Error('The demo has no products');
  const address = `/product/${product.company}/${product.id}/`;

  const html = await (await request.get(address)).text();
  expect(html).toContain(`<meta property="og:title" content="`);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\.webp">/);
  expect(html).toContain('<meta property="product:price:amount"');

  for (const path of ['/', '/?search=burrito', '/?category=1', address, `/business/${product.company}/`]) {
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/api/')) asked.push(new URL(sent.url()).pathname);
    });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(asked, path).toEqual([]);
    page.removeAllListeners('request');
  }
});

test('a public page can be read before any script has come, in the language chosen on the device', async ({
  browser,
  baseURL,
  request,
}) => {
  const home = (await (await request.get('/api/companies/product/home-products/')).json()) as HomeAnswer;
  const product = home.products.results[0];
  if (!product || !baseURL) throw new Error('The demo has no products');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }]);
  const page = await context.newPage();

  await page.goto('/');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Favorites' }).first()).toBeAttached();
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('img').first()).toBeAttached();
  await page.goto(`/product/${product.company}/${product.id}/`);
  await expect(page.getByRole('heading', { name: product.name, level: 1 })).toBeVisible();
  await page.goto(`/business/${product.company}/`);
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('link').first()).toBeVisible();
  await context.close();
});

test.describe('before any script has come', () => {
  // The worker would bring the scripts that are held back here; without it the browser has nothing to register.
  test.use({ serviceWorkers: 'block', expectedErrors: /reading 'waiting'/ });

  test("a page of somebody's own has its frame, and then their page", async ({ page }) => {
    await comeSignedIn(page, 'customer');
    const held = Promise.withResolvers<void>();
    await page.route(/assets\/index-.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    for (const path of ['/myorders', '/profile/address']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link', { name: 'Galeana Biz' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('group', { name: 'Cargando' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeHidden();
    }
    held.resolve();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a cart is called empty before any script has come, but on no device that has one (SCREEN-6)', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const empty = page.getByRole('heading', { name: 'Tu carrito está vacío' });

  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(empty).toBeVisible();
  await page.evaluate(() => localStorage.setItem('cart', '{ "lines": [] }'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('group', { name: 'Cargando' })).toBeVisible();
  await expect(empty).toBeHidden();

  held.resolve();
  await expect(empty).toBeVisible();
});

test('the application takes the page over as it stands, and does what was tapped before it came', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito/ })
    .first();
  await heart.click();
  const taken = await heart.elementHandle();
  held.resolve();
  // A visitor who taps a heart is asked to sign in.
  await expect(page.getByRole('dialog', { name: /.+/ })).toBeVisible();
  expect(await taken?.isVisible()).toBe(true);
});

test('who is signed in loses no tap to the page that takes the place of the served one', async ({ page }) => {
  await comeSignedIn(page, 'member');
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeHidden();
  const list = page.getByRole('list', { name: 'Productos' });
  const heart = list.getByRole('button', { name: /^Favorito/ }).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  const isFavourite = list.getByRole('button', { name, exact: true, pressed: true });
  await heart.click();
  held.resolve();
  await expect(isFavourite).toBeVisible();
  await isFavourite.click();
  await expect(isFavourite).toHaveCount(0);
});

test('of two cards of one name the one that was tapped before the application came is tapped', async ({
  page,
  request,
}) => {
  let names: string[] = [];
  const ownUsername = `twins-${Date.now()}`;
  await openCustomer(request, ownUsername);
  await comeSignedIn(page, ownUsername, PASSWORD);
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const called of [({ pathname }: URL) => pathname === '/', /home-products/, /home-rails/])
    await page.route(called, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (names.length === 0) names = [...text.matchAll(/"Favorito: ([^"]+)"/g)].map(([, name = '']) => name);
      await route.fulfill({ response, body: names.reduce((all, name) => all.replaceAll(name, 'Gemelos'), text) });
    });
  await page.goto('/', { waitUntil: 'commit' });
  const heartOf = (card: Locator) => card.getByRole('button', { name: 'Favorito: Gemelos' });
  const list = page.getByRole('list', { name: 'Productos' });
  const cards = list.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Favorito: Gemelos' }) });
  const href = await cards.nth(1).getByRole('link').first().getAttribute('href');
  await heartOf(cards.nth(1)).click();
  held.resolve();
  const pressed = list.getByRole('button', { name: 'Favorito: Gemelos', pressed: true });
  await expect(pressed).toHaveCount(1);
  const card = cards.filter({ has: page.getByRole('button', { pressed: true }) });
  expect(await card.getByRole('link').first().getAttribute('href')).toBe(href);
  await pressed.click();
  await expect(pressed).toHaveCount(0);
  // The list is read again after a heart.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('what stands behind More stays open when a page of their own takes the place of the served one', async ({
  page,
}) => {
  await comeSignedIn(page, 'member');
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const bar = page.getByRole('navigation', { name: 'Acceso rápido' });
  await bar.getByRole('button', { name: 'Más' }).click();
  const served = await bar.elementHandle();
  held.resolve();
  await expect.poll(() => served?.evaluate((part) => (part as { isConnected?: boolean }).isConnected)).toBe(false);
  await bar.getByRole('link', { name: 'Mi negocio' }).click();
  await expect(page).toHaveURL(/\/mybusiness$/);
});

test("who is signed in sees their own page in place of the visitor's", async ({ page }) => {
  await comeSignedIn(page, 'customer');
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Perfil' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toHaveCount(0);
});

test('scripts and pictures are kept for ever, and the first row of pictures is preloaded', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/rel="preload" as="image"/g)?.length).toBeGreaterThan(1);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect(answer.headers()['content-encoding']).toBe('br');
});

test('a product reached by way of another business says where it lives', async ({ request }) => {
  const home = (await (await request.get('/api/companies/product/home-products/')).json()) as HomeAnswer;
  const product = home.products.results[0];
  if (!product) throw new Error('The demo has no products');
  const html = await (await request.get(`/product/${product.company + 1}/${product.id}/`)).text();
  expect(html).toContain(`/product/${product.company}/${product.id}">`);
});

test('the texts of the page come along with it, in its language alone', async ({ request }) => {
  const html = await (await request.get('/', { headers: { 'accept-language': 'en' } })).text();
  const [, scripts = ''] = /id="scripts">([^<]+)</.exec(html) ?? [];
  for (const area of ['common', 'layout', 'shop']) expect(scripts).toContain(`/assets/${area}-`);
  expect(scripts.match(/\/assets\/common-/g)).toHaveLength(1);
});

test('robots are told where to look', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain('Disallow: /api/');
});

test('a phone whose clock is an hour ahead says of a shop what the towns do', async ({ page, request }) => {
  const known = await request.get('/api/companies/2/');
  const { is_open_now, next_change_at } = (await known.json()) as { is_open_now: boolean; next_change_at: string };
  // Just past the next change, by that phone.
  const wrong = Date.parse(next_change_at) + 60_000;
  await page.clock.install({ time: wrong });
  const asked = page.waitForResponse(/\/livez$/);
  await page.goto('/business/2');
  await asked;
  const state = page.getByRole('main').locator('[data-open]').first();
  await expect(state).toHaveAttribute('data-open', String(is_open_now));
});
