import { getTown, updateTown } from '@mercadito/contracts/town';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aTown } from '../../../test/fixtures/town.ts';
import { heard } from '../../../test/harness/device.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, later, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const user = userEvent.setup();
const open = (...replies: Reply[]) =>
  openScreen('/admin/town', { as: anAdmin(), replies: [reply(getTown, { town: aTown() }), ...replies] });
const field = (name: string) => screen.findByRole('textbox', { name });
const rowOf = async (name: string) => within(await screen.findByRole('group', { name }));
const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }));

async function write(name: string, text: string) {
  const box = await field(name);
  await user.clear(box);
  await user.type(box, text);
}

test('an Admin calls a place otherwise, switches one off and adds one; each keeps what is stored (SCREEN-65, TOWN-2)', async () => {
  const at = await open(reply(updateTown, { town: aTown() }));
  const lebaron = await rowOf('Colonia Lebaron');
  await user.clear(lebaron.getByRole('textbox', { name: 'Name' }));
  await user.type((await rowOf('New location')).getByRole('textbox', { name: 'Name' }), 'LeBarón');
  await user.click((await rowOf('Angostura')).getByRole('switch', { name: 'We deliver here' }));
  await user.click(screen.getByRole('button', { name: 'Add a location' }));
  await user.type((await rowOf('New location')).getByRole('textbox', { name: 'Name' }), 'Abdenago');
  await user.click(screen.getByRole('button', { name: 'Move Abdenago up' }));
  await expectAccessible();
  await save();
  await screen.findByText('Saved');
  const [sent] = at.calls.to(updateTown);
  expect(sent?.body.places).toMatchObject([
    { value: 'Galeana', is_served: true },
    { value: 'Lagunitas' },
    { value: 'Lebaron', label: 'LeBarón' },
    { value: 'Angostura', is_served: false },
    { label: 'Abdenago', postal_code: '31870' },
    { value: 'San Jeronimo' },
  ]);
  expect(sent?.body.updated_at).toBe(aTown().updated_at);
});

test('an Admin gives the town its own colour, sees it by day and by night, and its own words (TOWN-5, TOWN-6)', async () => {
  const at = await open(reply(updateTown, { town: aTown({ accent: '#0b6e4f' }) }));
  const colour = await screen.findByLabelText<HTMLInputElement>('Color');
  expect(screen.getByText('The usual color is used now.')).toBeDefined();
  fireEvent.change(colour, { target: { value: '#0b6e4f' } });
  for (const scheme of ['By day', 'At night']) expect(await screen.findByText(scheme)).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'In Spanish' }), 'Somos de aquí.');
  await save();
  await screen.findByText('Saved');
  expect(at.calls.to(updateTown)).toMatchObject([{ body: { accent: '#0b6e4f', about_es: 'Somos de aquí.' } }]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Back to the usual color' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Color')));
});

test('an Admin has orders of new people confirmed by one switch, which is off at first (DISPATCH-14)', async () => {
  const at = await open(reply(updateTown, { town: aTown({ confirms_orders: true }) }));
  const confirming = await screen.findByRole<HTMLInputElement>('switch', { name: 'Confirm before delivering' });
  expect(confirming.checked).toBe(false);
  await user.click(confirming);
  await save();
  await screen.findByText('Saved');
  expect(at.calls.to(updateTown)).toMatchObject([{ body: { confirms_orders: true } }]);
  await expectAccessible();
});

test('a place is moved up step by step: the focus goes with it, and where it stands is told (SCREEN-65)', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Move Angostura up' }));
  for (;;) {
    const button = screen.getByRole('button', { name: 'Move Angostura up' });
    expect(document.activeElement).toBe(button);
    if (button.getAttribute('aria-disabled') === 'true') break;
    await user.keyboard('{Enter}');
  }
  await waitFor(() => expect(heard()).toContain('Angostura is now in position 1'));
});

test('what is typed while the town is being saved stays, and a place that was new is known from then on', async () => {
  const saving = later(updateTown);
  const at = await open(saving);
  await user.click(await screen.findByRole('button', { name: 'Add a location' }));
  await user.type((await rowOf('New location')).getByRole('textbox', { name: 'Name' }), 'Abdenago');
  await save();
  await waitFor(() => expect(at.calls.to(updateTown)).toHaveLength(1));
  await write('Name of the site', 'Plaza');
  const places = [...aTown().places, { value: 'Abdenago', label: 'Abdenago', postal_code: '31870', is_served: true }];
  const saved = aTown({ places, updated_at: '2026-11-01T12:05:00.000Z' });
  at.replies.set(reply(updateTown, { town: saved }));
  saving.give({ town: saved });
  await screen.findByText('Saved');
  expect((await field('Name of the site')).getAttribute('value')).toBe('Plaza');
  await save();
  await waitFor(() => expect(at.calls.to(updateTown)).toHaveLength(2));
  expect(at.calls.to(updateTown)[1]?.body).toMatchObject({ brand_name: 'Plaza', updated_at: saved.updated_at });
  expect(at.calls.to(updateTown)[1]?.body.places.at(-1)).toMatchObject({ value: 'Abdenago', label: 'Abdenago' });
});

test('the focus stays in the form when somebody is taken away', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Remove Mariana' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add somebody' }));
});

test('who helps on WhatsApp is added and taken away, and nothing is unsaved then though the number is kept with its country', async () => {
  const contacts = [{ name: 'Beto', whatsapp: '+526361234567' }];
  const at = await open(reply(updateTown, { town: aTown({ contacts }) }));
  await user.click(await screen.findByRole('button', { name: 'Remove Mariana' }));
  await user.click(screen.getByRole('button', { name: 'Add somebody' }));
  const row = await rowOf('New person');
  await user.type(row.getByRole('textbox', { name: 'WhatsApp' }), '6361234567');
  await user.type(row.getByRole('textbox', { name: 'Name' }), 'Beto');
  await save();
  await waitFor(() => expect(at.calls.to(updateTown)[0]?.body.contacts).toMatchObject([{ name: 'Beto' }]));
  await screen.findByText('Saved');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
});

const isWrong = (box: HTMLElement) => box.getAttribute('aria-invalid') === 'true';

test('a place without a name is not sent: its row is marked and has the focus, until it has one', async () => {
  const at = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a location' }));
  await save();
  const name = (await rowOf('New location')).getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(isWrong(name)).toBe(true));
  expect(document.activeElement).toBe(name);
  expect(screen.getAllByRole('textbox').filter(isWrong)).toEqual([name]);
  expect(at.calls.to(updateTown)).toEqual([]);
  await user.type(name, 'Abdenago');
  expect(isWrong(name)).toBe(false);
});

test('several that are wrong are told by their rows, each of which leads to its field', async () => {
  await open();
  const lebaron = await rowOf('Colonia Lebaron');
  await user.clear(lebaron.getByRole('textbox', { name: 'Postal code' }));
  await user.click(screen.getByRole('button', { name: 'Add somebody' }));
  const row = await rowOf('New person');
  await user.type(row.getByRole('textbox', { name: 'WhatsApp' }), '12');
  await user.type(row.getByRole('textbox', { name: 'Name' }), 'Beto');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Locations 3: Postal code' }));
  expect(document.activeElement).toBe(lebaron.getByRole('textbox', { name: 'Postal code' }));
  expect(screen.getByText('Each person needs a name and a 10-digit number.')).toBeTruthy();
  await expectAccessible();
});

test('the row that the server refuses is marked and has the focus', async () => {
  await open(
    refuse(updateTown, 400, 'invalid_input', { errors: { 'places.2.label': ['Another place has this name'] } }),
  );
  const name = (await rowOf('Colonia Lebaron')).getByRole('textbox', { name: 'Name' });
  await user.type(name, ' ');
  await save();
  expect(await screen.findByText('Another location has this name')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(screen.getAllByRole('textbox').filter(isWrong)).toEqual([name]);
});

test('what another Admin has changed meanwhile is asked about, place by place', async () => {
  const theirs = aTown({ brand_name: 'Mercadito', updated_at: '2026-11-01T12:05:00.000Z' });
  const at = await open(inTurn(refuse(updateTown, 409, 'changed_meanwhile'), reply(updateTown, { town: theirs })));
  await write('Name of the site', 'Plaza');
  at.replies.set(reply(getTown, { town: theirs }));
  await save();
  const asked = within(await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' }));
  expect(asked.getByText('Mercadito')).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(at.calls.to(updateTown)[1]?.body).toMatchObject({ brand_name: 'Plaza', updated_at: theirs.updated_at }),
  );
});

test('an Admin sets what bringing an order costs, read as amounts are written (FEE-1, MONEY-9)', async () => {
  const at = await open(reply(updateTown, { town: aTown({ delivery_fees: [{ place: 'Lebaron', fee: 35.5 }] }) }));
  const fees = within(await screen.findByRole('region', { name: 'Delivery fees' }));
  await user.type(fees.getByRole('textbox', { name: 'Colonia Lebaron' }), '35,50');
  await user.type(fees.getByRole('textbox', { name: 'Galeana' }), '20');
  await user.clear(fees.getByRole('textbox', { name: 'Galeana' }));
  await user.type(fees.getByRole('textbox', { name: 'Free from' }), '1,500');
  await user.type(fees.getByRole('textbox', { name: 'Who earns it, in English' }), 'The driver');
  await expectAccessible();
  await save();
  await screen.findByText('Saved');
  expect(at.calls.to(updateTown)[0]?.body).toMatchObject({
    delivery_fees: [{ place: 'Lebaron', fee: 35.5 }],
    delivery_free_from: 1500,
    delivery_fee_note_en: 'The driver',
  });
});

test('nothing is brought free any more once its sum is taken out; a fee that is none is named (FEE-1)', async () => {
  const at = await open(
    reply(getTown, { town: aTown({ delivery_free_from: 500 }) }),
    reply(updateTown, { town: aTown() }),
  );
  const fees = within(await screen.findByRole('region', { name: 'Delivery fees' }));
  await user.clear(fees.getByRole('textbox', { name: 'Free from' }));
  await user.type(fees.getByRole('textbox', { name: 'Galeana' }), '2000');
  await save();
  expect(await fees.findByText('Write from $0 to $1,000, such as 20 or 20.50.')).toBeTruthy();
  expect(at.calls.to(updateTown)).toEqual([]);
  await user.clear(fees.getByRole('textbox', { name: 'Galeana' }));
  await save();
  await screen.findByText('Saved');
  expect(at.calls.to(updateTown)[0]?.body).toMatchObject({ delivery_fees: [], delivery_free_from: null });
});

test('a list of fees that are none names their places (FEE-1)', async () => {
  await open();
  for (const place of ['Lagunitas', 'Angostura']) await write(place, '5000');
  await save();
  const alert = within(await screen.findByRole('alert', { name: /2/ }));
  expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Delivery fees: Lagunitas',
    'Delivery fees: Angostura',
  ]);
});

test('a failed read says so, and Retry brings it', async () => {
  const at = await open(refuse(getTown, 500, 'internal'));
  expect(await screen.findByText('We could not load the town’s details')).toBeTruthy();
  at.replies.set(reply(getTown, { town: aTown() }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await field('Name of the town')).toBeTruthy();
});

test('an Admin sets when the town delivers: two parts of a day, a holiday, and a place with days of its own (TOWN-3)', async () => {
  const at = await open(reply(updateTown, { town: aTown() }));
  expect(await screen.findByText(/^Monday to Tuesday 8:00am-4:00pm/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set the days' }));
  const monday = await rowOf('Monday');
  await user.click(monday.getByRole('button', { name: 'Add hours: Monday' }));
  const [from] = monday.getAllByLabelText('From').slice(1);
  const [to] = monday.getAllByLabelText('Until').slice(1);
  fireEvent.change(from as HTMLElement, { target: { value: '18:00' } });
  fireEvent.change(to as HTMLElement, { target: { value: '01:00' } });
  const tuesday = await rowOf('Tuesday');
  await user.click(tuesday.getByRole('button', { name: 'Remove hours 1: Tuesday' }));
  expect(document.activeElement).toBe(tuesday.getByRole('button', { name: 'Add hours: Tuesday' }));
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  fireEvent.change((await rowOf('New day')).getByLabelText('Date'), { target: { value: '2026-12-25' } });
  await user.selectOptions(screen.getByLabelText('Other days for a location'), 'Lagunitas');
  expect(screen.queryByRole('button', { name: 'Remove the days of Lagunitas' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add its days' }));
  await expectAccessible();
  await save();
  await screen.findByText('Saved');
  const days = [
    [
      { from: '08:00', to: '16:00' },
      { from: '18:00', to: '01:00' },
    ],
    ...[[], [], []],
    ...[[{ from: '08:00', to: '20:00' }], [{ from: '08:00', to: '20:00' }], []],
  ];
  expect(at.calls.to(updateTown)[0]?.body.delivery_hours).toEqual({
    days,
    exceptions: [{ date: '2026-12-25', ranges: [] }],
    places: [{ place: 'Lagunitas', days }],
  });
});

test('hours that are not whole are not sent, and the specified sentence can stand again (TOWN-3, PROMISE-2)', async () => {
  const DAY = [{ from: '08:00', to: '20:00' }];
  const delivery_hours = { days: Array.from({ length: 7 }, () => DAY), exceptions: [], places: [] };
  const at = await open(reply(getTown, { town: aTown({ delivery_hours }) }), reply(updateTown, { town: aTown() }));
  fireEvent.change((await rowOf('Monday')).getByLabelText('Until'), { target: { value: '' } });
  await save();
  expect(await screen.findByText(/Each time and date has to be complete/)).toBeTruthy();
  expect(at.calls.to(updateTown)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to the usual sentence' }));
  await save();
  await waitFor(() => expect(at.calls.to(updateTown)[0]?.body.delivery_hours).toBeNull());
});
