import { listSessions } from '@mercadito/contracts/accounts';
import { unsubscribePush } from '@mercadito/contracts/push';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { givePush } from '../../../test/harness/push-browser.ts';
import { reply } from '../../../test/harness/replies.ts';

const AT = '2026-11-01T12:00:00Z';
const session = (id: number, device: string, is_reached: boolean) => ({
  ...{ id, device, is_reached, created_at: AT, last_used_at: AT, ends_at: '2026-12-01T12:00:00Z', current: id === 1 },
});

/** Two devices of one person, this one and a phone, that messages reach until that is ended, and a third. */
async function openDevices() {
  const sessions = [session(1, 'Chrome, Linux', true), session(2, 'Safari, iPhone', true), session(3, 'Edge', false)];
  const at = await openScreen('/profile/devices', {
    as: aCustomer(),
    replies: [
      reply(listSessions, () => ({ results: sessions })),
      reply(unsubscribePush, ({ body }) => {
        Object.assign(sessions.find(({ id }) => id === body.session_id) ?? {}, { is_reached: false });
        return { done: true as const };
      }),
    ],
  });
  await screen.findByText('Safari, iPhone');
  return at;
}
const stop = (device: string) => userEvent.click(screen.getByRole('button', { name: `Stop notifications: ${device}` }));

describe('the list of devices (ACCOUNT-6)', () => {
  test('says which messages reach and how long these stay signed in', async () => {
    await openDevices();
    expect(screen.getAllByText('Gets notifications. Unused, it stays logged in until December 1, 2026.')).toHaveLength(
      2,
    );
    expect(screen.queryByRole('button', { name: 'Stop notifications: Edge' })).toBeNull();
    await expectAccessible();
  });

  test('ends the messages of another device, which stays signed in', async () => {
    const { device } = givePush();
    device.endpoint = 'https://fcm.googleapis.com/fcm/send/device';
    const at = await openDevices();
    await stop('Safari, iPhone');
    await waitFor(() => expect(screen.getAllByText(/^Gets notifications/)).toHaveLength(1));
    expect(at.calls.to(unsubscribePush)).toMatchObject([{ body: { session_id: 2 } }]);
    expect(screen.getByRole('button', { name: 'Log out: Safari, iPhone' })).toBeTruthy();
    expect(device.endpoint).not.toBeNull();
    expect(await screen.findByText('Safari, iPhone no longer gets notifications')).toBeTruthy();
    expect(document.activeElement?.id).toBe('content');
  });

  test('ends those of this one on the device, too', async () => {
    const { device } = givePush();
    device.endpoint = 'https://fcm.googleapis.com/fcm/send/device';
    await openDevices();
    await stop('Chrome, Linux');
    await waitFor(() => expect(device.endpoint).toBeNull());
  });
});
