import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyPart } from '../src/shared/ui/lazy-part.ts';

const Foot = () => <p>Foot</p>;

test('a part whose code is lost on the way leaves the page as it is, and comes when the connection is back', async () => {
  let hasLine = false;
  const Part = lazyPart(() => (hasLine ? Promise.resolve(Foot) : Promise.reject(new TypeError('Failed to fetch'))));
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
