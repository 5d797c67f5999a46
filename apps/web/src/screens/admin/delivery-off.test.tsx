import {
  getSettings,
  listSettingsLog,
  type SettingsLogEntry,
  type SiteSettings,
  updateSettings,
} from '@mercadito/contracts/settings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aSettingsChange, someChanges } from '../../../test/fixtures/activity.ts';
import { someSettings } from '../../../test/fixtures/settings.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { type OpenScreen, openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const OPENED = '2026-11-01T12:00:00.000Z';

const read = (own: Partial<SiteSettings>) => reply(getSettings, someSettings(own));
const saved = (own: Partial<SiteSettings>) => reply(updateSettings, someSettings(own));
const open = (settings: Partial<SiteSettings>, answer = saved({}), changes: SettingsLogEntry[] = []) =>
  openScreen('/admin', {
    as: anAdmin(),
    replies: [read(settings), reply(listSettingsLog, someChanges(changes)), answer],
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sentBy = (at: OpenScreen) => at.calls.to(updateSettings).map(({ body }) => body);

/** What somebody else has changed is heard of, and read anew. */
async function hear(at: OpenScreen, settings: Partial<SiteSettings>): Promise<void> {
  at.replies.set(read(settings));
  at.store.dispatch(api.util.invalidateTags(['Settings']));
}

describe('deliveries are off until a time (SITE-10)', () => {
  const EVENING = '2026-11-22T00:00:00.000Z';
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:00:00Z') }));
  afterEach(() => {
    vi.useRealTimers();
  });
  const ask = async (at: OpenScreen) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Deliveries are on' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Turn deliveries off?' }));
    expect(sentBy(at)).toEqual([]);
    return asked;
  };

  test('is chosen: this evening, and told then', async () => {
    const at = await open({}, saved({ delivery_available: false, delivery_off_until: EVENING }));
    await userEvent.click((await ask(at)).getByRole('radio', { name: /^Until 6:00\sPM today$/ }));
    await expectAccessible();
    await press('Turn off');
    await waitFor(() =>
      expect(sentBy(at)).toMatchObject([{ delivery_status: false, delivery_off_until: EVENING, updated_at: OPENED }]),
    );
    await hear(at, { delivery_available: false, delivery_off_until: EVENING });
    expect(await screen.findByText(/^Off, back on by itself: Nov 21, 2026, 6:00\sPM$/)).toBeDefined();
  });

  test('is taken no more once it has passed while she was asked, and never becomes for good', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T23:59:00Z') });
    const at = await open({}, saved({}));
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(await screen.findByRole('switch', { name: 'Deliveries are on' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('radio', { name: /^Until 6:00\sPM today$/ }));
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked.getByRole<HTMLInputElement>('radio', { name: /^Until 6:00\sPM today$/ }).checked).toBe(true);
    expect(asked.getByText(/Choose a day and a time ahead/)).toBeDefined();
    expect(isOff(asked.getByRole<HTMLButtonElement>('button', { name: 'Turn off' }))).toBe(true);
    expect(sentBy(at)).toEqual([]);
  });

  test('is tomorrow at eight, or typed; what has passed is not taken', async () => {
    const at = await open({}, saved({}));
    const asked = await ask(at);
    expect(asked.getByRole('radio', { name: /^Until tomorrow at 8:00\sAM$/ })).toBeDefined();
    await userEvent.click(asked.getByRole('radio', { name: 'Until another time' }));
    const type = (label: string, value: string) => fireEvent.change(asked.getByLabelText(label), { target: { value } });
    type('Day', '2026-11-20');
    type('Time', '12:30');
    expect(asked.getByText(/Choose a day and a time ahead/)).toBeDefined();
    expect(isOff(asked.getByRole<HTMLButtonElement>('button', { name: 'Turn off' }))).toBe(true);
    type('Day', '2026-11-23');
    await press('Turn off');
    await waitFor(() => expect(sentBy(at)).toMatchObject([{ delivery_off_until: '2026-11-23T18:30:00.000Z' }]));
  });

  test('is changed while they are off', async () => {
    const at = await open({ delivery_available: false, delivery_off_until: EVENING }, saved({}));
    await userEvent.click(await screen.findByRole('button', { name: 'Change when it turns on' }));
    await press('Turn off');
    await waitFor(() => expect(sentBy(at)).toMatchObject([{ delivery_status: false, delivery_off_until: null }]));
  });
});

test("that were switched on by themselves stand in the log as the system's (SITE-9, SITE-10)", async () => {
  const before = { delivery_available: false, usd_mxn_value: 18, cart_message_value: '' };
  const after = { user_id: null, user: '', ...before, delivery_available: true, before };
  await open({}, saved({}), [aSettingsChange(after)]);
  const log = within(await screen.findByRole('list', { name: 'Changes to the settings, newest first' }));
  expect(log.getByText('The system')).toBeDefined();
  expect(log.getByText('Delivery')).toBeDefined();
});
