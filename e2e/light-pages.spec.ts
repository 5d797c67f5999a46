import { readFileSync } from 'node:fs';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { APIRequestContext, BrowserContextOptions } from '@playwright/test';
import { inRoot } from '../scripts/lib/root.ts';
import { type Fetched, fetchedBy } from './support/fetched.ts';
import { openOwner, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Each counts for itself, and mostly waits.
test.describe.configure({ mode: 'parallel' });

const KB = 1024;

/** What a stranger's browser may fetch of a page until it is idle, bytes after brotli. */
const OF_A_STRANGER = { script: 170 * KB, style: 13 * KB };

/** What a customer's may fetch of the home page: with pictures, answers and headers it is 400 KB (`npm run bench:pages`). */
const OF_A_CUSTOMER = { script: 235 * KB, style: 16 * KB };

/** How much more JavaScript than the home page an owner at work may fetch. */
const MORE_AT_WORK = 120 * KB;

/** The code and styles of messages: they come with a session, after the page (MESSAGE-5). */
const OF_MESSAGES = /\/assets\/(?:inbox|push)[.-]/;

const { businessId, productId } = { businessId: 1, productId: 1 };

/** A business that names no networks of its own: every one of the demo does. */
async function withoutNetworks(request: APIRequestContext): Promise<string> {
  const username = `light-${Date.now()}`;
  await openOwner(request, username);
  const { token } = await (await request.post('/api/login/', { data: { username, password: PASSWORD } })).json();
  const company = { name: `Negocio ${username}`, location: 'Lagunitas', category_id: 1 };
  const made = await request.post('/api/companies/create-business/', {
    headers: { authorization: `Token ${token}` },
    data: company,
  });
  return hrefTo('business', { businessId: ((await made.json()) as { _id: number })._id });
}

/** Where people arrive, from a search, a link that was sent, or a sign on a wall. */
const PAGES: Readonly<Record<string, string | ((request: APIRequestContext) => Promise<string>)>> = {
  home: hrefTo('home'),
  'the businesses': hrefTo('homeBusiness'),
  'a business': hrefTo('business', { businessId }),
  'a business without networks': withoutNetworks,
  'a product': hrefTo('product', { businessId, productId }),
  'what people say of a product': hrefTo('productReviews', { businessId, productId }),
  'what people say of a business': hrefTo('companyReviews', { companyId: businessId }),
  'a service': async (request) => hrefTo('service', { slug: await slugOfAService(request) }),
  'the login': hrefTo('login'),
  'the sign-up': hrefTo('signUp'),
  'the cart': hrefTo('cart'),
  'an unknown page': '/nowhere',
};

const AT_WORK = { 'the panel': hrefTo('myBusiness'), 'the product form': hrefTo('addProduct') };

async function slugOfAService(request: APIRequestContext): Promise<string> {
  for (let id = 1; id < 40; id += 1) {
    const answer = await request.get(`/api/companies/services/service/?action=all&company_id=${id}`);
    const { services = [] } = (await answer.json()) as { services?: { slug: string }[] };
    if (services[0]) return services[0].slug;
  }
  throw new Error('The demo has no services');
}

const told = ({ script, style }: Fetched) =>
  `${(script / KB).toFixed(1)} KB and ${(style / KB).toFixed(1)} KB of styles`;

const optionsOf = (options: BrowserContextOptions): BrowserContextOptions => ({ ...options, locale: 'es-MX' });

for (const [what, at] of Object.entries(PAGES)) {
  test(`${what} is light: 170 KB of JavaScript and 13 KB of styles until the browser is idle`, async ({
    browser,
    contextOptions,
    request,
  }) => {
    const address = typeof at === 'string' ? at : await at(request);
    const fetched = await fetchedBy(browser, optionsOf(contextOptions), address);
    console.log(`${address}: ${told(fetched)}`);
    expect(fetched.script, fetched.heaviest.join('\n')).toBeLessThanOrEqual(OF_A_STRANGER.script);
    expect(fetched.style, fetched.heaviest.join('\n')).toBeLessThanOrEqual(OF_A_STRANGER.style);
    expect(fetched.script).toBeGreaterThan(50 * KB);
    expect(fetched.heaviest.filter((file) => OF_MESSAGES.test(file))).toEqual([]);
  });
}

test("a customer's home is light: 235 KB of JavaScript and 16 KB of styles until the browser is idle", async ({
  browser,
  contextOptions,
}) => {
  const fetched = await fetchedBy(browser, optionsOf(contextOptions), hrefTo('home'), 'customer');
  console.log(`a customer's home: ${told(fetched)}`);
  expect(fetched.script, fetched.heaviest.join('\n')).toBeLessThanOrEqual(OF_A_CUSTOMER.script);
  expect(fetched.style, fetched.heaviest.join('\n')).toBeLessThanOrEqual(OF_A_CUSTOMER.style);
});

test("an owner's panel and product form fetch at most 120 KB more than home (LOOK-16)", async ({
  browser,
  contextOptions,
}) => {
  const home = await fetchedBy(browser, optionsOf(contextOptions), hrefTo('home'));
  for (const [what, address] of Object.entries(AT_WORK)) {
    const fetched = await fetchedBy(browser, optionsOf(contextOptions), address, 'owner');
    const more = fetched.script - home.script;
    expect(fetched.heaviest.some((file) => OF_MESSAGES.test(file))).toBe(true);
    console.log(`${what}: ${told(fetched)}, ${(more / KB).toFixed(1)} KB of JavaScript more than home`);
    expect.soft(more, [what, ...fetched.heaviest].join('\n')).toBeLessThanOrEqual(MORE_AT_WORK);
  }
});

test('no page works out the values of the look again that the build has written (LOOK-16)', () => {
  const { files } = JSON.parse(readFileSync(inRoot('apps', 'web', 'dist', '.vite', 'modules.json'), 'utf8'));
  const modules = Object.values<object>(files).flatMap(Object.keys);
  expect(modules.filter((name) => name.includes('css-variables-resolver'))).toEqual([]);
  expect(modules.filter((name) => name.includes('/MantineProvider.'))).toHaveLength(1);
});

/** The product screen's own code. */
const SCREEN = /\/assets\/product\.screen-/;

test('the code of a screen comes at the first touch of a link to it, and to save data not before it is followed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => SCREEN.test(sent.url()) && asked.push(sent.url()));
  const link = page.getByRole('main').locator('a[href^="/product/"]').first();
  await page.goto('/');
  // Live: until then nothing listens.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(asked).toEqual([]);
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);

  asked.length = 0;
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await link.hover();
  await link.focus();
  expect(asked).toEqual([]);
  await link.click();
  await expect.poll(() => asked.length).toBe(1);
});
