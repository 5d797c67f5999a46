import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './lib/chromium.ts';
import { makeDataDirectory, startDemoServer } from './lib/demo-server.ts';
import { inRoot } from './lib/root.ts';
import { type Picture, takePicture } from './lib/take-picture.ts';
import { buildWebIfChanged } from './lib/web-build.ts';

// `npm run pictures`: the screens in README.md, taken of the real product. Add a line, run it, commit the file.
// A demo that already runs is used when PICTURES_URL names it.

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const pictures: Picture[] = [
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
];

const folder = inRoot('docs', 'pictures');
mkdirSync(folder, { recursive: true });
const executablePath = await ensureChromium();
await buildWebIfChanged();
const data = makeDataDirectory();
const running = process.env.PICTURES_URL;
const server = running ? { url: running, stop: async () => {} } : await startDemoServer({ dataDirectory: data.path });
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
for (const picture of pictures) console.log(await takePicture(browser, server.url, picture, folder));
await browser.close();
await server.stop();
await data.remove();
