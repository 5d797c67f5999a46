import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/lib/chromium.ts';
import { makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';
import {
  type Device,
  type Figures,
  measureMachine,
  measurePage,
  measureTap,
  type TapFigures,
} from './lib/mid-phone.ts';

// `npm run bench:pages`: pages as a mid phone on a weak connection sees them, cold, a visitor's and a signed-in customer's, and how soon
// they answer a tap, beside the budgets of the design; `-- public`, `own` or `taps` is one part of it. A running demo is used when
// PAGES_URL names it.

const ROUNDS = 3;

/** Where people arrive, and what they look for. */
const PUBLIC = ['/', '/home-business', '/business/1', '/product/1/1', '/?search=pan', '/home-business?search=pan'];
const OF_CUSTOMER = ['/', '/cart', '/checkout', '/myorders', '/favorites'];

const LIMITS: Figures = { fcp: 1000, lcp: 1000, tbt: 100, cls: 0.001, kilobytes: 350 };
/** A page of somebody's own waits for its script, and for what only that may ask for. */
const OWN_LIMITS: Figures = { ...LIMITS, lcp: 3000, tbt: 300, kilobytes: 400 };
const TAP_LIMITS: TapFigures = { inp: 150, shown: 100 };

interface Tap {
  readonly path: string;
  readonly button: string;
  readonly isCustomers?: boolean;
}

const TAPS: Readonly<Record<string, Tap>> = {
  'open the search': { path: '/', button: 'button:has-text("Buscar productos")' },
  'add a product': { path: '/product/1/1', button: 'main button:has-text("Agregar al carrito")' },
  'add from a card': { path: '/', button: 'main button[aria-label^="Agregar al carrito:"]' },
  'a heart': { path: '/', button: 'main button[aria-label^="Favorito:"]', isCustomers: true },
  'open a sheet': { path: '/business/1', button: 'main button[aria-haspopup="dialog"][aria-label^="Filtros"]' },
  'a chip': { path: '/home-business', button: 'main a:has-text("Abiertos ahora")' },
  'more of a list': { path: '/home-business', button: 'main button:has-text("Ver más")' },
  'a tab': { path: '/business/1', button: 'main a:has-text("Nosotros")' },
  'open the menu': { path: '/', button: 'nav button:has-text("Más")' },
  'follow a card': { path: '/', button: 'main a[href^="/product/"]' },
};

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const middleOf = (taps: readonly TapFigures[]): TapFigures => ({
  inp: middle(taps.map(({ inp }) => inp)),
  shown: middle(taps.map(({ shown }) => shown)),
});

/** The first look has the server make the pictures' sizes, which it does once. */
async function inRounds<T>(measure: () => Promise<T>): Promise<readonly T[]> {
  const rounds: T[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await measure());
  return rounds.slice(1);
}

let over = 0;
function besideLimit(name: string, value: number, limit: number): string {
  if (value > limit) over += 1;
  return `${name} ${value.toFixed(name === 'cls' ? 3 : 0)}/${limit}${value > limit ? ' !' : ''}`;
}

async function tellPages(browser: Browser, device: Device, paths: readonly string[], limits: Figures): Promise<void> {
  for (const path of paths) {
    const rounds = await inRounds(() => measurePage(browser, device, `${server.url}${path}`));
    const figures = (Object.keys(limits) as (keyof Figures)[]).map((name) =>
      besideLimit(name, middle(rounds.map((each) => each[name])), limits[name]),
    );
    console.log(`${path.padEnd(26)} ${figures.join('   ')}`);
  }
}

/** The device of the demo's customer, who has something in the cart. */
async function deviceOfCustomer(origin: string): Promise<Device> {
  const ask = async <T>(path: string, token?: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) };
    const sent = await fetch(`${origin}/api${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!sent.ok) throw new Error(`${path} answered ${sent.status}: ${await sent.text()}`);
    return sent.json() as Promise<T>;
  };
  const { token } = await ask<{ token: string }>('/login/', undefined, { username: 'customer', password: 'demo-1234' });
  const user = await ask<{ id: number }>('/get-user/', token);
  await ask('/companies/cart/add-item/', token, { product_id: 5 });
  const kept = { userToken: { token, userId: user.id }, user };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

await buildWebIfChanged();
const data = makeDataDirectory();
const running = process.env.PAGES_URL;
const server = running ? { url: running, stop: async () => {} } : await startDemoServer({ dataDirectory: data.path });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
const customers = await deviceOfCustomer(server.url);
const [part = ''] = process.argv.slice(4);
if ('public'.startsWith(part)) {
  console.log('Public pages');
  await tellPages(browser, null, PUBLIC, LIMITS);
}
if ('own'.startsWith(part)) {
  console.log("A customer's");
  await tellPages(browser, customers, OF_CUSTOMER, OWN_LIMITS);
}
if ('taps'.startsWith(part)) {
  const machine = middleOf(await inRounds(() => measureMachine(browser)));
  console.log(`From a tap to what it shows; ten million square roots take ${machine.inp.toFixed(0)} ms here`);
  for (const [what, { path, button, isCustomers }] of Object.entries(TAPS)) {
    const device = isCustomers ? customers : null;
    const { inp, shown } = middleOf(await inRounds(() => measureTap(browser, device, `${server.url}${path}`, button)));
    const figures = [besideLimit('inp', inp, TAP_LIMITS.inp), besideLimit('shown', shown, TAP_LIMITS.shown)];
    console.log(`${what.padEnd(26)} ${figures.join('   ')}`);
  }
}
await browser.close();
await server.stop();
await data.remove();
process.exitCode = over > 0 ? 1 : 0;
