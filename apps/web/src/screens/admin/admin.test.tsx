import { getSettings, listSettingsLog, type SiteSettings, updateSettings } from '@mercadito/contracts/settings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aSettingsChange, someChanges } from '../../../test/fixtures/activity.ts';
import { someSettings } from '../../../test/fixtures/settings.ts';
import { type OpenScreen, openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const OPENED = '2026-11-01T12:00:00.000Z';
const SINCE = '2026-11-01T12:05:00.000Z';
const NO_LOG = reply(listSettingsLog, someChanges([]));

const open = (settings: Partial<SiteSettings> | Reply = {}, ...replies: Reply[]) =>
  openScreen('/admin', {
    as: anAdmin(),
    replies: [
      'contract' in settings
        ? (settings as Reply)
        : reply(getSettings, someSettings(settings as Partial<SiteSettings>)),
      NO_LOG,
      ...replies,
    ],
  });

const saved = (own: Partial<SiteSettings>) => reply(updateSettings, someSettings({ updated_at: SINCE, ...own }));
const delivery = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Deliveries are on' });
const rate = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Pesos for one dollar' });
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = (name: string) => screen.findByRole('alertdialog', { name });
const sentBy = (at: OpenScreen) => at.calls.to(updateSettings).map(({ body }) => body);

/** What somebody else has changed is heard of, and read anew. */
async function hear(at: OpenScreen, settings: Partial<SiteSettings>): Promise<void> {
  at.replies.set(reply(getSettings, someSettings({ updated_at: SINCE, ...settings })));
  at.store.dispatch(api.util.invalidateTags(['Settings']));
}

async function typeRate(text: string): Promise<void> {
  await userEvent.clear(await rate());
  await userEvent.type(await rate(), text);
  await press('Save rate');
}

test('shows the settings as they stand (SCREEN-43)', async () => {
  await open({ delivery_available: false, usd_mxn_value: 18.5, cart_message_value: 'Hoy hay mercado' });
  expect(await screen.findByRole('tab', { name: 'Site settings', selected: true })).toBeDefined();
  expect((await delivery()).checked).toBe(false);
  expect(screen.getByText('Off: nobody can order')).toBeDefined();
  expect((await rate()).value).toBe('18.5');
  expect((await rate()).inputMode).toBe('decimal');
  expect((await message()).value).toBe('Hoy hay mercado');
  await expectAccessible();
});

test('what cannot be read is said, with a way to try again', async () => {
  await open(refuse(getSettings, 500, 'internal_error'));
  expect(await screen.findByText('The settings could not be loaded')).toBeDefined();
});

describe('the delivery switch', () => {
  test('asks first, with what follows from it in words, and the focus is on the safe button', async () => {
    const at = await open({}, saved({ delivery_available: false }));
    await userEvent.click(await delivery());
    const asked = within(await question('Turn deliveries off?'));
    expect(asked.getByText('Delivery: on → off')).toBeDefined();
    expect(asked.getByText(/will not be able to order until you turn it on again/)).toBeDefined();
    expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Cancel' }));
    await expectAccessible();
    expect(sentBy(at)).toEqual([]);
    await press('Turn off');
    await waitFor(() => expect(sentBy(at)).toMatchObject([{ delivery_status: false, updated_at: OPENED }]));
  });

  test('looked away from stays as it was', async () => {
    const at = await open();
    await userEvent.click(await delivery());
    await question('Turn deliveries off?');
    await press('Cancel');
    expect(sentBy(at)).toEqual([]);
    expect((await delivery()).checked).toBe(true);
  });

  test('that was switched on says that people can order again', async () => {
    const at = await open({ delivery_available: false }, saved({}));
    await userEvent.click(await delivery());
    expect(within(await question('Turn deliveries on?')).getByText(/able to order again at once/)).toBeDefined();
    await press('Turn on');
    await waitFor(() => expect(sentBy(at)).toMatchObject([{ delivery_status: true }]));
  });

  test('says why it could not be switched: somebody has changed the settings meanwhile', async () => {
    await open({}, refuse(updateSettings, 409, 'changed_meanwhile'));
    await userEvent.click(await delivery());
    await question('Turn deliveries off?');
    await press('Turn off');
    expect(await screen.findByRole('alert')).toBeDefined();
    expect((await delivery()).checked).toBe(true);
  });

  test('follows what another Admin does (SCREEN-47)', async () => {
    const at = await open();
    await delivery();
    await hear(at, { delivery_available: false });
    expect(await screen.findByText('Off: nobody can order')).toBeDefined();
  });
});

describe('the exchange rate', () => {
  test('is asked about with old and new and what a product will cost (SITE-7)', async () => {
    const at = await open({}, saved({ usd_mxn_value: 18.5 }));
    await typeRate('18.5');
    const asked = within(await question('Change the exchange rate?'));
    expect(asked.getByText('Rate: 18.00 → 18.50')).toBeDefined();
    expect(asked.getByText('A $10.00 USD product will cost $185.00 MXN instead of $180.00 MXN.')).toBeDefined();
    expect(asked.getByText(/show the new total at once/)).toBeDefined();
    expect(asked.queryByText(/double-check/)).toBeNull();
    expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Cancel' }));
    await press('Change rate');
    await waitFor(() => expect(sentBy(at)).toMatchObject([{ usd_mxn_value: 18.5, updated_at: OPENED }]));
  });

  test('that is far from the one of now is to be looked at twice', async () => {
    await open();
    await typeRate('81');
    expect(within(await question('Change the exchange rate?')).getByText(/350%.*double-check/)).toBeDefined();
  });

  test.each(['0.5', '101', '17.1234567', 'much'])('is refused before it is asked about: %s', async (typed) => {
    const at = await open();
    await typeRate(typed);
    expect(await screen.findByText('Enter a rate from 1 to 100, with at most 6 decimals')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sentBy(at)).toEqual([]);
  });

  test('that is the same as before is said to be', async () => {
    const at = await open();
    await typeRate('18.00');
    expect(await screen.findByText('The rate is already 18.00')).toBeDefined();
    expect(sentBy(at)).toEqual([]);
  });

  test('that another Admin has changed meanwhile is shown beside the own, and kept only by choice', async () => {
    const stale = refuse(updateSettings, 409, 'changed_meanwhile');
    const at = await open({}, inTurn(stale, saved({ usd_mxn_value: 19 })));
    await rate();
    at.replies.set(reply(getSettings, someSettings({ usd_mxn_value: 18.75, updated_at: SINCE })));
    await typeRate('19');
    await question('Change the exchange rate?');
    await press('Change rate');
    const current = within(await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' }));
    expect(current.getByText(/18\.75/)).toBeDefined();
    await press('Keep mine');
    await waitFor(() =>
      expect(sentBy(at)).toMatchObject([
        { usd_mxn_value: 19, updated_at: OPENED },
        { usd_mxn_value: 19, updated_at: SINCE },
      ]),
    );
  });

  test('that nobody types into shows what another Admin has set; what is typed stays (SITE-6)', async () => {
    const at = await open();
    await rate();
    await hear(at, { usd_mxn_value: 20 });
    await waitFor(async () => expect((await rate()).value).toBe('20'));
    await userEvent.type(await rate(), '.5');
    await hear(at, { usd_mxn_value: 21, cart_message_value: 'Heard' });
    expect(await screen.findByDisplayValue('Heard')).toBeDefined();
    expect((await rate()).value).toBe('20.5');
  });
});

describe('the message in the cart', () => {
  test('is shown as customers will see it, and saved (SITE-8)', async () => {
    const at = await open({}, saved({ cart_message_value: 'Hoy hay mercado' }));
    await userEvent.type(await message(), 'Hoy hay mercado');
    expect(screen.getByRole('note').textContent).toBe('Hoy hay mercado');
    await press('Save message');
    await waitFor(() => expect(sentBy(at)).toMatchObject([{ cart_message_value: 'Hoy hay mercado' }]));
  });

  test('that is blank shows none', async () => {
    await open();
    await message();
    expect(screen.getByText('No message is shown')).toBeDefined();
  });

  test('is saved without a question when something else was changed meanwhile', async () => {
    const at = await open({}, saved({ cart_message_value: 'Hoy' }));
    await userEvent.type(await message(), 'Hoy');
    await hear(at, { delivery_available: false });
    await screen.findByText('Off: nobody can order');
    await press('Save message');
    await waitFor(() => expect(sentBy(at)).toMatchObject([{ cart_message_value: 'Hoy', updated_at: SINCE }]));
  });
});

describe('the log of the settings', () => {
  const changes = async () =>
    within(await screen.findByRole('list', { name: 'Changes to the settings, newest first' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('says who changed what, from what to what, and nothing that stayed (SITE-9)', async () => {
    await open({}, reply(listSettingsLog, someChanges([aSettingsChange()])));
    const [row, ...values] = await changes();
    expect(row).toContain('Nov 21, 2026');
    expect(row).toContain('mariana');
    expect(values).toEqual(['Exchange rate 18.00 → 18.50']);
    await expectAccessible();
  });

  test('says switches and messages in words', async () => {
    const before = { delivery_available: true, usd_mxn_value: 18, cart_message_value: '' };
    const after = { delivery_available: false, usd_mxn_value: 18, cart_message_value: 'Hoy no' };
    await open({}, reply(listSettingsLog, someChanges([aSettingsChange({ ...after, before })])));
    expect((await changes()).slice(1)).toEqual(['Delivery on → off', 'Message in the cart none → “Hoy no”']);
  });

  test('is narrowed to one person, in the address, and goes on page by page', async () => {
    const next = '/api/settings/admin-actions-done/?page=2&cursor=abc';
    const list = reply(listSettingsLog, ({ query }) =>
      query.page === 2
        ? someChanges([aSettingsChange({ id: 2, user: 'beto' })], { count: 2 })
        : someChanges([aSettingsChange()], { next, count: 2 }),
    );
    const at = await open({}, list);
    await changes();
    await press('Load More');
    await screen.findByRole('link', { name: 'Only changes by beto' });
    await userEvent.click(screen.getByRole('link', { name: 'Only changes by mariana' }));
    await waitFor(() => expect(at.search).toBe('?who=mariana'));
    await waitFor(() =>
      expect(at.calls.to(listSettingsLog).map(({ query }) => query)).toContainEqual(
        expect.objectContaining({ who_updated_settings: 'mariana' }),
      ),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    await waitFor(() => expect(at.search).toBe(''));
  });

  test('that nobody is in says so', async () => {
    await open();
    expect(await screen.findByText('Nobody has changed the settings yet')).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'User name' }), 'nadie{Enter}');
    expect(await screen.findByText('nadie has changed nothing here')).toBeDefined();
  });
});
