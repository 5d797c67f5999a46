import { render } from '@testing-library/react';
import { NavigationType } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useScrollPositions } from '../src/app/use-scroll-positions.ts';

function Page({ path, type }: { path: string; type: NavigationType }) {
  const [pathname = '', search = ''] = path.split('?');
  useScrollPositions({ type, location: { pathname, search, hash: '', key: path, state: null } });
  return null;
}

test('a page starts at its top, also in the place of another; with other filters it is the same page', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const { rerender } = render(<Page path="/sign-up" type={NavigationType.Push} />);
  scrollTo.mockClear();
  rerender(<Page path="/checkout" type={NavigationType.Replace} />);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  rerender(<Page path="/checkout?tab=2" type={NavigationType.Replace} />);
  expect(scrollTo).toHaveBeenCalledOnce();
});
