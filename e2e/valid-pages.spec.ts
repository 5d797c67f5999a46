import type { APIRequestContext } from '@playwright/test';
import { faultsOfHtml, landmarksWithoutName } from './support/judge-html.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const LANGUAGES = ['es', 'en'];

/** An address of every kind of page, those served with their own content and those with a frame alone, and its status. */
async function pagesOf(request: APIRequestContext): Promise<(readonly [address: string, status: number])[]> {
  const home = (await (await request.get('/api/companies/product/home-products/')).json()) as {
    products: { results: { id: number; company: number }[] };
  };
  const product = home.products.results[0];
  if (!product) throw new Error('The demo has no products');
  return [
    ['/', 200],
    ['/home-business', 200],
    [`/product/${product.company}/${product.id}/`, 200],
    [`/business/${product.company}/`, 200],
    ['/business/service/carpinteria-a-la-medida', 200],
    ['/cart', 200],
    ['/login', 200],
    ['/offline', 200],
    ['/product/1/2000000000/', 404],
  ];
}

test('pages are served as valid HTML', async ({ request }) => {
  for (const [address, status] of await pagesOf(request)) {
    for (const language of LANGUAGES) {
      const answer = await request.get(address, { headers: { 'accept-language': language } });
      expect(answer.status(), address).toBe(status);
      expect(await faultsOfHtml(await answer.text()), `${address} in ${language}`).toEqual([]);
    }
  }
});

for (const [username, addresses] of [
  ['customer', ['/', '/business/1', '/cart', '/profile']],
  ['driver', ['/driver', '/order-history']],
] as const) {
  test(`the landmarks of what a ${username} sees have names of their own`, async ({ page, context, baseURL }) => {
    await comeSignedIn(page, username);
    for (const language of LANGUAGES) {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        expect(await landmarksWithoutName(await page.content()), `${address} in ${language}`).toEqual([]);
      }
    }
  });
}
