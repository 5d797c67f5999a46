import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { getSettings } from '@mercadito/contracts/settings';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAdmin, anOwner } from './fixtures/accounts.ts';
import { aNumberedList } from './fixtures/lists.ts';
import { aSite, someSettings } from './fixtures/settings.ts';
import { openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';

const CONTACTS = [
  { name: 'Mariana', whatsapp: '+526361112233' },
  { name: 'Don Beto', whatsapp: '+526364445566' },
];

const open = (as: ReturnType<typeof anOwner>) =>
  openScreen('/mybusiness/orders-company', {
    as,
    replies: [
      reply(listCompanyOrders, aNumberedList([])),
      reply(getSettings, someSettings({ site: aSite({ contacts: CONTACTS }) })),
    ],
  });

const findPlaces = async (name: string) => {
  await screen.findByRole('heading', { name: 'There are no orders yet...' });
  return within(screen.getByRole('navigation', { name })).getAllByRole('link');
};

const IN_REACH = [
  ['Dashboard', '/mybusiness'],
  ['Products', '/mybusiness/products'],
  ['Services', '/mybusiness/services'],
  ['Orders', '/mybusiness/orders-company'],
];

const WHERE_THERE_IS_ROOM = [
  ['Open Hours Settings', '/mybusiness/setings-hours'],
  ['Customization', '/mybusiness/customization'],
  ['Go shopping', '/'],
];

test.each([
  ['Main', [...IN_REACH, ...WHERE_THERE_IS_ROOM]],
  ['Quick access', IN_REACH],
])(
  'an owner finds the places of her business in %s, and the others where there is room (FRAME-11)',
  async (name, expected) => {
    await open(anOwner());
    const places = await findPlaces(name);
    expect(places.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
    expect(places[3]?.getAttribute('aria-current')).toBe('page');
  },
);

test('who delivers finds the panel of deliveries there too', async () => {
  await open(anAdmin({ company_id: 2 }));
  expect((await findPlaces('Main')).at(-1)?.textContent).toBe('Delivery Panel');
});

test('who helps is beside an owner at work', async () => {
  await open(anOwner());
  const help = within(await screen.findByRole('region', { name: 'For more information' }));
  expect(await help.findAllByRole('link')).toHaveLength(2);
});
