import { listDriverReports } from '@mercadito/contracts/deliveries/reports';
import { type DispatchBoard, getDispatchBoard } from '@mercadito/contracts/dispatch';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aBoard, aBoardOrder, aColumn } from '../../../test/fixtures/dispatch.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

/** A screen on which the columns stand beside each other. */
let noMedia: typeof window.matchMedia;
beforeEach(() => {
  noMedia = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...noMedia(query), matches: query === '(min-width: 62em)' }));
});

const open = (board: DispatchBoard) =>
  openScreen('/admin/dispatch', {
    as: anAdmin(),
    replies: [reply(getDispatchBoard, board), reply(listDriverReports, aList([]))],
  });

const findColumn = async (name: string) => within(await screen.findByRole('region', { name }));

test('the board says which business has not seen an order for ten minutes, with a call and a finished message (ORDER-16)', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const part = {
    location: 'Lagunitas',
    seen_at: null,
    telephone: '+526361234567',
    is_open_now: null,
    next_change_at: null,
  };
  const companies = [
    { ...part, company_name: 'La Espiga', counts_from: ago(12) },
    { ...part, company_name: 'Panadería Sol', counts_from: ago(5) },
    { ...part, company_name: 'El Güero', counts_from: ago(40), seen_at: ago(39), telephone: null },
  ];
  await open(aBoard({ waiting: aColumn(aBoardOrder({ since: ago(90), companies })) }));
  const waiting = await findColumn('Waiting 1');
  expect(waiting.getAllByText(/has not seen it/).map((text) => text.textContent?.trim())).toEqual([
    'La Espiga has not seen it for 12 min',
  ]);
  const message = new URL(
    waiting.getByRole('link', { name: /La Espiga.*WhatsApp|WhatsApp.*La Espiga/ }).getAttribute('href') ?? '',
  );
  expect(message.searchParams.get('text')).toMatch(/La Espiga tiene el pedido WAITING1 .+\/mybusiness\/orders-company/);
  expect(waiting.getByRole('link', { name: /Call.*La Espiga/ }).getAttribute('href')).toBe('tel:+526361234567');
  // Its age counts from the first opening.
  expect(waiting.getByText('Late')).toBeDefined();
  await expectAccessible();
});

test('the board says who has their part ready (ORDER-19)', async () => {
  const part = { location: 'Lagunitas', seen_at: '2026-11-20T18:05:00Z', telephone: null, is_open_now: null };
  const companies = [
    { ...part, company_name: 'La Espiga', ready_at: '2026-11-20T18:30:00Z' },
    { ...part, company_name: 'Panadería Sol', ready_at: null },
  ];
  await open(aBoard({ in_progress: aColumn(aBoardOrder({ companies })) }));
  expect((await findColumn('In progress 1')).getByText('La Espiga has it ready')).toBeDefined();
});

test('the board calls nobody late who is closed (ORDER-16)', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const closed = { is_open_now: false, next_change_at: inAnHour, counts_from: inAnHour };
  const companies = [{ company_name: 'La Espiga', location: 'Lagunitas', seen_at: null, telephone: null, ...closed }];
  await open(aBoard({ waiting: aColumn(aBoardOrder({ since: '2020-01-01T00:00:00Z', companies })) }));
  const waiting = await findColumn('Waiting 1');
  expect(waiting.getByText('Shops closed')).toBeDefined();
  expect(waiting.queryByText(/has not seen it/)).toBeNull();
});

test('the board counts an order of the night from the opening of its shop (DISPATCH-4)', async () => {
  const opened = new Date(Date.now() - 10 * 60_000).toISOString();
  const open_now = { is_open_now: true, counts_from: opened, seen_at: opened, telephone: null };
  const companies = [{ company_name: 'La Espiga', location: 'Lagunitas', ...open_now }];
  const night = { since: '2020-01-01T00:00:00Z', companies };
  await open(
    aBoard({
      waiting: aColumn(aBoardOrder(night)),
      in_progress: aColumn(
        aBoardOrder({ ...night, transaction_id: 'TAKEN001', pick_ups: { done: 0, total: 1 } }),
        aBoardOrder({ ...night, transaction_id: 'FETCHED1', pick_ups: { done: 1, total: 1 } }),
      ),
    }),
  );
  const waiting = await findColumn('Waiting 1');
  expect(waiting.getByText('On time')).toBeDefined();
  expect(waiting.getByText('10 min since opening')).toBeDefined();
  const inProgress = await findColumn('In progress 2');
  expect(inProgress.getAllByText('On time')).toHaveLength(1);
  expect(inProgress.getAllByText('Urgent')).toHaveLength(1);
});

test('the board asks to decline an order of which nothing is left (ORDER-18)', async () => {
  await open(aBoard({ waiting: aColumn(aBoardOrder({ total_items: 0 })) }));
  const waiting = await findColumn('Waiting 1');
  expect(waiting.getByText(/^Nothing in this order is available/)).toBeDefined();
  expect(waiting.getByRole('button', { name: /Decline/ })).toBeDefined();
  expect(waiting.queryByRole('button', { name: /Give order|Assign/ })).toBeNull();
});
