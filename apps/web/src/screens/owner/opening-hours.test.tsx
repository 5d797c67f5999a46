import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { getOpeningHours, setOpeningHours } from '@mercadito/contracts/opening-hours';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../test/fixtures/business-figures.ts';
import { AN_UNTOLD_WEEK, aWeek } from '../../../test/fixtures/opening-hours.ts';
import { backIsCaught } from '../../../test/harness/back.ts';
import { typeHalf } from '../../../test/harness/half-typed.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const open = (stored: Reply | ReturnType<typeof aWeek> = aWeek(), saving: Reply = reply(setOpeningHours, aWeek())) =>
  openScreen('/mybusiness/setings-hours', { as: anOwner(), replies: [reply(getOpeningHours, stored), saving] });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: /^Edit Schedule/ });
const openDay = async (day: string) => {
  await press(`Edit Schedule: ${day}`);
  await dialog();
};
const time = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(time(label), { target: { value } });
const typeDay = (opens: string, shuts: string, start: string, end: string) => {
  type('Opens', opens);
  type('Shuts', shuts);
  type('Break start', start);
  type('Break end', end);
};
const messageAt = (label: string) => {
  const described = time(label).getAttribute('aria-describedby') ?? '';
  return described
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');
};
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your week' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe("an owner's hours", () => {
  test('are shown day by day, each with its way to edit it, and as customers see them', async () => {
    await open();
    const days = await rows();
    expect(days[0]).toBe('Monday8:00 AM – 12:00 PM1:00 PM – 4:00 PMEdit Schedule');
    expect(days[6]).toBe('SundayClosedEdit Schedule');
    expect(screen.getByRole('heading', { name: 'As customers see it' })).toBeTruthy();
    expect(screen.getByRole('table')).toBeTruthy();
    await expectAccessible();
  });

  test('are left with Escape, and the focus is back at the day (LOOK-31)', async () => {
    await open();
    await openDay('Tuesday');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Schedule: Tuesday' }));
  });

  test('that are none are the usual ones by one tap, and the next of the first steps follows (HOURS-8)', async () => {
    const steps = { photo: true, hours: true, product: false, address: false, contact: false };
    const at = await open(inTurn(reply(getOpeningHours, AN_UNTOLD_WEEK), reply(getOpeningHours, aWeek())));
    at.replies.set(reply(getBusinessFigures, someFigures({ first_steps: steps })));
    await press('Monday to Saturday, 9 to 6');
    const next = within(await screen.findByRole('region', { name: 'What comes next' }));
    expect(next.getByRole('link').getAttribute('href')).toBe('/mybusiness/addproduct');
    const [sent] = at.calls.to(setOpeningHours);
    expect(sent?.body.updated_at).toBeNull();
    const day = { opens: '09:00', shuts: '18:00', break_start: '', break_end: '' };
    expect(sent?.body.opening_hours).toEqual([1, 2, 3, 4, 5, 6].map((day_no) => ({ day_no, ...day })));
    await expectAccessible();
  });

  test('that are none say what that means, and offer to begin with one day for all', async () => {
    const at = await open(AN_UNTOLD_WEEK);
    expect(await screen.findByRole('heading', { name: 'You have not set your hours yet' })).toBeTruthy();
    expect((await rows())[0]).toBe('MondayNot setEdit Schedule');
    await press('Start with Monday');
    await dialog();
    await expectAccessible();
    await press('Save');
    await waitFor(() => expect(at.calls.to(setOpeningHours)).toHaveLength(1));
    const [sent] = at.calls.to(setOpeningHours);
    expect(sent?.body.updated_at).toBeNull();
    expect(sent?.body.opening_hours.map(({ day_no, opens, shuts }) => [day_no, opens, shuts])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => [number, '09:00', '18:00']),
    );
  });

  test('that cannot be had say so and are asked for again', async () => {
    await open(inTurn(refuse(getOpeningHours, 500, 'internal'), reply(getOpeningHours, aWeek())));
    expect(await screen.findByRole('heading', { name: 'Your opening hours could not be loaded' })).toBeTruthy();
    await press('Retry');
    expect(await rows()).toHaveLength(7);
  });
});

describe('the schedule of a day', () => {
  test('is saved with the version that was read, and told', async () => {
    const at = await open();
    await openDay('Tuesday');
    typeDay('09:00', '17:00', '', '');
    await press('Save');
    expect(await screen.findByText('Opening hours saved')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Edit Schedule/ })).toBeNull());
    expect(at.calls.to(setOpeningHours).map(({ body }) => body)).toEqual([
      {
        company_id: 2,
        opening_hours: [{ day_no: 2, opens: '09:00', shuts: '17:00', break_start: '', break_end: '' }],
        updated_at: '2026-11-01T12:00:00.000Z',
      },
    ]);
  });

  test.each<[string, string, Parameters<typeof typeDay>]>([
    ['There should not be only one value present in opens or shuts', 'Shuts', ['08:00', '', '', '']],
    ['There should not be only one value present in opens or shuts', 'Opens', ['', '16:00', '', '']],
    [
      'Make sure opens and shuts are present if break_start or break_end are present',
      'Opens',
      ['', '', '12:00', '13:00'],
    ],
    ['Make sure break_start and break_end are present together', 'Break end', ['08:00', '16:00', '12:00', '']],
    [
      'Make sure opens, shuts, break_start and break_end are not the same',
      'Opens',
      ['08:00', '16:00', '08:00', '13:00'],
    ],
    ['You are outside the range of opens and shuts', 'Break start', ['08:00', '16:00', '07:00', '13:00']],
    ['You are outside the range of opens and shuts', 'Break end', ['08:00', '16:00', '15:00', '17:00']],
    ['Make sure opens is before shuts', 'Opens', ['16:00', '08:00', '', '']],
    ['Make sure break_start is before break_end', 'Break start', ['08:00', '16:00', '13:00', '12:00']],
  ])('that breaks a rule is not sent: %s, at %s', async (text, label, times) => {
    const at = await open();
    await openDay('Monday');
    typeDay(...times);
    await press('Save');
    expect(messageAt(label)).toBe(text);
    expect(document.activeElement).toBe(time(label));
    expect(at.calls.to(setOpeningHours)).toEqual([]);
  });

  test('of which a time is half typed is not saved as closed: the field says so, and no preview shows it (HOURS-9)', async () => {
    const at = await open();
    await openDay('Sunday');
    await userEvent.click(screen.getByRole('switch', { name: 'Closed' }));
    type('Shuts', '');
    typeHalf(time('Opens'));
    expect(within(await dialog()).queryByRole('table')).toBeNull();
    await press('Save');
    expect(messageAt('Opens')).toBe('Enter the full time, or clear it');
    expect(document.activeElement).toBe(time('Opens'));
    expect(at.calls.to(setOpeningHours)).toEqual([]);
    await press('Cancel');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  test('that was closed while a time was half typed is open again without the half', async () => {
    const at = await open();
    await openDay('Monday');
    typeHalf(time('Opens'));
    await userEvent.click(screen.getByRole('switch', { name: 'Closed' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Closed' }));
    expect(time('Opens').value).toBe('');
    type('Opens', '07:00');
    await press('Save');
    await waitFor(() => expect(at.calls.to(setOpeningHours)[0]?.body.opening_hours[0]?.opens).toBe('07:00'));
  });

  test('with a break that starts when it ends says so at its start', async () => {
    await open();
    await openDay('Monday');
    typeDay('08:00', '16:00', '12:00', '12:00');
    await press('Save');
    expect(messageAt('Break start')).toContain('Make sure');
    type('Break end', '13:00');
    expect(messageAt('Break start')).toBe('');
  });

  test('is copied to the days that are chosen, or to all', async () => {
    const at = await open();
    await openDay('Monday');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Wednesday' }));
    await press('Save');
    await waitFor(() => expect(at.calls.to(setOpeningHours)).toHaveLength(1));
    await openDay('Monday');
    await press('Monday to all');
    await press('Save');
    await waitFor(() => expect(at.calls.to(setOpeningHours)).toHaveLength(2));
    expect(at.calls.to(setOpeningHours).map(({ body }) => body.opening_hours.map(({ day_no }) => day_no))).toEqual([
      [1, 3],
      [1, 2, 3, 4, 5, 6, 7],
    ]);
  });

  test('is seen as customers will see it before it is saved (HOURS-8)', async () => {
    await open();
    await openDay('Sunday');
    await userEvent.click(screen.getByRole('switch', { name: 'Closed' }));
    expect(time('Opens').value).toBe('08:00');
    const preview = within(await dialog()).getByRole('table');
    expect(within(preview).getByRole('row', { name: /Sunday/ }).textContent).toContain('8:00 AM – 12:00 PM');
    type('Opens', '');
    expect(within(await dialog()).queryByRole('table')).toBeNull();
  });

  test('that is closed is sent blank', async () => {
    const at = await open();
    await openDay('Monday');
    await userEvent.click(screen.getByRole('switch', { name: 'Closed' }));
    await press('Save');
    await waitFor(() => expect(at.calls.to(setOpeningHours)).toHaveLength(1));
    expect(at.calls.to(setOpeningHours)[0]?.body.opening_hours).toEqual([
      { day_no: 1, opens: '', shuts: '', break_start: '', break_end: '' },
    ]);
  });

  test.each([
    ['Cancel', () => press('Cancel')],
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['Back', backIsCaught],
  ])('is asked about before what was typed is lost by %s', async (_, leave) => {
    const at = await open();
    await openDay('Monday');
    type('Opens', '07:00');
    await leave();
    await press('Keep writing');
    expect(time('Opens').value).toBe('07:00');
    await leave();
    await press('Discard');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(at.pathname).toMatch(/setings-hours/);
  });
});

describe('a schedule that is not taken', () => {
  test.each([
    [500, 'internal', 'Something went wrong, please try again later.'],
    [403, 'subscription_required', 'You need an active membership for this.'],
  ])('for a %i says why and keeps what was typed', async (status, code, text) => {
    await open(aWeek(), refuse(setOpeningHours, status, code));
    await openDay('Monday');
    type('Opens', '07:00');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(time('Opens').value).toBe('07:00');
  });

  const SAVED_SINCE = '2026-11-02T12:00:00.000Z';
  const openCurrent = async () => {
    const at = await open(
      inTurn(reply(getOpeningHours, aWeek()), reply(getOpeningHours, aWeek({ updated_at: SAVED_SINCE }))),
      inTurn(refuse(setOpeningHours, 409, 'changed_meanwhile'), reply(setOpeningHours, aWeek())),
    );
    await openDay('Monday');
    type('Opens', '07:00');
    await press('Save');
    const differs = await screen.findByRole('list', { name: 'What differs' });
    expect(differs.textContent).toContain('Monday');
    return at;
  };

  test('because somebody has set others may be kept all the same', async () => {
    const at = await openCurrent();
    await press('Keep mine');
    await waitFor(() => expect(at.calls.to(setOpeningHours)).toHaveLength(2));
    expect(at.calls.to(setOpeningHours)[1]?.body).toMatchObject({
      opening_hours: [{ opens: '07:00' }],
      updated_at: SAVED_SINCE,
    });
  });

  test('because somebody has set others may give way to them', async () => {
    const at = await openCurrent();
    await press('Take what is saved');
    expect(time('Opens').value).toBe('08:00');
    expect(at.calls.to(setOpeningHours)).toHaveLength(1);
  });
});
