import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyChunk } from '../src/shared/ui/lazy-chunk.ts';

const Foot = () => <p>Foot</p>;

const settle = () => act(() => vi.advanceTimersByTimeAsync(1_500));

test.each([
  ['the next press', () => fireEvent.click(document.body)],
  ['the page coming into sight', () => fireEvent(document, new Event('visibilitychange'))],
  ['a wait that grows', () => act(() => vi.advanceTimersByTimeAsync(6_500))],
])(
  'a part that is lost again and again, though the browser believes in its line, is asked for again at %s',
  async (_, chance) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let hasLine = false;
    const load = vi.fn(() => (hasLine ? Promise.resolve(Foot) : Promise.reject(new TypeError('Failed to fetch'))));
    const Part = lazyChunk(load);
    render(
      <Suspense>
        <Part />
      </Suspense>,
    );
    await settle();
    const tries = load.mock.calls.length;
    fireEvent.click(document.body);
    await settle();
    expect(load.mock.calls.length).toBeGreaterThan(tries);
    expect(screen.queryByText('Foot')).toBeNull();
    hasLine = true;
    await chance();
    await settle();
    expect(screen.getByText('Foot')).toBeDefined();
  },
);

test('a part whose code is lost on the way leaves the page as it is, and comes when the connection is back', async () => {
  let hasLine = false;
  const Part = lazyChunk(() => (hasLine ? Promise.resolve(Foot) : Promise.reject(new TypeError('Failed to fetch'))));
  render(
    <>
      <h1>Page</h1>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('heading', { name: 'Page' })).toBeDefined();
  hasLine = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Foot')).toBeDefined();
});
