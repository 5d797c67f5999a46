import { getOpeningHours, pauseToday, setOpeningDates } from '@mercadito/contracts/opening-hours';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { aWeek } from '../../../test/fixtures/opening-hours.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const HOURS = '/mybusiness/setings-hours';
const open = (...replies: Reply[]) => openScreen(HOURS, { as: anOwner(), replies });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const PAUSED = aWeek({ is_open_now: false, next_change_at: inHours(30), closed_today: 'pause' });
const OPEN = aWeek({ is_open_now: true, next_change_at: inHours(1) });
const button = (name: string) => screen.findByRole('button', { name });

describe('a shop that is open', () => {
  test('is closed for today by one tap, which says what follows and can be taken back at once (HOURS-12)', async () => {
    const at = await open(
      inTurn(reply(getOpeningHours, OPEN), reply(getOpeningHours, PAUSED), reply(getOpeningHours, OPEN)),
      reply(pauseToday, PAUSED),
    );
    await userEvent.click(await button('Pause for today'));
    expect(await screen.findByText('Closed for today. Customers see when you open.')).toBeTruthy();
    expect(await screen.findByText('Closed today')).toBeTruthy();
    expect(await button('Open again')).toBeTruthy();
    await expectAccessible();
    await userEvent.click(await button('Undo'));
    expect(await button('Pause for today')).toBeTruthy();
    expect(at.calls.to(pauseToday).map(({ body }) => body.is_paused)).toEqual([true, false]);
  });

  test('says why it could not be paused', async () => {
    await open(reply(getOpeningHours, OPEN), refuse(pauseToday, 409, 'no_hours'));
    await userEvent.click(await button('Pause for today'));
    expect(await screen.findByText('Add your opening hours first.')).toBeTruthy();
  });
});

test('what is closed for today anyway has nothing to pause', async () => {
  await open(reply(getOpeningHours, aWeek({ is_open_now: false, next_change_at: inHours(30) })));
  await button('Add a day');
  expect(screen.queryByRole('button', { name: 'Pause for today' })).toBeNull();
});

describe('holidays and special days', () => {
  const CHRISTMAS = { date: '2027-12-25', closed: true, schedule: [], break: [] };
  const EVE = { ...CHRISTMAS, date: '2027-12-24', closed: false, schedule: [{ opens: '09:00', shuts: '14:00' }] };
  const wire = { opens: '', shuts: '', break_start: '', break_end: '' };

  test('are listed with their hours for the owner and for customers, and removed with Undo (HOURS-11)', async () => {
    const at = await open(
      reply(getOpeningHours, aWeek({ dates: [EVE, CHRISTMAS] })),
      reply(setOpeningDates, aWeek({ dates: [EVE] })),
    );
    const list = within(await screen.findByRole('list', { name: 'Holidays and special days' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'December 24, 2027 Friday9:00 AM – 2:00 PM',
      'December 25, 2027 SaturdayClosed',
    ]);
    expect(screen.getByRole('row', { name: 'December 25 Closed' })).toBeTruthy();
    await expectAccessible();
    await userEvent.click(list.getByRole('button', { name: 'Remove December 25, 2027' }));
    await userEvent.click(await button('Undo'));
    await waitFor(() => expect(at.calls.to(setOpeningDates)).toHaveLength(2));
    expect(at.calls.to(setOpeningDates).map(({ body }) => body.dates?.map(({ date }) => date))).toEqual([
      ['2027-12-24'],
      ['2027-12-24', '2027-12-25'],
    ]);
  });

  test('a removal taken back leaves what was added since', async () => {
    const at = await open(
      inTurn(
        reply(getOpeningHours, aWeek({ dates: [CHRISTMAS] })),
        reply(getOpeningHours, aWeek({ dates: [] })),
        reply(getOpeningHours, aWeek({ dates: [EVE] })),
      ),
      reply(setOpeningDates, aWeek({ dates: [] })),
    );
    await userEvent.click(await button('Remove December 25, 2027'));
    const undo = await button('Undo');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove December 25, 2027' })).toBeNull());
    await userEvent.click(await button('Add a day'));
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-12-24' } });
    await userEvent.click(await button('Save'));
    await button('Remove December 24, 2027');
    await userEvent.click(undo);
    await waitFor(() => expect(at.calls.to(setOpeningDates)).toHaveLength(3));
    expect(at.calls.to(setOpeningDates)[2]?.body.dates?.map(({ date }) => date)).toEqual(['2027-12-24', '2027-12-25']);
  });

  test('are added from a page of yesterday without the one that is over by now', async () => {
    const over = { ...CHRISTMAS, date: new Date(Date.now() - 48 * 3_600_000).toISOString().slice(0, 10) };
    const at = await open(reply(getOpeningHours, aWeek({ dates: [over] })), reply(setOpeningDates, aWeek()));
    await userEvent.click(await button('Add a day'));
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-12-24' } });
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(at.calls.to(setOpeningDates)).toHaveLength(1));
    expect(at.calls.to(setOpeningDates)[0]?.body.dates?.map(({ date }) => date)).toEqual(['2027-12-24']);
  });

  test('are added as closed days, or with hours that make sense', async () => {
    const at = await open(
      reply(getOpeningHours, aWeek({ dates: [CHRISTMAS] })),
      reply(setOpeningDates, aWeek({ dates: [EVE, CHRISTMAS] })),
    );
    await userEvent.click(await button('Add a day'));
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('Choose the date')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-12-24' } });
    await userEvent.click(screen.getByRole('switch', { name: 'Closed all day' }));
    fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '14:00' } });
    fireEvent.change(screen.getByLabelText('Shuts'), { target: { value: '09:00' } });
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('Make sure opens is before shuts')).toBeTruthy();
    expect(at.calls.to(setOpeningDates)).toEqual([]);
    await expectAccessible();
    fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '08:00' } });
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at.calls.to(setOpeningDates)[0]?.body).toMatchObject({
      dates: [
        { ...wire, date: '2027-12-25' },
        { ...wire, date: '2027-12-24', opens: '08:00', shuts: '09:00' },
      ],
      updated_at: '2026-11-01T12:00:00.000Z',
    });
  });
});
