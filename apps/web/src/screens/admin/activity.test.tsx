import { exportActivity, listActivity } from '@mercadito/contracts/activity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aChange, someChanges } from '../../../test/fixtures/activity.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { saveCsv } from '../../shared/ui/save-file.ts';

vi.mock('../../shared/ui/save-file.ts', () => ({ saveCsv: vi.fn() }));
beforeEach(() => vi.mocked(saveCsv).mockReset());

const open = (list: Reply | ReturnType<typeof aChange>[], search = '', ...replies: Reply[]) =>
  openScreen(`/admin/activity${search}`, {
    as: anAdmin(),
    replies: [Array.isArray(list) ? reply(listActivity, someChanges(list)) : list, ...replies],
  });

/** The text of each change's values. */
const values = async () => {
  const list = await screen.findByRole('list', { name: 'Changes, newest first' });
  return [...list.children].map((row) =>
    within(row as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who filters keeps the focus where it was, and the fields follow the address', async () => {
  const at = await open([aChange()]);
  const who = await screen.findByRole('textbox', { name: 'User name' });
  await userEvent.type(who, 'ana{Enter}');
  await waitFor(() => expect(at.search).toBe('?who=ana'));
  expect(document.activeElement).toBe(who);
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(at.search).toBe(''));
  expect(who).toHaveProperty('value', '');
  expect(document.activeElement).not.toBe(document.body);
});

describe('a change on record', () => {
  test('says who, when, what, and each value before and after in words', async () => {
    await open([aChange()]);
    expect(await values()).toEqual([['Status Pending → Shipped', 'Driver none → ana']]);
    expect(screen.getByRole('link', { name: 'Order ABCDEFGH' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Only changes by ana' })).toBeDefined();
    expect(screen.getByText(/Nov 21, 2026/)).toBeDefined();
    await expectAccessible();
  });

  test('of a price names product and business, and says amounts with their currency', async () => {
    const before = { price: 100, currency: 'MXN', discount: 0 };
    const after = { price: 6.5, currency: 'USD', discount: 10 };
    const price = { kind: 'changePrice', subject: 'product', subject_id: '31', name: 'Asadero', before, after };
    await open([aChange({ ...price, company: { id: 2, name: 'Quesería' } })]);
    expect(await values()).toEqual([['Price $100.00 MXN → $6.50 USD', 'Currency MXN → USD', 'Discount 0% → 10%']]);
    expect(screen.getByRole('link', { name: 'Price of Asadero' })).toBeDefined();
    expect(screen.getByText('at Quesería')).toBeDefined();
  });

  test('of something new says what there is', async () => {
    await open([aChange({ before: null, after: { status: 'pending', driver: null, order_total: 85 } })]);
    expect(await values()).toEqual([['Status Pending', 'Total $85.00 MXN']]);
  });

  test('of an item says what the order costs without it', async () => {
    const before = { item: 'Queso', status: 'approved', order_total: 85 };
    const after = { item: 'Queso', status: 'not_found', order_total: 0 };
    await open([aChange({ kind: 'changeOrderItem', name: 'Queso', before, after })]);
    expect(await values()).toEqual([['Status approved → not found', 'Total $85.00 MXN → $0.00 MXN']]);
    expect(screen.getByRole('link', { name: 'Queso in an order' })).toBeDefined();
  });

  test('of hours of delivery has their times as all others on the page (LOOK-52)', async () => {
    const [before, after] = [{ delivery_hours: '06:00-14:00 / –' }, { delivery_hours: '07:30-14:00; 2026-12-24 –' }];
    await open([aChange({ kind: 'changeTown', before, after })]);
    const [[said]] = (await values()) as [[string]];
    expect(said.replaceAll('\u202f', ' ')).toMatch(/6:00 AM – 2:00 PM \/ – → 7:30 AM – 2:00 PM; 2026-12-24 –$/);
  });

  test('of a membership says its last day, and not the moment after it', async () => {
    const after = { until: '2028-01-01T06:00:00.000Z' };
    await open([aChange({ kind: 'changeMembership', before: { until: null }, after })]);
    expect(await values()).toEqual([[expect.stringMatching(/ none → December 31, 2027$/)]]);
  });

  test('of a kind that has no words yet is shown by its names (RECORD-7)', async () => {
    const before = { seats_count: 2, is_open: false, until: null };
    const after = { seats_count: 4, is_open: true, until: '2026-12-31T18:00:00.000Z' };
    await open([aChange({ kind: 'changeBus', subject: 'bus', subject_id: '7', before, after })]);
    expect(await values()).toEqual([['Seats count 2 → 4', 'Is open no → yes', 'Until none → December 31, 2026']]);
    expect(screen.getByRole('link', { name: 'changeBus: 7' })).toBeDefined();
  });

  test('of nobody is the system’s, and of an account that is gone says so', async () => {
    await open([aChange({ actor: null }), aChange({ id: 2, actor: { id: 9, username: null } })]);
    expect(await screen.findByText('The system')).toBeDefined();
    expect(screen.getByText('Deleted account 9')).toBeDefined();
  });
});

describe('the filters', () => {
  test('stand in the address, and are what is asked for', async () => {
    const at = await open([aChange()]);
    await values();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Orders');
    await userEvent.type(screen.getByRole('textbox', { name: 'User name' }), ' ana ');
    await userEvent.type(screen.getByLabelText('From'), '2026-11-01');
    await userEvent.type(screen.getByLabelText('To'), '2026-11-30');
    await press('Show');
    await waitFor(() => expect(at.search).toBe('?kind=order&who=ana&from=2026-11-01&to=2026-11-30'));
    await waitFor(() =>
      expect(at.calls.to(listActivity).map(({ query }) => query)).toContainEqual(
        expect.objectContaining({
          ...{ subject: 'order', who: 'ana', from: '2026-11-01', to: '2026-11-30' },
        }),
      ),
    );
  });

  test('of the address are there when it is opened, and nonsense in it narrows nothing', async () => {
    const at = await open([aChange()], '?kind=weather&who=ana&from=soon&thing=ABCDEFGH');
    await values();
    const [{ query } = { query: {} }] = at.calls.to(listActivity);
    expect(query).toEqual({ who: 'ana', thing: 'ABCDEFGH', page: 1 });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Order no. or id' }).value).toBe('ABCDEFGH');
  });

  test('are set by a tap on who did it, or on what it was done to, beside those that are set (SCREEN-48)', async () => {
    const at = await open([aChange()], '?kind=order');
    await values();
    await userEvent.click(screen.getByRole('link', { name: 'Only changes by ana' }));
    await waitFor(() => expect(at.search).toBe('?kind=order&who=ana'));
    await userEvent.click(await screen.findByRole('link', { name: 'Order ABCDEFGH' }));
    await waitFor(() => expect(at.search).toBe('?kind=order&who=ana&thing=ABCDEFGH'));
  });

  test('that leave nothing say so, and are cleared by a tap', async () => {
    const at = await open([], '?who=nadie');
    expect(await screen.findByText('No change matches these filters')).toBeDefined();
    await userEvent.click(screen.getAllByRole('link', { name: 'Clear filters' })[0] as HTMLElement);
    await waitFor(() => expect(at.search).toBe(''));
    expect(await screen.findByText('Nothing has been changed yet')).toBeDefined();
  });
});

test('more is read by a cursor, and the focus is on the first new change', async () => {
  const next = '/api/activity/?page=2&cursor=abc';
  const list = reply(listActivity, ({ query }) =>
    query.page === 2
      ? someChanges([aChange({ id: 1, subject_id: 'ZZZZZZZZ', actor: null })], { count: 2 })
      : someChanges([aChange({ id: 2 })], { next, count: 2 }),
  );
  await open(list);
  await values();
  await press('Load More');
  const link = await screen.findByRole('link', { name: 'Order ZZZZZZZZ' });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('what cannot be read is said', async () => {
  await open(refuse(listActivity, 500, 'internal_error'));
  expect(await screen.findByText('The changes could not be loaded')).toBeDefined();
});

describe('the file', () => {
  test('has what the filters leave, under the name of the day, with its mark (SCREEN-49)', async () => {
    const csv = reply(exportActivity, '\u{FEFF}Who\r\nana\r\n');
    const at = await open([aChange()], '?kind=order&who=ana', csv);
    await values();
    await press('Download CSV');
    await waitFor(() => expect(saveCsv).toHaveBeenCalledOnce());
    const [name, text] = vi.mocked(saveCsv).mock.calls[0] ?? [];
    expect(name).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
    expect(text).toBe('\u{FEFF}Who\r\nana\r\n');
    expect(at.calls.to(exportActivity)[0]?.query).toMatchObject({ subject: 'order', who: 'ana' });
    expect(screen.getByText('What these filters leave, at most the newest 20,000 changes.')).toBeDefined();
  });

  test('that cannot be had is said to be', async () => {
    await open([aChange()], '', refuse(exportActivity, 503, 'busy'));
    await values();
    await press('Download CSV');
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(saveCsv).not.toHaveBeenCalled();
  });
});
