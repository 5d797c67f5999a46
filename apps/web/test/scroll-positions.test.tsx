import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('going back finds the place also when what stood there comes later (LOOK-3)', async () => {
  sessionStorage.setItem('scroll', '[{"key":"/","top":1200}]');
  const growTo = aDocument(700);
  render(<Page path="/" type="POP" />);
  await vi.dynamicImportSettled();
  growTo(1000);
  growTo(3000);
  expect(window.scrollY).toBe(1200);
  growTo(4000);
  window.scrollTo(0, 50);
  growTo(5000);
  expect(window.scrollY).toBe(50);
});

test('going back moves nobody who has begun to scroll', async () => {
  sessionStorage.setItem('scroll', '[{"key":"/","top":1200}]');
  const growTo = aDocument(700);
  render(<Page path="/" type="POP" />);
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('touchstart'));
  growTo(3000);
  expect(window.scrollY).toBe(700);
});

test.each([
  ['', '[]'],
  [', though it was left elsewhere', '[{"key":"/","top":1200}]'],
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

/** A link that stands so far down the page, and in the middle of the window. */
function aLink(top: number) {
  const main = document.querySelector('main') ?? document.body.appendChild(document.createElement('main'));
  const link = main.appendChild(document.createElement('a'));
  link.setAttribute('href', '/product/1/7');
  link.getBoundingClientRect = () => ({ top: top - window.scrollY }) as DOMRect;
  Object.assign(document, { elementFromPoint: () => link });
  onTestFinished(() => {
    main.remove();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });
}

test('a page is left with the link that was looked at', async () => {
  aDocument(3000);
  const { unmount } = render(<Page path="/" type="PUSH" />);
  aLink(1500);
  const scroll = (top: number) => {
    window.scrollTo(0, top);
    window.dispatchEvent(new Event('scroll'));
  };
  // The first brings the code for it.
  scroll(10);
  await vi.dynamicImportSettled();
  scroll(1200);
  unmount();
  expect(JSON.parse(sessionStorage.getItem('scroll') ?? '')).toEqual([
    { key: '/', top: 1200, seen: { href: '/product/1/7', top: 300 } },
  ]);
});

/** Comes back to a list that was left where that link stood at 300. */
function comeBack() {
  sessionStorage.setItem('scroll', '[{"key":"/","top":1200,"seen":{"href":"/product/1/7","top":300}}]');
  aDocument(3000);
  vi.stubGlobal('scrollBy', (_: number, by: number) => window.scrollTo(0, window.scrollY + by));
  render(<Page path="/" type="POP" />);
}

test('going back has that link where it stood, though the cards above it are of another height now (LOOK-3)', async () => {
  aLink(1710);
  comeBack();
  await waitFor(() => expect(window.scrollY).toBe(1410));
});

test('going back waits for the list where a row above it has the same link (LOOK-3)', async () => {
  aLink(150);
  comeBack();
  await vi.dynamicImportSettled();
  aLink(1520);
  await waitFor(() => expect(window.scrollY).toBe(1220));
});
