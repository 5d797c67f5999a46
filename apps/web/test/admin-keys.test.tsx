import { listPeople } from '@mercadito/contracts/accounts';
import { listDrivers } from '@mercadito/contracts/deliveries/admin';
import { listDriverReports } from '@mercadito/contracts/deliveries/reports';
import { type DispatchBoard, getDispatchBoard } from '@mercadito/contracts/dispatch';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ADMIN_LETTERS } from '../src/app/layouts/admin-layout.tsx';
import { KEYS } from '../src/features/admin-keys/key-command.ts';
import { areKeysOn } from '../src/features/admin-keys/keys-choice.ts';
import enTexts from '../src/locales/en/adminKeys.json';
import { expectAccessible } from './accessible.ts';
import { anAdmin } from './fixtures/accounts.ts';
import { aBoard, aBoardOrder, aColumn, anActiveOrder } from './fixtures/dispatch.ts';
import { aList } from './fixtures/lists.ts';
import { aPersonEntry, somePeople } from './fixtures/people.ts';
import { openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';

/** Columns and tables, as on the screens that have keys. */
let noMedia: typeof window.matchMedia;
beforeEach(() => {
  noMedia = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...noMedia(query), matches: query.startsWith('(min-width') }));
});

const PEOPLE = somePeople([aPersonEntry(), aPersonEntry({ id: 6, first_name: 'Zoila' })]);

const open = (address: string, board: DispatchBoard = aBoard()) =>
  openScreen(address, {
    as: anAdmin(),
    replies: [
      reply(listPeople, PEOPLE),
      reply(getDispatchBoard, board),
      reply(listDriverReports, aList([])),
      reply(listDrivers, []),
    ],
  });

const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement;
const link = (name: string | RegExp) => within(screen.getByRole('main')).getByRole('link', { name });
const field = () => screen.getByRole('searchbox', { name: 'Find people' });
const findHelp = () => screen.findByRole('dialog', { name: enTexts.title });

async function openHelp() {
  // The button comes with the margins, which no page waits for.
  const [button] = await screen.findAllByRole('button', { name: enTexts.title });
  await userEvent.click(button as HTMLElement);
  return findHelp();
}
const openPeople = async () => {
  const at = await open('/admin/people');
  await screen.findByRole('link', { name: /^Lupita Ríos/ });
  return at;
};

describe('an Admin’s keys', () => {
  test('lead to each place of the menu by a letter that is in its name (FRAME-14)', async () => {
    const letters = Object.values(ADMIN_LETTERS);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters).not.toContain(KEYS.go);
    const at = await openPeople();
    await press('gr');
    await waitFor(() => expect(at.pathname).toBe(hrefTo('drivers')));
    await press('gd');
    await waitFor(() => expect(at.pathname).toBe(hrefTo('dispatch')));
  });

  test('lead to the search of the screen; to the people’s from one that has none, and not again by Back', async () => {
    const at = await openPeople();
    await press('/');
    expect(focused()).toBe(field());
    await at.goTo('/drivers');
    await screen.findByRole('heading', { level: 1, name: 'Drivers' });
    await press('/');
    await waitFor(() => expect(at.pathname).toBe('/admin/people'));
    await waitFor(() => expect(focused()).toBe(field()));
    expect((field() as HTMLInputElement).value).toBe('');
    await at.goTo('/drivers');
    await screen.findByRole('heading', { level: 1, name: 'Drivers' });
    act(() => window.history.back());
    await screen.findByRole('link', { name: /^Lupita Ríos/ });
    expect(focused()).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('lead to the search of the screen that is on its way', async () => {
    await open('/admin/dispatch');
    await screen.findByRole('combobox', { name: 'Location' });
    for (const key of 'gp/') fireEvent.keyDown(document.body, { key });
    await waitFor(() => expect(focused()).toBe(screen.getByRole('searchbox', { name: 'Find people' })));
  });

  test('lead to the filter of a screen that has one', async () => {
    await open('/admin/dispatch');
    const filter = await screen.findByRole('combobox', { name: 'Location' });
    await press('/');
    expect(focused()).toBe(filter);
  });

  test('move through the list in sight, and stay at its ends', async () => {
    const at = await openPeople();
    await press('j');
    expect(focused()).toBe(link(/^Lupita Ríos/));
    await press('k');
    expect(focused()).toBe(link(/^Lupita Ríos/));
    await press('jj');
    expect(focused()).toBe(link(/^Zoila Ríos/));
    await press('k');
    expect(focused()).toBe(link(/^Lupita Ríos/));
    await at.goTo('/drivers');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Drivers' });
    await press('j');
    await waitFor(() => expect(focused()).toBe(heading));
  });

  test('move through the cards of one column of the board, from its checkbox too', async () => {
    await open(
      '/admin/dispatch',
      aBoard({
        waiting: aColumn(aBoardOrder(), aBoardOrder({ transaction_id: 'WAITING2' })),
        in_progress: aColumn(anActiveOrder(), anActiveOrder({ transaction_id: 'ONROAD02' })),
      }),
    );
    const card = (name: RegExp) => screen.getByRole('link', { name });
    await screen.findByRole('link', { name: /TING1/ });
    await press('j');
    expect(focused()).toBe(card(/TING1/));
    await press('jj');
    expect(focused()).toBe(card(/TING2/));
    screen.getByRole('checkbox', { name: /TING2/ }).focus();
    await press('k');
    expect(focused()).toBe(card(/TING1/));
    card(/OAD01/).focus();
    await press('jj');
    expect(focused()).toBe(card(/OAD02/));
  });
});

describe('an Admin’s keys are left alone', () => {
  test('where something is typed or chosen (FRAME-15)', async () => {
    await openPeople();
    await userEvent.type(field(), 'gd?/j');
    expect((field() as HTMLInputElement).value).toBe('gd?/j');
    expect(focused()).toBe(field());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('in a list that is dropped down', async () => {
    await open('/admin/dispatch', aBoard({ waiting: aColumn(aBoardOrder()) }));
    await screen.findByRole('link', { name: /TING1/ });
    const filter = screen.getByRole('combobox', { name: 'Location' });
    filter.focus();
    await press('j');
    expect(focused()).toBe(filter);
  });

  test('with Ctrl, Alt or Meta, and by whoever has heard the key already', async () => {
    await openPeople();
    await press('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}');
    expect(focused()).toBe(document.body);
    const heard = new KeyboardEvent('keydown', { key: 'j', cancelable: true, bubbles: true });
    heard.preventDefault();
    fireEvent(document.body, heard);
    expect(focused()).toBe(document.body);
  });

  test('while a dialog or a menu is open', async () => {
    const at = await open('/admin/dispatch', aBoard({ waiting: aColumn(aBoardOrder()) }));
    await userEvent.click(await screen.findByRole('button', { name: /^Assign/ }));
    await screen.findByRole('menu');
    await press('gp');
    expect(at.pathname).toBe('/admin/dispatch');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await press('?');
    await findHelp();
    await press('gp');
    expect(at.pathname).toBe('/admin/dispatch');
  });

  test('outside of the Admin’s frame', async () => {
    const at = await openPeople();
    await at.goTo('/about');
    await waitFor(() => expect(at.pathname).not.toBe('/admin/people'));
    await waitFor(() => expect(screen.queryByRole('button', { name: enTexts.title })).toBeNull());
    await press('?gp');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(at.pathname).not.toBe('/admin/people');
  });
});

describe('the help with the keys', () => {
  test('opens by ? and lists every key and place; Esc closes it where the focus was', async () => {
    await openPeople();
    link(/^Zoila Ríos/).focus();
    await press('?');
    const help = within(await findHelp());
    const terms = help.getAllByRole('term').map((each) => each.textContent);
    for (const letter of Object.values(ADMIN_LETTERS)) expect(terms).toContain(`g then ${letter}`);
    for (const key of ['/', 'j', 'k', '?', 'Ctrl K']) expect(terms).toContain(key);
    expect(help.getByText('Driver reports')).toBeDefined();
    await expectAccessible();
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(link(/^Zoila Ríos/));
  });

  test('switches them off on this device, and is found without them (FRAME-16)', async () => {
    const at = await openPeople();
    await openHelp();
    await userEvent.click(screen.getByRole('switch', { name: enTexts.switch.label }));
    expect(areKeysOn()).toBe(false);
    await press('{Escape}');
    await at.reopen('/admin/people');
    await screen.findByRole('link', { name: /^Lupita Ríos/ });
    (focused() as HTMLElement).blur();
    await press('?j/gd');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe(document.body);
    expect(at.pathname).toBe('/admin/people');
    await openHelp();
    await userEvent.click(screen.getByRole('switch', { name: enTexts.switch.label }));
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('/');
    expect(focused()).toBe(field());
  });
});
