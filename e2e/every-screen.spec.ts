import { allScreens, hrefTo, type ScreenName } from '@mercadito/contracts/site/addresses';
import { LANGUAGES } from '@mercadito/domain/language';
import type { APIRequestContext, Page } from '@playwright/test';
import { aBusiness } from './support/businesses.ts';
import { callsAs } from './support/deliveries.ts';
import {
  BEYOND_THE_EDGE,
  CUT_LABELS,
  HARD_TO_HIT,
  HARD_TO_READ,
  UNFILLED,
  WRAPPED_BUTTONS,
} from './support/page-faults.ts';
import { aSharedOrder, PASSWORD } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test, wholePage } from './support/test.ts';

// One visit to every screen of the site map: what axe finds, what goes beyond the edge or is cut, also on the narrowest phone and
// with letters twice as large (LOOK-9), buttons of two lines on a common phone, texts with a gap, and of a driver's what is hard to
// read or to hit in the sun. A new screen is visited by itself.

// An address that does not exist is served with the status that says so, and so is what a newcomer has not told yet; a link that
// nobody was sent opens nothing.
test.use({
  expectedErrors:
    /404 \(Not Found\).*(?:nowhere|adress-|get-about|get-contact|get-social)|409 \(Conflict\).*account\/reset/,
});

const LIGHTS = ['light', 'dark'] as const;
const NARROWEST = { width: 320, height: 640 };
/** That most phones here have. */
const COMMON = { width: 360, height: 740 };

/** Whom a screen leads nowhere else, of each area; where it is open to everybody, a visitor comes. */
const PEOPLE = {
  shop: ['customer'],
  customer: ['customer'],
  accounts: ['customer'],
  // One has an order in hand, the other free hands and a history.
  driver: ['driver', 'driver2'],
  owner: ['owner'],
  admin: ['admin'],
} as const;

/** What leads elsewhere who has one already: somebody comes whose business has told nothing of itself yet. */
const FOR_NEWCOMERS: readonly (ScreenName | 'unknown')[] = [
  'addAddress',
  'addCompanyAddress',
  'addAbout',
  'addContact',
  'addSocialNetworks',
];

/** What is open to everybody, and empty for who has not signed in. */
const FULL_OF_SOMEBODYS: readonly (ScreenName | 'unknown')[] = ['cart', 'favorites'];

function peopleFor({ name, area, gates }: ReturnType<typeof allScreens>[number]): readonly string[] {
  // The demo has an Admin: it leads everybody on.
  if (name === 'setup') return [];
  if (FULL_OF_SOMEBODYS.includes(name)) return ['a visitor', ...PEOPLE[area]];
  if (gates.length === 0) return ['a visitor'];
  return FOR_NEWCOMERS.includes(name) ? ['a newcomer'] : PEOPLE[area];
}

/** What the parameters of addresses are in the demo. */
const OPEN_PARAMS = {
  ...{ businessId: 1, productId: 1, companyId: 1, userId: 1, slug: 'carpinteria-a-la-medida' },
  // A link that nobody was sent.
  secret: 'a'.repeat(43),
};

/** What those parameters are with an order that this person may see. */
async function paramsFor(request: APIRequestContext, username: string) {
  const { call, userId, driverId } = await callsAs(request, username, 'demo-1234');
  const orders = {
    customer: `/companies/orders/get-orders/${userId}/`,
    driver: `/companies/driver/list-Orders-Driver/${driverId}/`,
    driver2: `/companies/driver-profile/order-history/?driver_id=${driverId}`,
    admin: '/companies/driver/list-Orders-Driver/1/',
  }[username];
  if (!orders) return OPEN_PARAMS;
  const { results } = await call<{ results: { transaction_id: string }[] }>('GET', orders);
  return { ...OPEN_PARAMS, driverId: driverId || 1, transactionId: results[0]?.transaction_id };
}

/** Two looks of which each language and each light is one; which comes first goes by turns. */
function variantsOf(index: number) {
  const of = <T>(pair: readonly T[], turn: number): T => pair[turn % 2] as T;
  return [0, 1].map((other) => ({
    language: of(LANGUAGES, index + other),
    colorScheme: of(LIGHTS, Math.floor(index / 2) + other),
  }));
}

/** Opens a screen in one of its looks. */
async function open(page: Page, address: string, { language, colorScheme }: ReturnType<typeof variantsOf>[number]) {
  await page.emulateMedia({ colorScheme });
  await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }]);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  // This screen, and nobody was led away from it.
  expect(new URL(page.url()).pathname).toBe(address);
}

async function expectWholeWhenNarrow(page: Page): Promise<void> {
  await page.setViewportSize(COMMON);
  // What is on its way has no words yet.
  await expect(page.locator('main .mantine-Skeleton-root:visible')).toHaveCount(0);
  await expect.poll(() => page.evaluate(WRAPPED_BUTTONS), 'on one line at 360 px').toEqual([]);
  expect(await page.evaluate(UNFILLED), 'braces that nobody filled').toEqual([]);
  expect(await page.evaluate(CUT_LABELS)).toEqual([]);
  await page.setViewportSize(NARROWEST);
  expect(await page.evaluate(CUT_LABELS)).toEqual([]);
  await expect.poll(() => page.evaluate(BEYOND_THE_EDGE), 'at 320 px').toBe(0);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect.poll(() => page.evaluate(BEYOND_THE_EDGE), 'with letters twice as large').toBe(0);
  // The bar that stays on top takes no second row; a page of somebody's own takes the place of its frame, bar and all.
  const height = async () => (await page.getByRole('banner').first().boundingBox())?.height;
  await expect.poll(height, 'the bar on top').toBeLessThan(80);
}

async function expectForTheSun(page: Page): Promise<void> {
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  const faults = `[...${HARD_TO_READ}, ...${HARD_TO_HIT}]`;
  await expect.poll(() => wholePage(page, () => page.evaluate(faults))).toEqual([]);
}

/** One for all screens of a worker. */
let newcomer: Promise<{ username: string }> | undefined;

/** Signs them in, each time: of somebody with many devices the oldest is signed out, and other journeys sign in as well. */
async function come(page: Page, request: APIRequestContext, person: string): Promise<void> {
  // Of the site, and without the application, for the language to be chosen there.
  if (person === 'a visitor') return void (await page.goto('/robots.txt'));
  if (person !== 'a newcomer') return comeSignedIn(page, person);
  newcomer ??= aBusiness(request, {});
  await comeSignedIn(page, (await newcomer).username, PASSWORD);
}

/** What the parameters of a screen's address are for them. */
async function paramsOf(request: APIRequestContext, person: string, screen: string) {
  if (screen === 'sharedOrder') return { secret: await aSharedOrder(request) };
  return person === 'a visitor' || person === 'a newcomer' ? OPEN_PARAMS : paramsFor(request, person);
}

for (const [index, screen] of allScreens().entries()) {
  for (const person of peopleFor(screen)) {
    const isOpen = person === 'a visitor';
    // On a desktop what is open to everybody is enough; its other look is there.
    const tag = isOpen ? [] : ['@phone'];
    test(
      `${screen.name} is accessible and whole for ${person} (LOOK-9, LOOK-33)`,
      { tag },
      async ({ request, keptDevice, expectAccessible }, { project }) => {
        const page = await keptDevice(person);
        await come(page, request, person);
        const params = await paramsOf(request, person, screen.name);
        const address = screen.name === 'unknown' ? '/nowhere' : hrefTo(screen.name, params as never);
        const wide = project.use.viewport ?? NARROWEST;
        const [first, other] = project.name === 'phone' ? variantsOf(index) : variantsOf(index).toReversed();
        for (const look of isOpen ? [first] : [first, other]) {
          if (!look) continue;
          await page.setViewportSize(wide);
          await open(page, address, look);
          if (look === first) await expectAccessible(page);
          expect(await page.evaluate(BEYOND_THE_EDGE), look.language).toBe(0);
          if (screen.area === 'driver') await expectForTheSun(page);
          await expectWholeWhenNarrow(page);
        }
      },
    );
  }
}
