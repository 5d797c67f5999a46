import { addSearchKin, listSearchKin, removeSearchKin } from '@mercadito/contracts/search';
import { listUnfoundSearches } from '@mercadito/contracts/searches-made';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const TOMATO = { id: 4, names: 'jitomate = tomate', added_at: '2026-11-01T12:00:00.000Z' };

const NOTHING = { today: '2026-11-26', results: [] };

const open = (lines: (typeof TOMATO)[], ...replies: Reply[]) =>
  openScreen('/admin/search', {
    as: anAdmin(),
    replies: [reply(listUnfoundSearches, NOTHING), reply(listSearchKin, lines), ...replies],
  });

test('an Admin adds names of one thing, and the field is blank for the next (SEARCH-9, SCREEN-69)', async () => {
  const at = await open([], reply(addSearchKin, TOMATO));
  expect(await screen.findByText('No names yet')).toBeTruthy();
  at.replies.set(reply(listSearchKin, [TOMATO]));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Names of one thing' });
  await userEvent.type(field, 'jitomate = tomate{Enter}');
  expect((await screen.findByRole('listitem')).textContent).toContain('jitomate = tomate');
  expect(field.value).toBe('');
  expect(at.calls.to(addSearchKin).map(({ body }) => body)).toEqual([{ names: 'jitomate = tomate' }]);
  await expectAccessible();
});

test('what is no such line, or is there already, is said at the field (SEARCH-9)', async () => {
  const at = await open([TOMATO], refuse(addSearchKin, 409, 'names_taken', { errors: { names: ['There already.'] } }));
  const field = await screen.findByRole('textbox', { name: 'Names of one thing' });
  await userEvent.type(field, 'jitomate{Enter}');
  expect(await screen.findByText('Write it like this: jitomate = tomate')).toBeTruthy();
  expect(at.calls.to(addSearchKin)).toEqual([]);
  await userEvent.type(field, ' = tomate{Enter}');
  expect(await screen.findByText('These names are there already.')).toBeTruthy();
});

test('and removes a line, which is asked about first (SEARCH-9)', async () => {
  const at = await open([TOMATO], reply(removeSearchKin, { id: 4 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove jitomate = tomate' }));
  at.replies.set(reply(listSearchKin, []));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(at.calls.to(removeSearchKin)).toHaveLength(1));
  expect(await screen.findByText('No names yet')).toBeTruthy();
});

test('what people look for and nobody sells begins a line of names, unless it has some (SEARCH-12, SCREEN-69)', async () => {
  const results = [
    { query: 'jitómate', people: 7, last_day: '2026-11-25' },
    { query: 'chamoyada', people: 1, last_day: '2026-11-26' },
  ];
  await open([TOMATO], reply(listUnfoundSearches, { ...NOTHING, results }));
  const unfound = within(await screen.findByRole('region', { name: 'What people look for and nobody sells' }));
  await unfound.findByText('Has names');
  const rows = unfound.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'jitómate7 people, the last one yesterdayHas names',
    'chamoyada1 person, the last one todayAdd',
  ]);
  await userEvent.click(unfound.getByRole('button', { name: 'Add names for chamoyada' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Names of one thing' });
  expect([field.value, document.activeElement]).toEqual(['chamoyada = ', field]);
  await expectAccessible();
});

test('that all was found, or that it cannot be told, is said (SEARCH-12)', async () => {
  const at = await open([]);
  expect(await screen.findByText('Everything was found')).toBeTruthy();
  at.replies.set(refuse(listUnfoundSearches, 503, 'unavailable'));
  await at.reopen();
  expect(await screen.findByText('The searches could not be loaded')).toBeTruthy();
});
