import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany, reinstateCompany, suspendCompany } from '@mercadito/contracts/companies';
import { SERVED_DATA_ELEMENT, type ServedPage } from '@mercadito/contracts/served-page';
import { createService } from '@mercadito/contracts/services';
import { OFFLINE } from '@mercadito/contracts/site/site-map';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { listen } from '../../../test/event-client.ts';
import { anAdmin } from '../../../test/people.ts';
import { aPicture, aProduct, aShop, aShopWithPicture, aSubCategory, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { turnAwayUnderPressure } from '../../platform/http/load-shedding.ts';
import { unavailable } from '../../platform/problems/errors.ts';
import type { Services } from '../../platform/serve/services.ts';
import { readWebBuild } from './web-build.ts';

// In place of the web's build: as slow as a real page, and telling what it was asked for.
const RENDERING = `export const renderPage = ({ address, page }) => {
  const end = performance.now() + 20;
  while (performance.now() < end);
  return { head: '', body: page.isFrame ? '<main>the frame</main>' : '<main>' + address + '</main>', unresolved: 0 };
};`;
const HTML = '<!doctype html><html lang="en"><head><title>t</title></head><body><div id="app"></div></body></html>';
const LONGEST_RENDERING_MS = 2_000;

let directory: string;
let app: TestApp;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mercadito-web-'));
  await mkdir(join(directory, 'dist', 'assets'), { recursive: true });
  await writeFile(join(directory, 'dist', 'index.html'), HTML);
  await writeFile(join(directory, 'dist', 'robots.txt'), '');
  await writeFile(join(directory, 'dist', 'assets', 'start-1a2b.js'), '');
  await writeFile(join(directory, 'render-page.mjs'), RENDERING);
  app = await createTestApp();
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

/** The site on the database of the test, with what a test replaces in it. */
async function aSite(services: Partial<Services> = {}): Promise<FastifyInstance> {
  const web = readWebBuild(join(directory, 'dist'), join(directory, 'render-page.mjs'));
  const site = await createApp({ ...app.app.services, ...services }, { web });
  onTestFinished(() => site.close());
  return site;
}

/** A database that is overloaded: every call is turned away. */
const underLoad = (): Partial<Services> => ({
  config: readConfig({ DATA_DIR: app.config.dataDir, LOG_LEVEL: 'silent' }),
  database: { ...app.app.services.database, queue: () => ({ waiting: 100, expectedMs: 1_000 }) },
});

const servedPageOf = (html: string): ServedPage => {
  const [, json = ''] = new RegExp(`id="${SERVED_DATA_ELEMENT}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json) as ServedPage;
};

describe('a page', () => {
  test('brings the first data of its screen to the letter, line ends of Unicode and signs of HTML included (CALL-13)', async () => {
    const description = 'Clay\u2028cup\u2029</script><!-- & "more"';
    const shop = await aShop(app);
    const { id } = await aProduct(app, shop, { description });
    const answer = await (await aSite()).inject(`/product/${shop.companyId}/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/[\u2028\u2029]/);
    const product = servedPageOf(answer.body).calls.find(({ name }) => name === 'getProduct');
    expect(product?.data).toMatchObject({ description });
  });

  test('of a search or a category brings what that finds, and rubbish behind the ? counts for nothing', async () => {
    const shop = await aShop(app);
    await aProduct(app, shop, { name: 'Cajeta de Parras' });
    const { id: category } = await aSubCategory(app);
    const site = await aSite();
    const listAt = async (address: string) => {
      const { statusCode, body } = await site.inject(address);
      const read = servedPageOf(body).calls.find(({ name }) => name === 'listHomeProducts' || name === 'listCompanies');
      return [statusCode, read?.input];
    };
    for (const path of ['/', '/home-business']) {
      expect(await listAt(`${path}?search=+cajeta`)).toEqual([200, { search: 'cajeta' }]);
      expect(await listAt(`${path}?search=cajeta&category=${category}`)).toEqual([200, { search: 'cajeta', category }]);
      for (const rubbish of ['-1', '1.5', '99999999999', 'x', '%ff', '1&category=2'])
        expect((await listAt(`${path}?category=${rubbish}`))[0], rubbish).toBe(200);
    }
    const found = servedPageOf((await site.inject('/?search=cajeta')).body).calls.find(
      ({ name }) => name === 'listHomeProducts',
    );
    expect(JSON.stringify(found?.data)).toContain('Cajeta de Parras');
  });

  test('loaded anew, or come back to, keeps the shuffle of its visit (LIST-5)', async () => {
    const site = await aSite();
    const orderAt = async (cookie: string) => {
      const { body, headers } = await site.inject({ url: '/', headers: { cookie } });
      const { visit, calls } = servedPageOf(body);
      expect(calls.find(({ name }) => name === 'listHomeProducts')?.input).toEqual({ random_order: visit.randomOrder });
      return { order: visit.randomOrder, kept: String(headers['set-cookie']).split(';', 1)[0] ?? '' };
    };
    for (const order of [1, 2, 3, 4, 5])
      expect(await orderAt(`language=es; shuffle=${order}`)).toEqual({ order, kept: `shuffle=${order}` });
    const { order, kept } = await orderAt('shuffle=9');
    expect(await orderAt(kept)).toEqual({ order, kept });
  });

  test('whose calls are shed under load comes with its frame, and the application reads again', async () => {
    const id = await goods(app);
    const site = await aSite(underLoad());
    for (const address of ['/', '/home-business', `/product/1/${id}`, '/cart', '/myorders']) {
      const { statusCode, body } = await site.inject(address);
      expect([statusCode, servedPageOf(body).isFrame, servedPageOf(body).calls], address).toEqual([200, true, []]);
      expect(body).toContain('<main>the frame</main>');
    }
  });

  test('comes too while everything is slow, when calls are turned away', () => {
    for (const url of ['/', '/cart', '/livez', '/media/a/160.webp'])
      expect(turnAwayUnderPressure({ url })).toBeUndefined();
    const call = { url: '/api/companies/product/home-products/' };
    expect(() => turnAwayUnderPressure(call)).toThrow(unavailable().message);
  });

  test('of what does not exist is a 404', async () => {
    const site = await aSite();
    for (const address of [
      '/product/1/2000000000',
      '/business/2000000000',
      '/business/3000000000',
      '/business/service/nowhere',
    ]) {
      expect((await site.inject(address)).statusCode, address).toBe(404);
    }
  });

  test('says of a business and a service what the page shows: the category in its language, the place, the whole price (CALL-13)', async () => {
    const shop = await aShop(app, { name: 'Tacos Ruiz', location: 'Lebaron', category_id: 1 });
    const service = { company_id: shop.companyId, name: 'Riego', hour_price: '1.125', contact_phone: '+526361234567' };
    const rest = { category_id: 1, description: 'De huertos.', zones_ids: '1', photo: aPicture() };
    const { slug } = good(await app.call(createService, { ...service, ...rest }, shop.token));
    const [category] = (await app.call(listUsedCompanyCategories, {})).body;
    const site = await aSite();
    const descriptionOf = async (address: string, language: string) => {
      const { body } = await site.inject({ url: address, headers: { 'accept-language': language } });
      return /<meta name="description" content="(.*?)">/.exec(body)?.[1];
    };
    const business = `/business/${shop.companyId}`;
    expect(category?.name_en).not.toBe(category?.name);
    expect(await descriptionOf(business, 'en')).toMatch(`${category?.name_en} in Colonia Lebaron. Order online`);
    expect(await descriptionOf(business, 'es')).toMatch(`${category?.name} en Colonia Lebaron. Pide en línea`);
    expect(await descriptionOf(`/business/service/${slug}`, 'en')).toContain('$1.125 MXN per hour · Tacos Ruiz');
  });

  test('has one address for search engines, however it was written, and the first one no other (CALL-13)', async () => {
    const { companyId } = await aShop(app);
    const site = await aSite();
    const canonicalAt = async (address: string) =>
      /<link rel="canonical" href="https?:\/\/[^/]+(.*?)">/.exec((await site.inject(address)).body)?.[1];
    for (const address of [`/business/${companyId}`, `/BUSINESS/${companyId}`, `/Business/00${companyId}/?label=about`])
      expect(await canonicalAt(address), address).toBe(`/business/${companyId}`);
    expect(await canonicalAt('/HOME-business/')).toBe('/home-business');
    for (const [address, first] of [
      ['/index.html', '/'],
      ['/INDEX.HTML?search=pan', '/?search=pan'],
    ] as const) {
      const { statusCode, headers } = await site.inject(address);
      expect([statusCode, headers.location], address).toEqual([301, first]);
    }
  });

  test('of a business that an Admin has closed is found by no search engine, and those of its goods are 404 (SUSPENSION-2)', async () => {
    const shop = await aShop(app);
    const { id } = await aProduct(app, shop, {});
    const site = await aSite();
    const below = `/product/${shop.companyId}/${id}`;
    const ofShop = [`/business/${shop.companyId}`, `/business/${shop.companyId}/reviewsCompany/`];
    const look = async () => {
      const pages = await Promise.all([...ofShop, below].map((address) => site.inject(address)));
      return pages.map(({ statusCode, body }) => [statusCode, body.includes('<meta name="robots" content="noindex">')]);
    };
    expect(await look()).toEqual([200, 200, 200].map((status) => [status, false]));
    const admin = await anAdmin(app);
    good(await app.call(suspendCompany, { companyId: shop.companyId, reason: 'Nothing came.' }, admin.token));
    expect(await look()).toEqual([
      [200, true],
      [200, true],
      [404, false],
    ]);
    good(await app.call(reinstateCompany, { companyId: shop.companyId }, admin.token));
    expect(await look()).toEqual([200, 200, 200].map((status) => [status, false]));
  });

  test('whose address is none is a 404 that says so, also below an address that is one (FRAME-9)', async () => {
    const site = await aSite();
    for (const address of ['/nowhere', '/driver/nowhere', '/product/x/y', '/product/1/0', '/mybusiness/nowhere']) {
      const { statusCode, body } = await site.inject({ url: address, headers: { 'accept-language': 'en' } });
      expect(statusCode, address).toBe(404);
      expect(body, address).toContain('<title>Unknown page - Galeana Biz</title>');
      expect(servedPageOf(body).isFrame, address).toBe(false);
    }
  });

  test('is found with and without a last slash, and the empty one for devices without a line is no missing one', async () => {
    const site = await aSite();
    for (const address of [
      '/myorders',
      '/myorders/',
      '/home-business/',
      '/driver-order/Abc123/',
      '/offline',
      '/?search=x',
    ]) {
      expect((await site.inject(address)).statusCode, address).toBe(200);
    }
  });

  test('is called what the site map calls it, by a text, by its address or by what it is about, after what is searched there (LOOK-48)', async () => {
    const shop = await aShop(app);
    const { id, name } = await aProduct(app, shop, {});
    const site = await aSite();
    const titleAt = async (address: string, language: string) => {
      const { body } = await site.inject({ url: address, headers: { 'accept-language': language } });
      return /<title>(.*?)<\/title>/.exec(body)?.[1];
    };
    expect(await titleAt('/?search=pan%20', 'es')).toBe('pan - Inicio - Galeana Biz');
    expect(await titleAt('/myorders?search=Call%20me', 'en')).toBe('My Orders - Galeana Biz');
    expect(await titleAt('/order-details/Abc123', 'en')).toBe('Order Abc123 - Galeana Biz');
    expect(await titleAt(`/product/${shop.companyId}/${id}`, 'en')).toBe(`${name} - Galeana Biz`);
    expect(await titleAt('/offline', 'en')).toBe('Galeana Biz');
  });
});

test('every answer says that nobody may frame it, nothing is sent elsewhere from it and what it needs of the device (CALL-11)', async () => {
  const shop = await aShopWithPicture(app);
  const { body: company } = await app.call(getCompany, { companyId: shop.companyId });
  const [site, overloaded] = [await aSite(), await aSite(underLoad())];
  const products = '/api/companies/product/home-products/';
  const answers = [
    ...['/', '/product/1/2000000000', '/assets/start-1a2b.js', '/assets/absent.js', '/robots.txt', '/livez'],
    ...[products, '/api/nowhere', '/api/get-user/', '/api/companies/%ff%/', '/api/openapi.json', '/api/docs/'],
    ...[company.profileImage, '/media/absent/160.webp'],
  ].map((address) => [address, site.inject(String(address))] as const);
  for (const [address, answer] of [...answers, ['under load', overloaded.inject(products)] as const]) {
    const { headers } = await answer;
    const policy = String(headers['content-security-policy']);
    for (const part of ['base-uri', 'form-action', 'frame-ancestors']) expect(policy, String(address)).toContain(part);
    expect(headers['permissions-policy'] ?? address).toMatch(/geolocation=\(\)|^\/(assets|media)\//);
    expect(headers['x-content-type-options'], String(address)).toBe('nosniff');
  }
});

test('a page may ask where its device is only where its screen says so (PLACE-6)', async () => {
  const site = await aSite();
  const asked = async (address: string) => String((await site.inject(address)).headers['permissions-policy']);
  expect(await asked('/profile/address')).toContain('geolocation=(self)');
  expect(await asked(OFFLINE.path)).toContain('geolocation=(self)');
  expect(await asked('/profile/add-address')).toContain('geolocation=()');
});

test('the reference of the calls runs no script but its own, by a word of each answer', async () => {
  const site = await aSite();
  const [one, other] = [await site.inject('/api/docs/'), await site.inject('/api/docs/')];
  const scriptsOf = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1] ?? '';
  const scripts = scriptsOf(one.headers['content-security-policy']);
  expect(scripts).toMatch(/^'self' 'nonce-[\w-]{20,}'$/);
  expect(scriptsOf(other.headers['content-security-policy'])).not.toBe(scripts);
  const word = /'nonce-(.*)'/.exec(scripts)?.[1];
  expect(one.body.match(/<script\b[^>]*>/g)?.filter((tag) => !tag.includes(`nonce="${word}"`))).toEqual([]);
});

test('25, 60 and 100 people who open a page in the same moment are all answered, and those who come later too', async () => {
  const thrown = vi.fn();
  process.on('uncaughtException', thrown);
  onTestFinished(() => void process.off('uncaughtException', thrown));
  const limited = readConfig({ DATA_DIR: app.config.dataDir, LOG_LEVEL: 'silent' });
  const address = await listen(await aSite({ config: limited }));
  for (const people of [25, 60, 100]) {
    const open = async () => (await fetch(`${address}/cart`, { headers: { connection: 'close' } })).status;
    const statuses = await Promise.all(Array.from({ length: people }, open));
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  }
  // Begun after the time of all of these pages, so it ends after it.
  await once(AbortSignal.timeout(LONGEST_RENDERING_MS), 'abort');
  expect(thrown).not.toHaveBeenCalled();
  expect(await (await fetch(`${address}/cart`)).text()).toContain('<main>/cart</main>');
});
