import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTranslation } from '../src/shared/i18n/use-translation.ts';

const line = vi.hoisted(() => ({ isThere: false, asked: 0 }));

vi.mock('../src/locales/es/accounts.json', async (bring) => {
  line.asked += 1;
  if (!line.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return bring();
});

/** As often as is tried at one go. */
const TRIES = 3;

function UserNameLabel() {
  const { t } = useTranslation('accounts');
  return <p>{t('username')}</p>;
}

test('texts of a part that are lost again and again are asked for with pauses, and the part comes with them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  render(
    <Suspense>
      <UserNameLabel />
    </Suspense>,
  );
  const moment = () => act(() => vi.advanceTimersByTimeAsync(50));
  while (line.asked < TRIES) await moment();
  for (let moments = 0; moments < 20; moments += 1) await moment();
  expect(line.asked).toBe(TRIES);
  line.isThere = true;
  fireEvent.click(document.body);
  vi.useRealTimers();
  expect(await screen.findByText('Usuario')).toBeDefined();
});
