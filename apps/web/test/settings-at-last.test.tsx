import { getSettings } from '@mercadito/contracts/settings';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aSite, someSettings } from './fixtures/settings.ts';
import { openScreen } from './harness/open-screen.tsx';
import { refuse, reply } from './harness/replies.ts';

test('settings that did not come are asked for again, on a page that stays open (SITE-2)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const at = await openScreen('/login', { replies: [refuse(getSettings, 503, 'busy')] });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(at.calls.to(getSettings).length).toBeGreaterThan(0));
  at.replies.set(reply(getSettings, someSettings({ site: aSite({ brand: 'Janos Biz' }) })));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(document.title).toContain('Janos Biz'));
});
