import { LATER_TEXTS } from 'virtual:brought-with-screens';
import type { Account } from '@mercadito/contracts/accounts';
import { hrefHere, sourceOf } from '@mercadito/contracts/site/addresses';
import { FRAME_OF, TEXTS_OF_EVERY_PAGE, TEXTS_OF_PROBLEMS } from '@mercadito/contracts/site/screen';
import { act, render } from '@testing-library/react';
import { App } from '../../src/app/app.tsx';
import { replayTaps } from '../../src/app/event-replay.ts';
import { isLazyFrame } from '../../src/app/frames.ts';
import { createScreenLoader } from '../../src/app/screen-loader.tsx';
import { SITE_SCREENS, siteScreenAt } from '../../src/app/screens.ts';
import type { Store } from '../../src/app/store.ts';
import { createServedData } from '../../src/shared/api/served-data.ts';
import { hasTexts } from '../../src/shared/i18n/i18n.ts';
import type { Namespace } from '../../src/shared/i18n/text-keys.ts';
import { NO_SESSION } from '../../src/shared/session/session.slice.ts';
import { storeSession } from '../../src/shared/session/session-storage.ts';
import {
  beginPage,
  type Circumstances,
  type Device,
  failFor,
  isOpen,
  type Page,
  startDevice,
  TOKEN,
} from './device.ts';

/** A screen that is open on a device. Where it is and what its store knows are of now. */
export interface OpenScreen extends Device {
  readonly pathname: string;
  readonly search: string;
  /** What the page before has left in the history's entry. */
  readonly state: unknown;
  readonly store: Store;
  /** Goes to another address, as a link does, and leaves something in its history entry. */
  readonly goTo: (address: string, state?: unknown) => Promise<void>;
  /** Closes the page without a word to it and opens this address anew, or another one; device and server go on. */
  readonly reopen: (address?: string, now?: { readonly as?: Account }) => Promise<void>;
  /** Opens the page anew as the browser does, which keeps what stands in the history's entry. */
  readonly reload: () => Promise<void>;
}

/**
 * Opens an address as a fresh page load does, by what the application itself starts: the site map's screen with its gates,
 * title and texts, in its frame, with the real store, router and toasts, on a server that answers what the test says:
 *
 *     const at = await openScreen('/myorders', { as: aCustomer(), replies: [reply(listOrders, aList([anOrderSummary()]))] });
 *     await userEvent.click(await screen.findByRole('link', { name: 'Burritos El Güero' }));
 *     expect(at.pathname).toBe('/order-details/ABCDEFGH');
 *
 * When it is over, a test fails, with the contract's name, if anything was asked to which there is no reply, if a contract does not take
 * what was asked or never answers what the test gave, or if a text was brought with which no screen comes that was open. The frame's own names stand around the screen: look within `main` where that is ambiguous.
 */
export async function openScreen(address: string, circumstances: Circumstances = {}): Promise<OpenScreen> {
  const device = await startDevice(circumstances);
  const takeFaults = () => [...device.takeFaults(), ...takeStrayTexts()];
  failFor(takeFaults);
  let page = await load(address);
  const here = () => page.history.place();
  return {
    ...device,
    takeFaults,
    get pathname() {
      return here().pathname;
    },
    get search() {
      return here().search;
    },
    get state() {
      return here().state;
    },
    get store() {
      return page.store;
    },
    goTo: async (to, state) => act(async () => page.history.navigate(hrefHere(to, ''), { state })),
    reopen: async (next = here().pathname + here().search, { as } = {}) => {
      if (as) storeSession({ ...NO_SESSION, token: TOKEN, user: as });
      page = await load(next);
    },
    reload: async () => {
      page = await load(here().pathname + here().search, window.history.state);
    },
  };
}

/** What `start.tsx` does in a page that no server has made. */
async function load(address: string, entry?: unknown): Promise<Page> {
  const page = await beginPage(address, entry);
  const { store, history, container } = page;
  const servedData = createServedData([], store.dispatch);
  const loader = createScreenLoader({ onLoaded: servedData.fillCache, i18nStarted: whileOpen(page) });
  followScreens(page);
  await loader.prepare(window.location.pathname);
  replayTaps(container, { stays: false });
  render(<App store={store} history={history} loader={loader} servedData={servedData} />, { container });
  return page;
}

/** When a page's texts can be brought: at once, and no longer when another page has taken its place. */
function whileOpen(page: Page): Promise<void> {
  const started = Promise.resolve();
  const then = (bring: () => Promise<void>) => (isOpen(page) ? started.then(bring) : Promise.withResolvers().promise);
  return Object.assign(Promise.resolve(), { then });
}

/** By their files, as the application finds them. */
const AREAS = Object.keys(import.meta.glob('../../src/locales/en/*.json')).map(
  (path) => path.replace(/.*\/|\.json$/g, '') as Namespace,
);

const OF_EVERY_PAGE: readonly string[] = [...TEXTS_OF_EVERY_PAGE, ...TEXTS_OF_PROBLEMS];

/** What the page may have brought. */
let expected = new Set(OF_EVERY_PAGE);

/** The texts of what a frame shows in its margins, which no page waits for. */
const OF_MARGINS = {
  // With the search's, whose field stands in the bar where that is wide.
  shop: ['shop', 'cart', 'inbox', 'townSearch'],
  driver: ['inbox'],
  owner: ['owner', 'acting', 'inbox'],
  admin: ['adminKeys', 'inbox'],
} as const;

/** Follows which screens are shown, and may bring their texts; a page begins without any. */
function followScreens({ history }: Page): void {
  expected = new Set(OF_EVERY_PAGE);
  const arrive = () => {
    const { name, area, texts } = siteScreenAt(history.place().pathname);
    const laterTexts = LATER_TEXTS[sourceOf(name)] ?? [];
    const frame = FRAME_OF[area];
    // Till a frame that comes later is there, the shop's stands around the screen.
    const margins = [...OF_MARGINS[frame], ...(isLazyFrame(frame) ? OF_MARGINS.shop : [])];
    // A driver may lose the line: all of their screens come with the first.
    const along = area === 'driver' ? SITE_SCREENS.filter((each) => each.area === area) : [];
    for (const each of [...texts, ...laterTexts, ...margins, ...along.flatMap((other) => other.texts)])
      expected.add(each);
  };
  arrive();
  history.listen(arrive);
}

/** The texts that were brought and that no screen shown so far names; each is told once. */
function takeStrayTexts(): string[] {
  const stray = AREAS.filter((area) => hasTexts(area) && !expected.has(area));
  for (const area of stray) expected.add(area);
  return stray.map((area) => `No screen that was shown comes with the texts "${area}"`);
}
