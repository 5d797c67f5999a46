import { getShopCash, type ShopCash } from '@mercadito/contracts/cash/shop';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import type { Language } from '@mercadito/domain/language';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompanyOrder } from '../../../test/fixtures/company-orders.ts';
import { aNumberedList } from '../../../test/fixtures/lists.ts';
import { aShopCash } from '../../../test/fixtures/shop-cash.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';

const TODAY = { date: '2026-11-22', driver_id: 4, driver_name: 'Nena', orders: 2, sold: 140.1, paid: 0, owed: 140.1 };
const CASH = aShopCash({
  owed: 300.2,
  days: [
    TODAY,
    { ...TODAY, driver_id: null, driver_name: '', orders: 1, sold: 70.2, paid: 70.2, owed: 0 },
    { ...TODAY, date: '2026-11-21', sold: 999 },
  ],
  payments: [
    { id: 8, paid_at: '2026-11-21T18:00:00Z', amount: -20, by_driver: true, name: 'Chuy', orders: 1 },
    { id: 7, paid_at: '2026-11-20T18:00:00Z', amount: 120, by_driver: false, name: 'Mariana', orders: 2 },
  ],
});

const open = async (language: Language = 'en') => {
  const replies = [reply(listCompanyOrders, aNumberedList([aCompanyOrder()]))];
  const at = await openScreen('/mybusiness/orders-company', { as: anOwner(), language, replies });
  await screen.findByText(/^(Order|Pedido) DEFGH$/);
  return at;
};
const openWith = async (cash: ShopCash, language: Language = 'en') => {
  const at = await open(language);
  at.replies.set(reply(getShopCash, cash));
  await userEvent.click(screen.getByText(language === 'es' ? 'Hoy en efectivo' : 'Cash today'));
  return at;
};
const textsOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

test('cash is read once it is asked for, as the list of orders stands open all day; a failure is told (CASH-9)', async () => {
  const at = await open();
  expect(at.calls.to(getShopCash)).toEqual([]);
  at.replies.set(refuse(getShopCash, 500, 'internal_error'));
  await userEvent.click(screen.getByText('Cash today'));
  expect(await screen.findByRole('heading', { name: 'Your cash could not be loaded' })).toBeTruthy();
  at.replies.set(reply(getShopCash, CASH));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$210.30 MXN')).toBeTruthy();
});

test.each<[Language, string, string[], string, string, string[]]>([
  [
    'en',
    'Cash today',
    ['Nena · 2 orders$140.10 MXN still to be paid to you$140.10 MXN', 'A driver · 1 orderYou were paid$70.20 MXN'],
    'Still to be paid to you in all',
    'Last payments',
    [
      'Taken back by Chuy · 1 orderNov 21, 2026, 12:00 PM-$20.00 MXN',
      'Paid by Mariana · 2 ordersNov 20, 2026, 12:00 PM$120.00 MXN',
    ],
  ],
  [
    'es',
    'Hoy en efectivo',
    ['Nena · 2 pedidosTe falta recibir $140.10 MXN$140.10 MXN', 'Reparto · 1 pedidoYa te lo pagaron$70.20 MXN'],
    'Te falta recibir en total',
    'Últimos pagos',
    [
      'Lo retiró Chuy · 1 pedido21 nov 2026, 12:00 p.m.-$20.00 MXN',
      'Te pagó Mariana · 2 pedidos20 nov 2026, 12:00 p.m.$120.00 MXN',
    ],
  ],
])('an owner reads in %s who sold for her today, what is owed and what was paid (CASH-9)', async (...row) => {
  const [language, title, today, owed, payments, paid] = row;
  await openWith(CASH, language);
  expect(await textsOf(title)).toEqual(today);
  expect(screen.getByText(owed).parentElement?.textContent).toContain('$300.20 MXN');
  expect(await textsOf(payments)).toEqual(paid);
  await expectAccessible();
});

test('a day on which nothing was brought yet says so, and what was paid too much is told as that', async () => {
  await openWith(aShopCash({ owed: -15 }));
  expect(await screen.findByText('Nothing has been delivered yet today.')).toBeTruthy();
  expect(screen.getByText('You were paid too much').parentElement?.textContent).toContain('$15.00 MXN');
  expect(screen.queryByRole('list', { name: 'Last payments' })).toBeNull();
});
