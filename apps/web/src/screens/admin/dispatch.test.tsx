import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { listDriverReports } from '@mercadito/contracts/deliveries/reports';
import { type DispatchBoard, getDispatchBoard } from '@mercadito/contracts/dispatch';
import { declineOrder, requeueOrder } from '@mercadito/contracts/orders/admin';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aDriverProfile, aHeldOrder, anOffDutyDriverProfile } from '../../../test/fixtures/deliveries.ts';
import { aBoard, aBoardOrder, aColumn, aFailedOrder, anActiveOrder } from '../../../test/fixtures/dispatch.ts';
import { aDriverReport } from '../../../test/fixtures/driver-reports.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { anOrder } from '../../../test/fixtures/orders.ts';
import { type OpenScreen, openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, later, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

/** A screen on which the columns stand beside each other. */
let noMedia: typeof window.matchMedia;
beforeEach(() => {
  noMedia = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...noMedia(query), matches: query === '(min-width: 62em)' }));
});

const open = (board: DispatchBoard | Reply, ...replies: Reply[]) =>
  openScreen('/admin/dispatch', {
    as: anAdmin(),
    replies: [
      'contract' in board ? board : reply(getDispatchBoard, board),
      reply(listDriverReports, aList([])),
      ...replies,
    ],
  });

const column = (name: string) => within(screen.getByRole('region', { name }));
const findColumn = async (name: string) => within(await screen.findByRole('region', { name }));

/** Chooses in the menu behind a button. */
async function chooseIn(button: string, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }));
}

const hear = (at: OpenScreen) => act(async () => void at.store.dispatch(api.util.invalidateTags(['Orders'])));

const TWO = aColumn(aBoardOrder(), aBoardOrder({ transaction_id: 'WAITING2', since: '2020-01-01T00:00:00Z' }));
const ASSIGNED = reply(assignOrder, { order: aHeldOrder(), driver: aDriverProfile() });

describe('the board', () => {
  test('says how many reports of drivers nobody has seen, and leads to them', async () => {
    const seen = aDriverReport({ id: 3, reviewed_at: '2026-11-21T12:00:00.000Z', reviewed_by: 'Beto Luna' });
    await open(aBoard(), reply(listDriverReports, aList([aDriverReport(), aDriverReport({ id: 5 }), seen])));
    const link = await screen.findByRole('link', { name: '2 driver reports to read' });
    expect(link.getAttribute('href')).toBe('/admin/driver-reports');
    await expectAccessible();
  });

  test('has what waits, what is on the road by driver, and what failed, each with its age in words', async () => {
    await open(
      aBoard({
        waiting: aColumn(aBoardOrder()),
        in_progress: aColumn(anActiveOrder()),
        failed: aColumn(aFailedOrder()),
      }),
    );
    const waiting = await findColumn('Waiting 1');
    expect(waiting.getByText('On time')).toBeDefined();
    expect(waiting.getByText('Waiting 12 min')).toBeDefined();
    const inProgress = column('In progress 1');
    expect(inProgress.getByRole('heading', { name: 'Ana Ruiz' })).toBeDefined();
    expect(inProgress.getByText('Late')).toBeDefined();
    expect(column('Failed 1').getByText('Nobody at home')).toBeDefined();
    expect(column('Failed 1').queryByText(/On time|Almost late|Late|Urgent/)).toBeNull();
    expect(column('Today').getByText('$1,234.50 MXN')).toBeDefined();
    expect(column('Today').getByText('1 h 35 min')).toBeDefined();
    await expectAccessible();
  });

  test('says of each empty column why', async () => {
    await open(aBoard({ drivers: [] }));
    for (const text of [
      'Nobody is waiting',
      'Nothing is on the road',
      'No delivery has failed',
      'No driver is available.',
    ]) {
      expect(await screen.findByText(text)).toBeDefined();
    }
  });

  test('says what failed to load, and tries again', async () => {
    await open(inTurn(refuse(getDispatchBoard, 500, 'internal'), reply(getDispatchBoard, aBoard())));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nobody is waiting')).toBeDefined();
  });

  test('asks for the place and the driver that its address names, and writes them there (DISPATCH-11)', async () => {
    const at = await open(aBoard());
    await screen.findByRole('option', { name: 'Ana Ruiz' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Colonia Lebaron');
    await waitFor(() => expect(at.search).toBe('?place=Lebaron'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Driver' }), 'Ana Ruiz');
    await waitFor(() => expect(at.search).toBe('?place=Lebaron&driver=7'));
    await waitFor(() =>
      expect(at.calls.to(getDispatchBoard).map(({ query }) => query)).toContainEqual({
        location: 'Lebaron',
        driver_id: 7,
      }),
    );
    expect((await screen.findAllByText('Nothing here with this filter')).length).toBe(3);
  });

  test('has on a phone one part at a time, the open one in its address (SCREEN-56)', async () => {
    vi.stubGlobal('matchMedia', noMedia);
    const at = await open(aBoard({ waiting: aColumn(aBoardOrder()), failed: aColumn(aFailedOrder()) }));
    expect(await screen.findByRole('region', { name: 'Waiting 1' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Failed 1' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Failed: 1' }));
    expect(await screen.findByRole('region', { name: 'Failed 1' })).toBeDefined();
    expect(at.search).toBe('?label=failed');
    await expectAccessible();
  });
});

describe('a waiting order', () => {
  test('is given to a driver by its menu, with the keyboard alone, and stands there at once', async () => {
    const answer = later(assignOrder);
    const at = await open(aBoard({ waiting: aColumn(aBoardOrder()) }), answer);
    (await screen.findByRole('button', { name: 'Assign to… (order TING1)' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /^Ana Ruiz · 0\/5/ });
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('region', { name: 'In progress 1' })).toBeDefined();
    expect(column('Drivers').getByText('1/5 orders')).toBeDefined();
    answer.give({ order: aHeldOrder(), driver: aDriverProfile() });
    expect(await screen.findByText('1 order went to Ana Ruiz.')).toBeDefined();
    expect(at.calls.to(assignOrder)[0]).toMatchObject({ body: { driverId: 7, transactionId: 'WAITING1' } });
    expect(at.calls.to(assignOrder)[0]?.key).not.toBeNull();
  });

  test.each([
    ['driver_unavailable', { driver_name: 'Ana Ruiz' }, 'Ana Ruiz is not available at the moment.'],
    ['driver_limit', { driver_name: 'Ana Ruiz', in_hand: 5 }, 'Ana Ruiz already has 5 orders.'],
    ['admin_has_current_order', {}, 'You have an order yourself. Deliver it first.'],
    ['already_claimed', { driver_name: 'Beto Luna' }, 'Beto Luna already took this order.'],
    ['wrong_status', { status: 'cancelled' }, 'This order is no longer waiting.'],
  ])('that is refused with %s goes back to where it was, and why is said', async (code, facts, words) => {
    await open(aBoard({ waiting: aColumn(aBoardOrder()) }), refuse(assignOrder, 409, code, { facts }));
    await chooseIn('Assign to… (order TING1)', 'Ana Ruiz');
    expect(await screen.findByText(`Order TING1 was not assigned. ${words}`)).toBeDefined();
    expect(screen.getByRole('region', { name: 'Waiting 1' })).toBeDefined();
  });

  test('cannot be given to who is full or off duty, and the menu says so', async () => {
    const full = aDriverProfile({ id: 8, name: 'Beto', last_name: 'Luna', orders_assigned_count: 5 });
    await open(aBoard({ waiting: aColumn(aBoardOrder()), drivers: [anOffDutyDriverProfile(), full] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to… (order TING1)' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Ana Ruiz · 0/5 · unavailable',
      'Beto Luna · 5/5 · has 5 orders',
    ]);
    expect(items.every((item) => item.hasAttribute('data-disabled') || item.hasAttribute('disabled'))).toBe(true);
  });

  test('can be given to the right one of two drivers of one name, whose usernames stand with it', async () => {
    const [one, other] = [aDriverProfile(), aDriverProfile({ id: 8, username: 'ana-2' })];
    await open(aBoard({ waiting: aColumn(aBoardOrder()), drivers: [one, other] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to… (order TING1)' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent?.split(' · ')[0]);
    expect(names).toEqual([`Ana Ruiz (${one.username})`, 'Ana Ruiz (ana-2)']);
    expect(column('Drivers').getByRole('link', { name: 'Ana Ruiz (ana-2)' })).toBeDefined();
  });

  test('is given by drawing its card onto a driver, and not onto one who is full', async () => {
    const full = aDriverProfile({ id: 8, name: 'Beto', last_name: 'Luna', orders_assigned_count: 5 });
    const at = await open(aBoard({ waiting: aColumn(aBoardOrder()), drivers: [aDriverProfile(), full] }), ASSIGNED);
    const card = (await screen.findByRole('link', { name: /^See order TING1: Lupita Reyes/ })).closest('li');
    const zoneOf = (name: string) => column('Drivers').getByRole('link', { name }).parentElement;
    const draw = (name: string) => {
      const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
      fireEvent.dragStart(card as Element, { dataTransfer });
      fireEvent.dragOver(zoneOf(name) as Element, { dataTransfer });
      fireEvent.drop(zoneOf(name) as Element, { dataTransfer });
      fireEvent.dragEnd(card as Element, { dataTransfer });
    };
    draw('Beto Luna');
    expect(at.calls.to(assignOrder)).toEqual([]);
    draw('Ana Ruiz');
    expect(await screen.findByText('1 order went to Ana Ruiz.')).toBeDefined();
    expect(at.calls.to(assignOrder)[0]?.body).toEqual({ driverId: 7, transactionId: 'WAITING1' });
  });

  test('goes with others that are chosen, and it is said which went and which did not (DISPATCH-6)', async () => {
    const answer = reply(assignOrder, ({ body }) =>
      body.transactionId === 'WAITING1'
        ? { order: aHeldOrder(), driver: aDriverProfile() }
        : refuse(assignOrder, 409, 'driver_limit', { facts: { driver_name: 'Ana Ruiz' } }),
    );
    await open(
      inTurn(
        reply(getDispatchBoard, aBoard({ waiting: TWO })),
        reply(
          getDispatchBoard,
          aBoard({ waiting: aColumn(TWO.orders[1] as never), in_progress: aColumn(anActiveOrder()) }),
        ),
      ),
      answer,
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose order TING1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose order TING2' }));
    expect(screen.getByText('2 chosen')).toBeDefined();
    await chooseIn('Assign to… (all chosen)', 'Ana Ruiz');
    expect(await screen.findByText('1 order went to Ana Ruiz.')).toBeDefined();
    expect(screen.getByText('Order TING2 was not assigned. Ana Ruiz already has 5 orders.')).toBeDefined();
    expect(await screen.findByRole('region', { name: 'Waiting 1' })).toBeDefined();
  });
});

describe('a failed order', () => {
  test('goes back to the queue', async () => {
    const at = await open(aBoard({ failed: aColumn(aFailedOrder()) }), reply(requeueOrder, anOrder()));
    await userEvent.click(await screen.findByRole('button', { name: 'Put back in the queue: order LED01' }));
    expect(await screen.findByText('Order LED01 is waiting again')).toBeDefined();
    expect(at.calls.to(requeueOrder)[0]?.body).toEqual({ transaction_id: 'FAILED01' });
  });

  test('is declined by a reason alone, asked by its number and customer (DISPATCH-7)', async () => {
    const at = await open(aBoard({ failed: aColumn(aFailedOrder()) }), reply(declineOrder, anOrder()));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline order LED01' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline order LED01 of Lupita Reyes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    expect(at.calls.to(declineOrder)).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Flood');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Order LED01 was declined')).toBeDefined();
    expect(at.calls.to(declineOrder)[0]?.body).toEqual({ transaction_id: 'FAILED01', cancellation_reason: 'Flood' });
  });
});

describe('the board is live', () => {
  const news = () =>
    inTurn(
      reply(getDispatchBoard, aBoard({ waiting: aColumn(aBoardOrder()) })),
      reply(getDispatchBoard, aBoard({ waiting: TWO })),
    );

  test('as long as it is not paused', async () => {
    const at = await open(news());
    await screen.findByRole('region', { name: 'Waiting 1' });
    await hear(at);
    expect(await screen.findByRole('region', { name: 'Waiting 2' })).toBeDefined();
  });

  test('and paused it stands still, says how much has changed, and shows it when asked (DISPATCH-9)', async () => {
    const at = await open(news());
    await screen.findByRole('region', { name: 'Waiting 1' });
    await userEvent.click(screen.getByRole('switch', { name: 'Pause' }));
    expect(screen.getByText('Paused: nothing changes by itself.')).toBeDefined();
    await hear(at);
    const show = await screen.findByRole('button', { name: '1 change: show it' });
    expect(screen.getByRole('region', { name: 'Waiting 1' })).toBeDefined();
    await userEvent.click(show);
    expect(await screen.findByRole('region', { name: 'Waiting 2' })).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Pause' })).toHaveProperty('checked', true);
  });

  test('and paused it applies no move from before the pause, which may have been undone since', async () => {
    const at = await open(
      inTurn(
        reply(getDispatchBoard, aBoard({ failed: aColumn(aFailedOrder()) })),
        reply(getDispatchBoard, aBoard({ waiting: aColumn(aBoardOrder({ transaction_id: 'FAILED01' })) })),
        reply(getDispatchBoard, aBoard({ failed: aColumn(aFailedOrder()) })),
      ),
      reply(requeueOrder, anOrder()),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Put back in the queue: order LED01' }));
    await screen.findByText('Order LED01 is waiting again');
    await screen.findByRole('region', { name: 'Waiting 1' });
    // Claimed by a driver, and failed once more.
    await waitFor(() => expect(at.calls.to(getDispatchBoard)).toHaveLength(2));
    await hear(at);
    await screen.findByRole('button', { name: 'Put back in the queue: order LED01' });
    await userEvent.click(screen.getByRole('switch', { name: 'Pause' }));
    expect(screen.getByText('Paused: nothing changes by itself.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Put back in the queue: order LED01' })).toBeDefined();
  });
});
