import { expect, onTestFinished, test, vi } from 'vitest';
import { findText, rememberLanguage, startI18n } from '../src/shared/i18n/i18n.ts';

const line = vi.hoisted(() => ({ isThere: false, asked: 0 }));

vi.mock('../src/locales/en/layout.json', async (bring) => {
  line.asked += 1;
  if (!line.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return bring();
});

/** As often as is tried at one go. */
const TRIES = 3;

test('a text file that is lost again and again while the application starts is asked for at the next press, and the start goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  rememberLanguage('en');
  const started = startI18n();
  started.catch(() => undefined);
  await vi.waitFor(() => expect(line.asked).toBe(TRIES), { timeout: 2_000 });
  line.isThere = true;
  await vi.waitFor(() => {
    document.body.click();
    expect(findText('layout:home')).toBe('Home');
  });
  await started;
});
