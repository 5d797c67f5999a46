import { listAvailableDrivers } from '@mercadito/contracts/deliveries/admin';
import { listDriverReports } from '@mercadito/contracts/deliveries/reports';
import { getDispatchBoard, getDispatchOrder } from '@mercadito/contracts/dispatch';
import { confirmOrder } from '@mercadito/contracts/orders/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aBoard, aBoardOrder, aColumn, aDispatchOrder } from '../../../test/fixtures/dispatch.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { anOrder } from '../../../test/fixtures/orders.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

/** A screen on which the columns stand beside each other. */
let noMedia: typeof window.matchMedia;
beforeEach(() => {
  noMedia = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...noMedia(query), matches: query === '(min-width: 62em)' }));
});

const RECORD = { is_known: false, failed_of_number: 2, failed_of_address: 1 };
const textOf = (link: HTMLElement): string | null => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

test('the board marks a first order and failed deliveries, with the finished message to ask by (DISPATCH-13)', async () => {
  const doubted = aBoardOrder({ telephone: '+526361234567', customer_record: RECORD });
  const known = { is_known: true, failed_of_number: 0, failed_of_address: 0 };
  const other = aBoardOrder({ transaction_id: 'WAITING2', telephone: null, customer_record: known });
  const board = aBoard({ waiting: aColumn(doubted, other) });
  await openScreen('/admin/dispatch', {
    as: anAdmin(),
    replies: [reply(getDispatchBoard, board), reply(listDriverReports, aList([]))],
  });
  const waiting = within(await screen.findByRole('region', { name: 'Waiting 2' }));
  expect(waiting.getAllByText('First order from this number')).toHaveLength(1);
  expect(waiting.getByText('2 failed deliveries with this number')).toBeDefined();
  expect(waiting.getByText('1 failed delivery at this address')).toBeDefined();
  const ask = waiting.getByRole('link', { name: 'Ask on WhatsApp whether Lupita Reyes placed order TING1' });
  expect(textOf(ask)).toMatch(/^Hola Lupita, te escribe .+\. ¿Tú hiciste el pedido WAITING1\?/);
  expect(waiting.queryByRole('link', { name: /WAITING2.*WhatsApp|WhatsApp.*WAITING2/ })).toBeNull();
  await expectAccessible();
});

test('the page of a doubted order says why, and its message asks (DISPATCH-13)', async () => {
  const order = aDispatchOrder({ customer_record: RECORD });
  await openScreen('/admin/dispatch/WAITING1', {
    as: anAdmin(),
    replies: [reply(getDispatchOrder, order), reply(listAvailableDrivers, []), reply(listDriverReports, aList([]))],
  });
  expect(await screen.findByText('First order from this number')).toBeDefined();
  expect(textOf(screen.getByRole('link', { name: 'WhatsApp to Lupita Reyes' }))).toContain('¿Tú hiciste el pedido');
  await expectAccessible();
});

test('the board has an order confirmed before it can be given to anybody (DISPATCH-14)', async () => {
  const order = aBoardOrder({ telephone: '+526361234567', customer_record: RECORD, awaits_confirmation: true });
  const at = await openScreen('/admin/dispatch', {
    as: anAdmin(),
    replies: [
      reply(getDispatchBoard, aBoard({ waiting: aColumn(order) })),
      reply(listDriverReports, aList([])),
      reply(confirmOrder, anOrder()),
    ],
  });
  const waiting = within(await screen.findByRole('region', { name: 'Waiting 1' }));
  expect(waiting.getByText('Nobody can take it until you confirm it.')).toBeDefined();
  expect(waiting.queryByRole('button', { name: /Assign to/ })).toBeNull();
  expect(waiting.queryByRole('checkbox')).toBeNull();
  expect(waiting.getByRole('button', { name: 'Decline order TING1' })).toBeDefined();
  await expectAccessible();
  at.replies.set(
    reply(getDispatchBoard, aBoard({ waiting: aColumn({ ...order, awaits_confirmation: false }) })),
    reply(confirmOrder, anOrder()),
  );
  await userEvent.click(waiting.getByRole('button', { name: 'Confirm order TING1' }));
  expect(await waiting.findByRole('button', { name: 'Assign to… (order TING1)' })).toBeDefined();
  expect(at.calls.to(confirmOrder)).toMatchObject([{ body: { transaction_id: 'WAITING1' } }]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Lupita Reyes, Colonia Lebaron'));
});

test('the page of an order that has to be confirmed offers to, and no driver (DISPATCH-14)', async () => {
  const at = await openScreen('/admin/dispatch/WAITING1', {
    as: anAdmin(),
    replies: [
      reply(getDispatchOrder, aDispatchOrder({ customer_record: RECORD, awaits_confirmation: true })),
      reply(listDriverReports, aList([])),
      reply(confirmOrder, anOrder()),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm order TING1' }));
  await waitFor(() => expect(at.calls.to(confirmOrder)).toHaveLength(1));
  expect(screen.queryByRole('combobox', { name: 'Driver' })).toBeNull();
});
