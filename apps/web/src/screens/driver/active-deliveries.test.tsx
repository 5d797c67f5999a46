import { getDeliveryOrder, listAssignedOrders } from '@mercadito/contracts/deliveries/active-deliveries';
import { getDriverProfile, setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { listDriverHistory } from '@mercadito/contracts/deliveries/history';
import { listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  aDriverProfile,
  aHeldOrder,
  anOffDutyDriverProfile,
  aQueuedOrder,
  aWaitingOrder,
} from '../../../test/fixtures/deliveries.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { anOrderItem } from '../../../test/fixtures/orders.ts';
import { driverAtWork } from '../../../test/harness/driver-at-work.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { later, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const ORDER = `/driver-order/${aHeldOrder().transaction_id}`;

const user = userEvent.setup();

const open = (address: string, ...replies: Reply[]) =>
  openScreen(address, driverAtWork(reply(listDriverHistory, aList([])), ...replies));

const [aPickUp] = aHeldOrder().order_companies;
if (!aPickUp) throw new Error('The order has no pick-up');

/** From three shops, two of them in one town, to Colonia Lebaron. */
const anOrderOfThree = (own: Parameters<typeof aHeldOrder>[0] = {}) =>
  aHeldOrder({
    order_companies: [
      { ...aPickUp, company_name: 'Panadería Sol', location: 'Lebaron' },
      {
        ...aPickUp,
        company_name: 'Burritos',
        location: 'Lagunitas',
        telephone: '',
        orderItem: [
          anOrderItem({ name: 'Burrito', count: 2 }),
          anOrderItem({ id: 12, name: 'Coca', status: 'not_found' }),
        ],
      },
      { ...aPickUp, company_name: 'Frutería', location: 'Lagunitas' },
    ],
    ...own,
  });

describe('a card of the queue', () => {
  const openCard = async (own: Parameters<typeof aQueuedOrder>[0] = {}) => {
    await open('/driver', reply(listQueuedOrders, aList([aQueuedOrder(own)])));
    const take = await screen.findByRole('button', { name: /^Take order of Lupita, / });
    return within(take.closest('li') as HTMLElement);
  };
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  test('says what to collect, how heavy it is, the towns in order, and how much there is to do (DELIVERY-25)', async () => {
    const companies = [
      { company_name: 'Panadería Sol', location: 'Lebaron' },
      { company_name: 'Burritos', location: 'Lagunitas' },
    ];
    const card = await openCard({ companies });
    expect(card.getByText('$250.00 MXN')).toBeTruthy();
    expect(card.getByText('Heavy load')).toBeTruthy();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pick up at Lagunitas',
      'Deliver to Colonia Lebaron',
    ]);
    expect(card.getByText('3 stops')).toBeTruthy();
    expect(card.getByText('3 items')).toBeTruthy();
  });

  test.each([
    [12, 'waiting 12 min'],
    [140, 'waiting 2 h 20 min'],
    [3_000, 'waiting 2 days'],
  ])('of %i minutes says its age in words', async (minutes, words) => {
    const card = await openCard({ date_issued: ago(minutes) });
    expect(card.getByText(words)).toBeTruthy();
  });

  test('leaves the rest to its page', async () => {
    const card = await openCard({ delivery_instructions: 'Con la vecina' });
    expect(card.queryByText(/vecina|Hidalgo|Portón/)).toBeNull();
    expect(card.getByRole('link', { name: /^Details of Lupita’s order, / })).toBeTruthy();
  });
});

describe('the stops of an order', () => {
  test('are numbered in the order to drive, the customer’s door last (DELIVERY-26)', async () => {
    await open(ORDER, reply(getDeliveryOrder, anOrderOfThree()));
    await screen.findByText('Burritos');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1Stop 1: Burritos',
      '2Stop 2: Frutería',
      '3Stop 3: Panadería Sol',
      '4Stop 4: Lupita Reyes',
    ]);
  });

  test('say how many pieces to take, without what has been taken off', async () => {
    await open(ORDER, reply(getDeliveryOrder, anOrderOfThree()));
    const stop = within((await screen.findByText('Burritos')).closest('li') as HTMLElement);
    expect(stop.getByText('Pick up 2 items')).toBeTruthy();
  });

  test('say so where there is no phone number, and still lead there', async () => {
    await open(ORDER, reply(getDeliveryOrder, anOrderOfThree()));
    const stop = within((await screen.findByText('Burritos')).closest('li') as HTMLElement);
    expect(stop.getByText('There is no phone number here.')).toBeTruthy();
    expect(stop.queryByRole('link', { name: /^(Call|WhatsApp)/ })).toBeNull();
    expect(stop.getByRole('link', { name: 'Maps: directions to Burritos' })).toBeTruthy();
  });

  test.each([
    ['the shop', 'Panadería Sol', /^Hola, soy Ana, de Galeana Biz\. Voy por el pedido .*Conchas/],
    ['the customer', 'Lupita Reyes', /^Hola Lupita, soy Ana, de Galeana Biz\. Ya voy en camino/],
    ['the backup number', 'the backup number', /^Hola, soy Ana, .* pedido Abc12345xyz de Lupita\.$/],
    ['the customer before the door', 'Lupita Reyes', /Ya estoy afuera con tu pedido/, 'I am outside: '],
    ['the customer who does not open', 'Lupita Reyes', /nadie abre\. ¿Puedes salir\?$/, 'Nobody answers: '],
    [
      'the backup number before the door',
      'the backup number',
      /afuera con el pedido .* de Lupita\.$/,
      'I am outside: ',
    ],
  ])('open WhatsApp to %s with a finished message (DELIVERY-27)', async (_, name, message, what = '') => {
    await open(ORDER, reply(getDeliveryOrder, aHeldOrder({ alternate_receiver_phone: '+526361112233' })));
    const link = await screen.findByRole('link', { name: `${what}WhatsApp to ${name}` });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toMatch(message);
  });

  test('tell the customer what is missing, once something is (DELIVERY-27)', async () => {
    const at = await open(ORDER, reply(getDeliveryOrder, aHeldOrder()));
    await screen.findByRole('link', { name: 'WhatsApp to Lupita Reyes' });
    expect(screen.queryByRole('link', { name: /Say what is missing/ })).toBeNull();
    const [company] = aHeldOrder().order_companies;
    const items = company?.orderItem.map((item) => ({ ...item, status: 'not_found' as const })) ?? [];
    at.replies.set(
      reply(getDeliveryOrder, aHeldOrder({ order_companies: company ? [{ ...company, orderItem: items }] : [] })),
    );
    await at.reopen();
    const link = await screen.findByRole('link', { name: 'Say what is missing: WhatsApp to Lupita Reyes' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toMatch(/no hay: .*Conchas/);
  });

  test.each([
    ['waits', aWaitingOrder()],
    ['is over', aHeldOrder({ status: 'delivered' })],
    ['is another driver’s', aHeldOrder({ is_mine: false })],
  ])('write nothing for an order that %s', async (_, order) => {
    await open(ORDER, reply(getDeliveryOrder, order));
    const link = await screen.findByRole('link', { name: 'WhatsApp to Panadería Sol' });
    expect(link.getAttribute('href')).toBe('https://wa.me/526367654321');
  });
});

describe('who is on duty', () => {
  test.each(['/driver', '/driver-order-list', '/order-history', ORDER])('is in sight on %s', async (address) => {
    await open(address);
    const duty = await screen.findByRole('switch', { name: /^Your availability\s*ON Servece$/ });
    expect(within(screen.getByRole('main')).queryByRole('switch', { name: /Servece/ })).toBeNull();
    expect(duty.getAttribute('aria-checked')).toBe('true');
  });

  test('has the hours beside it', async () => {
    const settings = { availability_status: 'available', daily_start_time: '08:00', daily_end_time: '18:30' } as const;
    await open('/driver', reply(getDriverProfile, aDriverProfile({ settings })));
    expect(await screen.findByRole('switch', { name: /ON Servece\s*8:00 AM – 6:30 PM/ })).toBeTruthy();
  });

  test('changes at one tap, before the server has answered', async () => {
    const at = await open('/driver', later(setDriverAvailability));
    await user.click(await screen.findByRole('switch', { name: /ON Servece/ }));
    const off = await screen.findByRole('switch', { name: /OFF Servece/ });
    // A second tap waits for the first.
    await user.click(off);
    expect(at.calls.to(setDriverAvailability)).toHaveLength(1);
  });

  test('is taken back, with the reason, where the server will not have it (DELIVERY-28)', async () => {
    const at = await open('/driver', refuse(setDriverAvailability, 503, 'busy'));
    const duty = await screen.findByRole('switch', { name: /ON Servece/ });
    // What holds cannot be read anew either.
    at.replies.set(later(getDriverProfile));
    await user.click(duty);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your availability did not change\. \S/);
    expect(screen.getByRole('switch', { name: /ON Servece/ })).toBeTruthy();
  });

  test('is why the queue is empty, which offers the switch', async () => {
    const off = reply(getDriverProfile, anOffDutyDriverProfile());
    const at = await open('/driver', off, reply(listQueuedOrders, aList([])));
    await screen.findByText('You are unavailable');
    at.replies.set(
      reply(setDriverAvailability, aDriverProfile()),
      reply(getDriverProfile, aDriverProfile()),
      reply(listQueuedOrders, aList([aQueuedOrder()])),
    );
    await user.click(screen.getByRole('button', { name: 'Go ON Servece' }));
    expect(await screen.findByRole('button', { name: /^Take order of Lupita, / })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('You are unavailable')).toBeNull());
  });
});

describe('what cannot be loaded is said', () => {
  test.each([
    ['/driver', refuse(listQueuedOrders, 500, 'internal_error'), 'Try again another time.'],
    ['/driver-order-list', refuse(listAssignedOrders, 500, 'internal_error'), 'Try again another time.'],
    [ORDER, refuse(getDeliveryOrder, 500, 'internal_error'), 'Could not get order details try again'],
    [
      '/order-history',
      refuse(listDriverHistory, 500, 'internal_error'),
      'It was not possible to load this page, I tried again.',
    ],
  ])('on %s', async (address, refusal, words) => {
    await open(address, refusal);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

test('nothing in hand is said, with the way to the orders that wait', async () => {
  await open('/driver-order-list', reply(listAssignedOrders, { results: [] }));
  expect(await screen.findByText('You do not have any orders assigned at this time.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See waiting orders' })).toHaveProperty('pathname', '/driver');
});

test('the history goes on with Load More', async () => {
  const next = '/api/companies/driver-profile/order-history/?driver_id=7&page=2';
  await open('/order-history', reply(listDriverHistory, aList([aQueuedOrder({ status: 'delivered' })], next, 2)));
  expect(await screen.findByRole('button', { name: 'Load More' })).toBeTruthy();
});

test.each([
  ['/driver', 'Delivery'],
  ['/driver-order-list', 'Assigned Orders'],
  ['/order-history', 'Order History'],
])('on %s one place is marked as the current one, and the top bar leads to the profile', async (address, place) => {
  await open(address);
  await screen.findByRole('switch');
  const here = screen.getAllByRole('link', { current: 'page' });
  expect(new Set(here.map(({ textContent }) => textContent))).toEqual(new Set([place]));
  const profile = within(screen.getByRole('banner')).getByRole('link', { name: 'Profile' });
  expect(profile).toHaveProperty('pathname', '/profile');
});
