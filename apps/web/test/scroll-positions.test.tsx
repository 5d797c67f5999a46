import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Place } from '../src/shared/navigation/history.ts';
import { useScrollPositions } from '../src/shared/navigation/use-scroll-positions.ts';

function Page({ path, type }: { path: string; type: Place['type'] }) {
  const [pathname = ''] = path.split('?');
  useScrollPositions({ type, pathname, hash: '', key: path });
  return null;
}

/** Makes the document as high as the test says; answers how to make it grow. */
function aDocument(height: number) {
  let bottom = height;
  let tellGrowth = () => undefined as unknown;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, top: number) => vi.stubGlobal('scrollY', Math.min(top, bottom)));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        tellGrowth = tell;
      }
      observe() {}
      disconnect() {
        tellGrowth = () => undefined;
      }
    },
  );
  return (next: number) => {
    bottom = next;
    tellGrowth();
  };
}

afterEach(() => void vi.unstubAllGlobals());

test('going back finds the place also when what stood there comes later (LOOK-3)', () => {
  sessionStorage.setItem('scroll', '{"/":1200}');
  const growTo = aDocument(700);
  render(<Page path="/" type="POP" />);
  growTo(1000);
  growTo(3000);
  expect(window.scrollY).toBe(1200);
  growTo(4000);
  window.scrollTo(0, 50);
  growTo(5000);
  expect(window.scrollY).toBe(50);
});

test('going back moves nobody who has begun to scroll', () => {
  sessionStorage.setItem('scroll', '{"/":1200}');
  const growTo = aDocument(700);
  render(<Page path="/" type="POP" />);
  window.dispatchEvent(new Event('touchstart'));
  growTo(3000);
  expect(window.scrollY).toBe(700);
});

test.each([
  ['', '{}'],
  [', though it was left elsewhere', '{"/":1200}'],
])('the page stays where somebody has scrolled before the application came%s', (_, kept) => {
  sessionStorage.setItem('scroll', kept);
  aDocument(3000);
  window.scrollTo(0, 282);
  const { rerender } = render(<Page path="/" type="POP" />);
  expect(window.scrollY).toBe(282);
  // The next one is not the served one.
  rerender(<Page path="/about" type="POP" />);
  expect(window.scrollY).toBe(0);
});

test('a page starts at its top, also in the place of another; with other filters it is the same page', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const { rerender } = render(<Page path="/sign-up" type="PUSH" />);
  scrollTo.mockClear();
  rerender(<Page path="/checkout" type="REPLACE" />);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  rerender(<Page path="/checkout?tab=2" type="REPLACE" />);
  expect(scrollTo).toHaveBeenCalledOnce();
});
