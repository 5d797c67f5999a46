import { hrefTo } from '@mercadito/contracts/site/addresses';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginHistory } from '../../../test/harness/page-history.ts';
import { Link, Router, useLocation } from '../navigation/router.tsx';
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

function Page() {
  const { pathname } = useLocation();
  if (pathname === hrefTo('home')) return <Link to={hrefTo('cart')}>Add</Link>;
  if (pathname === hrefTo('checkout')) return <p>At the checkout</p>;
  return (
    <StickyActions>
      <Link to={hrefTo('checkout')}>Checkout</Link>
    </StickyActions>
  );
}

const noWait = () => null;

/** Two screens whose bars lie in the same place; the person goes from home to the cart unless at the cart. */
function open(name: 'home' | 'cart') {
  render(
    <Router history={beginHistory(hrefTo(name))} waitFor={noWait}>
      <Page />
    </Router>,
  );
  if (name === 'home') fireEvent.click(screen.getByRole('link', { name: 'Add' }));
}

const isAtCheckout = () => screen.queryByText('At the checkout') !== null;

test('the second of two taps does not reach what has come to lie below the thumb', () => {
  open('home');
  wait(499);
  tap(checkout());
  expect(isAtCheckout()).toBe(false);
});

test('a tap that begins in the first half second and ends after it does not count either', () => {
  open('home');
  wait(499);
  fireEvent.pointerDown(checkout());
  wait(100);
  fireEvent.click(checkout(), { detail: 1 });
  expect(isAtCheckout()).toBe(false);
});

test('after half a second a tap counts', () => {
  open('home');
  wait(500);
  tap(checkout());
  expect(isAtCheckout()).toBe(true);
});

test('the keyboard is answered at once', () => {
  open('home');
  // What a browser makes of Enter: a click without a pointer.
  fireEvent.click(checkout(), { detail: 0 });
  expect(isAtCheckout()).toBe(true);
});

test('a screen that nobody was led to by a tap is answered at once', () => {
  open('cart');
  tap(checkout());
  expect(isAtCheckout()).toBe(true);
});
