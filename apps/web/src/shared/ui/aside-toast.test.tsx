import { notifications } from '@mantine/notifications';
import { expect, test, vi } from 'vitest';
import { tell } from './toast.tsx';

const ofWidth = (isWide: boolean) => {
  const before = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...before(query), matches: isWide }));
};

test('a form of a business says its steps for 1.2 seconds, and services say theirs at the right', async () => {
  ofWidth(true);
  const show = vi.spyOn(notifications, 'show').mockReturnValue('');
  tell('Saved', { isBrief: true });
  tell('Service added', { isAside: true });
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
  expect(show.mock.calls.map(([{ autoClose, position }]) => [autoClose, position])).toEqual([
    [1_200, undefined],
    [2_000, 'bottom-right'],
  ]);
});

test('on a phone, which has no side, services say theirs where all is said', async () => {
  ofWidth(false);
  const show = vi.spyOn(notifications, 'show').mockReturnValue('');
  show.mockClear();
  tell('Service added', { isAside: true });
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(show.mock.calls[0]?.[0].position).toBeUndefined();
});
