import {
  acceptHandIn,
  listDriversCash,
  listHandIns,
  listShopDues,
  payShop,
  takeCash,
} from '@mercadito/contracts/cash/admin';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aCashOrder, aHandIn } from '../../../test/fixtures/cash.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, reply } from '../../../test/harness/replies.ts';

const user = userEvent.setup();
const DUES = {
  ...{ drivers_pay_shops: false, gone: [], next: null, previous: null, count: 1 },
  results: [
    {
      company_id: 3,
      company_name: 'La Espiga',
      owed: 250,
      parts: [
        {
          order_company_id: 31,
          transaction_id: 'Abc12345xyz',
          status: 'delivered' as const,
          brought_at: null,
          owed: 250,
        },
      ],
    },
  ],
};

describe('the Admin’s cash (SCREEN-67)', () => {
  const open = () => {
    const accepted = aHandIn({
      ...{ accepted_at: '2026-06-10T19:00:00Z', accepted_by: 'Mariana' },
      counted: { mxn: 120, usd: 0 },
    });
    const replies = [
      inTurn(reply(listHandIns, aList([aHandIn()])), reply(listHandIns, aList([accepted]))),
      reply(acceptHandIn, accepted),
    ];
    return openScreen('/admin/cash', { as: anAdmin(), replies });
  };
  const count = async () =>
    user.click(await screen.findByRole('button', { name: 'Count and accept the cash of Beto Ruiz' }));

  test('is accepted as it was said in two taps (CASH-6)', async () => {
    const at = await open();
    await count();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/Accepted by Mariana/)).toBeTruthy();
    expect(at.calls.to(acceptHandIn)).toMatchObject([{ body: { mxn: 120, usd: 0, reason: '' } }]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('asks why another amount was counted before it can be accepted (CASH-6)', async () => {
    const at = await open();
    await count();
    const pesos = screen.getByRole('textbox', { name: 'Pesos counted' });
    await user.clear(pesos);
    await user.type(pesos, '100');
    expect(isOff(screen.getByRole('button', { name: 'Accept' }))).toBe(true);
    await user.type(screen.getByRole('textbox', { name: /Why the amount differs/ }), 'A note was missing');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/Accepted by Mariana/)).toBeTruthy();
    expect(at.calls.to(acceptHandIn)).toMatchObject([{ body: { mxn: 100, usd: 0, reason: 'A note was missing' } }]);
  });
});

test('an amount that cannot be read is said at its field, and nothing else is called missing (LOOK-49)', async () => {
  await openScreen('/admin/cash', { as: anAdmin(), replies: [reply(listHandIns, aList([aHandIn()]))] });
  await user.click(await screen.findByRole('button', { name: 'Count and accept the cash of Beto Ruiz' }));
  const pesos = screen.getByRole('textbox', { name: 'Pesos counted' });
  await user.clear(pesos);
  await user.type(pesos, '12,5');
  expect(pesos.getAttribute('aria-invalid')).toBe('true');
  const accept = screen.getByRole('button', { name: 'Accept' });
  const said = document.getElementById(accept.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(said).toBe('Write it like 1234.50 or 1,234.50');
});

test('a business is paid all that it is owed, as it was seen (CASH-8)', async () => {
  const replies = [
    inTurn(reply(listShopDues, DUES), reply(listShopDues, { ...DUES, results: [] })),
    reply(payShop, { ...DUES, results: [] }),
  ];
  const at = await openScreen('/admin/cash?label=shops', { as: anAdmin(), replies });
  await user.click(await screen.findByRole('button', { name: 'Mark $250.00 MXN to La Espiga as paid' }));
  await user.click(screen.getByRole('button', { name: 'Yes, I paid' }));
  expect(await screen.findByText('Nothing is owed to any business')).toBeTruthy();
  expect(at.calls.to(payShop)).toMatchObject([{ body: { company_id: 3, order_company_ids: [31], amount: 250 } }]);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('what is owed to a business that is gone is paid by its name (CASH-13)', async () => {
  const [{ company_id: _, ...due } = { company_id: 0, company_name: '', owed: 0, parts: [] }] = DUES.results;
  const ofGone = { ...DUES, results: [], gone: [{ ...due, company_name: 'El Trigo' }], count: 0 };
  const replies = [reply(listShopDues, ofGone), reply(payShop, { ...ofGone, gone: [] })];
  const at = await openScreen('/admin/cash?label=shops', { as: anAdmin(), replies });
  expect(await screen.findByText('This business is gone.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark $250.00 MXN to El Trigo as paid' }));
  await user.click(screen.getByRole('button', { name: 'Yes, I paid' }));
  await waitFor(() => expect(at.calls.to(payShop)).toMatchObject([{ body: { company_id: null, amount: 250 } }]));
});

test('what a driver holds who is kept out is taken and counted by the Admin (CASH-10, CASH-11)', async () => {
  const holder = {
    ...{ driver_id: 7, user_id: 3, driver_name: 'Beto Ruiz', is_blocked: true, drives: true },
    ...{ held: { mxn: 120, usd: 0 }, count: 1, orders: [aCashOrder()] },
  };
  const taken = aHandIn({ accepted_at: '2026-06-10T19:00:00Z', accepted_by: 'Mariana', counted: { mxn: 120, usd: 0 } });
  const replies = [
    inTurn(reply(listDriversCash, aList([holder])), reply(listDriversCash, aList([]))),
    reply(takeCash, { ...taken, was_taken: true }),
  ];
  const at = await openScreen('/admin/cash?label=drivers', { as: anAdmin(), replies });
  expect(await screen.findByText('The account is blocked.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take and count the cash of Beto Ruiz' }));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('No driver has cash')).toBeTruthy();
  expect(at.calls.to(takeCash)).toMatchObject([
    { body: { driver_id: 7, transaction_ids: ['Abc12345xyz'], held_mxn: 120, held_usd: 0, mxn: 120, usd: 0 } },
  ]);
});
