import { type BusinessFigures, getBusinessFigures } from '@mercadito/contracts/business-figures';
import { listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { type CompanyOrder, listCompanyOrders } from '@mercadito/contracts/orders/company';
import { listCompanyProducts } from '@mercadito/contracts/products';
import type { Language } from '@mercadito/domain/language';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { busyFigures } from '../../../test/fixtures/business-figures.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aCompanyOrder } from '../../../test/fixtures/company-orders.ts';
import { aNumberedList } from '../../../test/fixtures/lists.ts';
import { anOrderItem } from '../../../test/fixtures/orders.ts';
import { aProduct, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const DONE = { photo: true, hours: true, address: true, contact: true, product: true };

const open = (
  figures: BusinessFigures,
  language: Language = 'en',
  orders = reply(listCompanyOrders, aNumberedList([])),
) =>
  openScreen('/mybusiness', {
    as: anOwner(),
    language,
    replies: [
      reply(getCompany, aCompany()),
      reply(listUsedCompanyCategories, []),
      reply(listCompanyProducts, companyProducts([aProduct()])),
      reply(getBusinessFigures, figures),
      orders,
    ],
  });

const sectionOf = async (name: string) => screen.findByRole('region', { name });
const linksIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the three things to do', () => {
  const missed = { product_id: 31, name: 'Queso menonita', photo_picture: null, people: 3, last_asked: '2026-11-21' };
  const ALL = {
    orders_to_make: 2,
    first_steps: { ...DONE, photo: false },
    asked_and_sold_out: [{ ...missed, available: false, for_sale: false }],
  };

  test('stand before any number, the most pressing first, each with its way (FIGURES-11)', async () => {
    await open(busyFigures(ALL));
    const things = await sectionOf('To do');
    expect(linksIn(things)).toEqual([
      ['Prepare 2 orders', '/mybusiness/orders-company'],
      ['Add a photo of your businessWithout a photo your business is not listed', '/business/2/updateCompany'],
      ['Bring back Queso menonita3 people asked for it', '/product/31/updateProduct?fromUrl=%2Fmybusiness'],
    ]);
    const today = await sectionOf('Today');
    expect(things.compareDocumentPosition(today) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expectAccessible();
  });

  test.each([
    ['en', 'To do', ['Prepare 1 order', '2 products are sold out', '1 draft that nobody sees yet']],
    ['es', 'Por hacer', ['Prepara 1 pedido', '2 productos agotados', '1 borrador que nadie ve todavía']],
  ] as const)('are said in %s', async (language, title, said) => {
    const products = { total: 12, drafts: 1, sold_out: 2, limit: 100 };
    await open(busyFigures({ orders_to_make: 1, products }), language);
    expect(linksIn(await sectionOf(title)).map(([text]) => text)).toEqual(said);
  });

  test('are what brings people where nothing presses', async () => {
    await open(busyFigures());
    expect(linksIn(await sectionOf('To do')).map(([, href]) => href)).toEqual([
      '/mybusiness/status',
      '/mybusiness/poster',
      '/mybusiness/addproduct',
    ]);
  });
});

describe('the orders of today', () => {
  const at = (date_issued: string, own: Partial<CompanyOrder> = {}) =>
    aCompanyOrder({ transaction_id: `AT${date_issued}`, date_issued, ...own });
  const now = () => new Date().toISOString();
  const old = '2026-01-02T18:00:00Z';

  test('are those in hand, whenever they came, and then what came today; the way to all says how many wait', async () => {
    const customer = { first_name: 'Carmen', location: 'Lebaron' };
    const item = (name: string, own = {}) => anOrderItem({ name, ...own });
    const orderItem = [
      item('Burrito'),
      item('Agua', { id: 12, count: 1 }),
      item('Flan', { id: 13, status: 'not_found' }),
    ];
    const orders = [
      at(now(), { transaction_id: 'CANCELED', order_status: 'cancelled' }),
      at(now(), { customer, orderItem }),
      at(old, { transaction_id: 'OLDENDED', order_status: 'delivered' }),
      at(old, { customer, ready_at: old, picked_up_at: null }),
    ];
    await open(busyFigures({ orders_waiting: 2 }), 'en', reply(listCompanyOrders, aNumberedList(orders)));
    const section = await sectionOf('Today’s orders');
    await within(section).findByText('2 × Burrito, 1 × Agua');
    await within(section).findByText('2 orders are waiting');
    expect(linksIn(section).map(([text]) => text)).toEqual([
      'Carmen · Colonia Lebaron$90.00 MXN2 × Burrito, 1 × AguaPending',
      'Carmen · Colonia Lebaron$90.00 MXN2 × Burrito de deshebrada rojaReady',
      'Order CELED$90.00 MXN2 × Burrito de deshebrada rojaCancelled',
      '2 orders are waiting',
    ]);
    await expectAccessible();
  });

  test('one that waits for its confirmation says so, as in the list of orders', async () => {
    const waiting = at(now(), { awaits_confirmation: true });
    await open(busyFigures(), 'en', reply(listCompanyOrders, aNumberedList([waiting])));
    expect(await within(await sectionOf('Today’s orders')).findByText('To be confirmed')).toBeTruthy();
  });

  test('are none yet: that is said', async () => {
    await open(busyFigures());
    expect(await within(await sectionOf('Today’s orders')).findByText('No orders yet today.')).toBeTruthy();
  });

  test('that cannot be had say so and are asked for again', async () => {
    const page = await open(busyFigures(), 'en', refuse(listCompanyOrders, 500, 'internal_error'));
    const section = await sectionOf('Today’s orders');
    await within(section).findByRole('heading', { name: "Can't get your orders, try again..." });
    await expectAccessible();
    page.replies.set(reply(listCompanyOrders, aNumberedList([at(now())])));
    await userEvent.click(within(section).getByRole('button', { name: 'Retry' }));
    expect(await within(section).findByText('2 × Burrito de deshebrada roja')).toBeTruthy();
  });

  test('stay in sight when they cannot be renewed', async () => {
    const page = await open(busyFigures(), 'en', reply(listCompanyOrders, aNumberedList([at(now())])));
    const section = await sectionOf('Today’s orders');
    await within(section).findByText('2 × Burrito de deshebrada roja');
    page.goOffline();
    act(() => void page.store.dispatch(api.util.invalidateTags(['Orders'])));
    expect(await within(section).findByText(/This may be out of date/)).toBeTruthy();
    expect(within(section).getByText('2 × Burrito de deshebrada roja')).toBeTruthy();
  });
});

test('what is done now and then stands under the last of the signs (SCREEN-19)', async () => {
  await open(busyFigures());
  const ways = ['Add product', 'Add service', 'See my business page'];
  for (const name of ways) expect(await screen.findByRole('link', { name })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Share “Burritos El Güero”' })).toBeTruthy();
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'More: Dashboard' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Poster with QR code',
    'Picture for WhatsApp status',
    'Feature your business',
  ]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('More'));
});
