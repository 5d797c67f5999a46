import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StickyActions } from './sticky-actions.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const tap = (element: Element) => {
  fireEvent.pointerDown(element);
  fireEvent.click(element, { detail: 1 });
};
const checkout = () => screen.getByRole('link', { name: 'Checkout' });

/** Two screens whose bars lie in the same place; the person goes from the product to the cart unless at the cart. */
function open(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/product" element={<Link to="/cart">Add</Link>} />
        <Route
          path="/cart"
          element={
            <StickyActions>
              <Link to="/checkout">Checkout</Link>
            </StickyActions>
          }
        />
        <Route path="/checkout" element={<p>At the checkout</p>} />
      </Routes>
    </MemoryRouter>,
  );
  if (at === '/product') fireEvent.click(screen.getByRole('link', { name: 'Add' }));
}

const isAtCheckout = () => screen.queryByText('At the checkout') !== null;

test('the second of two taps does not reach what has come to lie below the thumb', () => {
  open('/product');
  wait(499);
  tap(checkout());
  expect(isAtCheckout()).toBe(false);
});

test('a tap that begins in the first half second and ends after it does not count either', () => {
  open('/product');
  wait(499);
  fireEvent.pointerDown(checkout());
  wait(100);
  fireEvent.click(checkout(), { detail: 1 });
  expect(isAtCheckout()).toBe(false);
});

test('after half a second a tap counts', () => {
  open('/product');
  wait(500);
  tap(checkout());
  expect(isAtCheckout()).toBe(true);
});

test('the keyboard is answered at once', () => {
  open('/product');
  // What a browser makes of Enter: a click without a pointer.
  fireEvent.click(checkout(), { detail: 0 });
  expect(isAtCheckout()).toBe(true);
});

test('a screen that nobody was led to by a tap is answered at once', () => {
  open('/cart');
  tap(checkout());
  expect(isAtCheckout()).toBe(true);
});
