import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './lib/chromium.ts';
import { makeDataDirectory, startDemoServer } from './lib/demo-server.ts';
import { inRoot } from './lib/root.ts';
import { keepPicture, type Picture, takePicture } from './lib/take-picture.ts';
import { tokensPage } from './lib/tokens-page.ts';
import { buildWebIfChanged } from './lib/web-build.ts';

// `npm run pictures`: the screens in README.md, the parts in docs/design.md and the pictures of `/how-it-works`, taken of the
// real product. Add a line, run it, commit the file; `-- design` takes those alone whose names begin so.
// A demo that already runs is used when PICTURES_URL names it.

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const ofHow = { width: 390, height: 640 };
/** What `/how-it-works` and its like show, by the names that their steps have. */
const HOW: readonly Pick<Picture, 'name' | 'path' | 'account'>[] = [
  { name: 'choose', path: '/' },
  { name: 'order', path: '/checkout', account: 'customer' },
  { name: 'follow', path: '/myorders', account: 'customer' },
  { name: 'goods', path: '/mybusiness/products', account: 'owner' },
  { name: 'prepare', path: '/mybusiness/orders-company', account: 'owner' },
  { name: 'take', path: '/driver', account: 'driver2' },
  { name: 'bring', path: '/driver-order-list', account: 'driver' },
];

const pictures: Picture[] = [
  ...HOW.flatMap((how) =>
    (['es', 'en'] as const).map((language) => ({
      ...how,
      name: `how-${how.name}-${language}`,
      viewport: ofHow,
      language,
    })),
  ),
  { name: 'home-phone', path: '/', viewport: phone, language: 'es' },
  { name: 'home-desktop', path: '/', viewport: desktop, language: 'en' },
  { name: 'product-phone', path: '/', follow: 'a[href^="/product"]', viewport: phone, language: 'es' },
  {
    name: 'business-desktop',
    path: '/home-business',
    follow: 'a[href^="/business"]',
    viewport: desktop,
    language: 'es',
  },
  { name: 'cart-phone', path: '/cart', viewport: phone, language: 'es', account: 'customer' },
  { name: 'checkout-phone', path: '/checkout', viewport: phone, language: 'es', account: 'customer' },
  { name: 'orders-phone', path: '/myorders', viewport: phone, language: 'es', account: 'customer' },
  { name: 'driver-phone', path: '/driver', viewport: phone, language: 'es', account: 'driver2' },
  ...(['light', 'dark'] as const).flatMap((scheme): Picture[] => [
    {
      name: `design-question-${scheme}`,
      path: '/home-business',
      press: 'main button[aria-pressed]',
      viewport: phone,
      language: 'es',
      scheme,
    },
    { name: `design-empty-${scheme}`, path: '/cart', viewport: phone, language: 'es', scheme },
  ]),
];

/** The tokens themselves, which no screen shows beside each other. */
async function takeTokens(browser: Browser, into: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 960, height: 446 }, deviceScaleFactor: 1.5 });
  await page.setContent(tokensPage());
  const said = await keepPicture(await page.screenshot(), 'design-tokens', into);
  await page.close();
  return said;
}

const folder = inRoot('docs', 'pictures');
const howFolder = inRoot('apps', 'web', 'src', 'screens', 'shop', 'how-it-works', 'pictures');
for (const each of [folder, howFolder]) mkdirSync(each, { recursive: true });
const executablePath = await ensureChromium();
await buildWebIfChanged();
const data = makeDataDirectory();
const running = process.env.PICTURES_URL;
const server = running ? { url: running, stop: async () => {} } : await startDemoServer({ dataDirectory: data.path });
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
const [wanted = ''] = process.argv.slice(3);
if ('design-tokens'.startsWith(wanted)) console.log(await takeTokens(browser, folder));
for (const picture of pictures.filter(({ name }) => name.startsWith(wanted)))
  console.log(await takePicture(browser, server.url, picture, picture.name.startsWith('how-') ? howFolder : folder));
await browser.close();
await server.stop();
await data.remove();
