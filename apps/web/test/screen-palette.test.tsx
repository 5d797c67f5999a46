import { listPeople } from '@mercadito/contracts/accounts';
import { listDrivers } from '@mercadito/contracts/deliveries/admin';
import { listDriverReports } from '@mercadito/contracts/deliveries/reports';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { Language } from '@mercadito/domain/language';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import enTexts from '../src/locales/en/adminKeys.json';
import esTexts from '../src/locales/es/adminKeys.json';
import { expectAccessible } from './accessible.ts';
import { anAdmin } from './fixtures/accounts.ts';
import { aList } from './fixtures/lists.ts';
import { aPersonEntry, somePeople } from './fixtures/people.ts';
import { openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';

const PEOPLE = somePeople([aPersonEntry()]);

async function openPeople(language: Language = 'en') {
  const replies = [reply(listPeople, PEOPLE), reply(listDrivers, []), reply(listDriverReports, aList([]))];
  const at = await openScreen('/admin/people', { as: anAdmin(), language, replies });
  await screen.findByRole('link', { name: /^Lupita Ríos/ });
  return at;
}

const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement;
const openByKey = () => press('{Control>}k{/Control}');

describe('the list of all screens (FRAME-17)', () => {
  const findPalette = () => screen.findByRole('dialog', { name: enTexts.palette.title });
  const names = () => screen.getAllByRole('option').map((each) => each.textContent);

  test('opens by Ctrl+K and leads to the screen whose name begins so, by keyboard alone', async () => {
    const at = await openPeople();
    await openByKey();
    const palette = await findPalette();
    const named = within(palette).getByRole('combobox', { name: enTexts.palette.field });
    expect(focused()).toBe(named);
    await expectAccessible();
    await press('driv');
    expect(names()).toEqual(['Drivers', 'Driver reports']);
    await press('{Enter}');
    await waitFor(() => expect(at.pathname).toBe(hrefTo('drivers')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('tells a screen reader which is meant: the first one found, then what the arrows lead to', async () => {
    const at = await openPeople();
    await openByKey();
    await findPalette();
    const meant = () => document.getElementById(focused()?.getAttribute('aria-activedescendant') ?? '')?.textContent;
    expect(meant()).toBe(names()[0]);
    await press('driv');
    expect(meant()).toBe('Drivers');
    await press('{ArrowDown}');
    expect(meant()).toBe('Driver reports');
    await press('{ArrowUp}xyz');
    expect(meant()).toBeUndefined();
    await press('{Backspace>3}{ArrowDown}');
    expect(meant()).toBe('Driver reports');
    await press('{Enter}');
    await waitFor(() => expect(at.pathname).toBe(hrefTo('driverReports')));
  });

  test.each(['Macintosh', 'iPad'])('opens by ⌘K on a %s, where Ctrl+K deletes the rest of a line', async (device) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(device);
    onTestFinished(() => void vi.restoreAllMocks());
    await openPeople();
    await openByKey();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('{Meta>}k{/Meta}');
    await findPalette();
  });

  test('makes no second entry in the history for the screen that is shown', async () => {
    const at = await openPeople();
    await at.goTo('/drivers');
    await screen.findByRole('heading', { level: 1, name: 'Drivers' });
    const entries = window.history.length;
    await openByKey();
    await findPalette();
    await press('drivers{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('gr');
    expect(at.pathname).toBe(hrefTo('drivers'));
    expect(window.history.length).toBe(entries);
  });

  test('has every screen of the site map that stands open to her and leads somewhere by itself, and no other', async () => {
    await openPeople();
    const [button] = await screen.findAllByRole('button', { name: enTexts.palette.title });
    await userEvent.click(button as HTMLElement);
    await findPalette();
    for (const title of ['Dispatch', 'Drivers', 'Favorites', 'Products in Excel (CSV)'])
      expect(names()).toContain(title);
    // An empty cart has no checkout, and who is signed in no login.
    for (const title of ['Checkout', 'Log in', 'Create an account']) expect(names()).not.toContain(title);
    await press('nothing at all');
    expect(await screen.findByText(enTexts.palette.none)).toBeDefined();
    await press('{Enter}');
    expect(await findPalette()).toBeDefined();
  });

  test('finds a name without its accents, in Spanish', async () => {
    await openPeople('es');
    await openByKey();
    await screen.findByRole('dialog', { name: esTexts.palette.title });
    await press('categorias');
    expect(names()).toContain('Categorías');
  });

  test('opens from a field and with the single keys switched off, and not over a dialog; Back closes it', async () => {
    const at = await openPeople();
    await press('?');
    await userEvent.click(await screen.findByRole('switch', { name: enTexts.switch.label }));
    await openByKey();
    expect(screen.queryByRole('dialog', { name: enTexts.palette.title })).toBeNull();
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const field = screen.getByRole('searchbox', { name: 'Find people' });
    await userEvent.click(field);
    await openByKey();
    await findPalette();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at.pathname).toBe('/admin/people');
    expect(focused()).toBe(field);
  });
});
