import { expect, test } from './support/test.ts';

interface HomeAnswer {
  products: { results: { id: number; company: number; name: string }[] };
}

test('a public page carries its preview and data, and its first paint asks the server for nothing more', async ({
  page,
  request,
}) => {
  const home = (await (await request.get('/api/companies/product/home-products/')).json()) as HomeAnswer;
  const product = home.products.results[0];
  if (!product) throw new Error('The demo has no products');
  const address = `/product/${product.company}/${product.id}/`;

  const html = await (await request.get(address)).text();
  expect(html).toContain(`<meta property="og:title" content="`);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\.webp">/);
  expect(html).toContain('<meta property="product:price:amount"');

  for (const path of ['/', address, `/business/${product.company}/`]) {
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
  const preloaded = html.match(/modulepreload"[^>]*href="[^"]+"/g)?.join(' ') ?? '';
  for (const area of ['common', 'layout', 'errors', 'shop']) expect(preloaded).toContain(`/assets/${area}-`);
  expect(preloaded.match(/\/assets\/common-/g)).toHaveLength(1);
});

test('robots are told where to look', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain('Disallow: /api/');
});
