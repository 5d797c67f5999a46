import type { Page, Route } from '@playwright/test';
import { finishOrder, openCustomer, openDriver, PASSWORD, placeOrder } from './support/people.ts';
import { findToTake } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// Who comes too late is refused, which is what is looked at; an order that was finished beside the page is found there no more.
test.use({ expectedErrors: /409 .*\/driver\/driver\/|404 .*\/order-detail\// });

const TEXTS = {
  es: {
    take: (name: string) => `Tomar pedido de ${name}`,
    tooLate: (name: string) => `${name} tomó este pedido antes que tú.`,
    close: 'Cerrar',
  },
  en: {
    take: (name: string) => `Take order of ${name}`,
    tooLate: (name: string) => `${name} took this order first.`,
    close: 'Close',
  },
} as const;

const ROUNDS = ['es', 'en', 'es'] as const;

interface Driver {
  readonly username: string;
  readonly name: string;
  readonly page: Page;
}

/** Both see the order in this language before either taps. */
async function showQueue(drivers: readonly Driver[], language: keyof typeof TEXTS, take: string): Promise<void> {
  for (const { page } of drivers) {
    await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }]);
    await page.goto('/driver');
    await findToTake(page, take);
  }
}

/** Taps it on both pages; neither tap reaches the server before the other is made, or its answer would take the button away. */
async function tapAtOnce(drivers: readonly Driver[], take: string): Promise<void> {
  const tapped = Promise.withResolvers<void>();
  const tapping = new Set<Page>();
  const holdBack = async (route: Route, page: Page) => {
    tapping.add(page);
    if (tapping.size === drivers.length) tapped.resolve();
    await tapped.promise;
    await route.continue();
  };
  for (const { page } of drivers)
    await page.route('**/api/companies/driver/driver/', (route) => holdBack(route, page), { times: 1 });
  // An order that is given back meanwhile stands in front, and may push this one off what is shown: it is looked for again.
  // A tap that was made is none to repeat, though a busy browser is late to say so.
  const tap = async (page: Page) => {
    if (!tapping.has(page)) await (await findToTake(page, take)).click({ timeout: 2_000 });
  };
  await Promise.all(drivers.map(({ page }) => expect(() => tap(page)).toPass()));
}

test('of two drivers who tap in the same moment one lands on the order, the other is told by whom it was taken (DELIVERY-30)', async ({
  openDevice,
  request,
  expectAccessible,
}) => {
  const own = `${Date.now()}`;
  const atTheQueue = async (username: string, name: string): Promise<Driver> => {
    await openDriver(request, username, name);
    const page = await openDevice(username, PASSWORD);
    return { username, name, page };
  };
  const beto = await atTheQueue(`beto-${own}`, 'Beto');
  const nena = await atTheQueue(`nena-race-${own}`, 'Nena');

  for (const [round, language] of ROUNDS.entries()) {
    const customer = `Carrera${own}${round}`;
    await openCustomer(request, `carmen-${own}-${round}`, { first_name: customer });
    const transactionId = await placeOrder(request, `carmen-${own}-${round}`);
    const { take, tooLate, close } = TEXTS[language];
    const button = take(customer);
    await showQueue([beto, nena], language, button);

    await tapAtOnce([beto, nena], button);
    const isBetos = () => /\/driver-order\//.test(beto.page.url());
    await expect
      .poll(async () => [beto, nena].filter(({ page }) => page.url().includes(`/driver-order/${transactionId}`)).length)
      .toBe(1);
    const [winner, loser] = isBetos() ? [beto, nena] : [nena, beto];

    const notice = loser.page.getByRole('alert');
    await expect(notice).toContainText(tooLate(`${winner.name} Ruiz`));
    await expect(notice).toBeFocused();
    await expect(loser.page.getByRole('button', { name: new RegExp(`^${button}, `) })).toBeHidden();
    expect(new URL(loser.page.url()).pathname).toBe('/driver');
    if (round < 2) await expectAccessible(loser.page);
    await notice.getByRole('button', { name: close }).click();
    await expect(notice).toBeHidden();
    await finishOrder(request, winner.username, transactionId);
  }
});
