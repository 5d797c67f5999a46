import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ownAddress, useSignInLink, wayBackOf } from '../src/shared/navigation/way-back.ts';
import { showComponent } from './harness/show-component.tsx';

describe('the way back', () => {
  test.each(['/cart', '/product/2/5?utm_source=whatsapp', '/business/2#hours', '/?search=pan%20dulce'])(
    'leads to %s',
    (address) => {
      expect(ownAddress(address)).toBe(address);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example/login',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    ' /cart',
    'cart',
    '',
    '/login',
    '/sign-up/?from=/cart',
    undefined,
    7,
  ])('does not lead to %j', (address) => {
    expect(ownAddress(address)).toBeNull();
  });

  test('is what a gate has left before what the address says', () => {
    const at = { pathname: '/login', hash: '', key: '' };
    expect(wayBackOf({ ...at, search: '?from=%2Fcart', state: { from: '/checkout' } })).toBe('/checkout');
    expect(wayBackOf({ ...at, search: '?from=%2Fcart', state: { from: '//evil.example' } })).toBe('/cart');
    expect(wayBackOf({ ...at, search: '', state: null })).toBeNull();
  });
});

function SignInLink() {
  return <output>{useSignInLink()}</output>;
}

test.each([
  ['/product/2/5?utm_source=a&b=c', '/login?from=%2Fproduct%2F2%2F5%3Futm_source%3Da%26b%3Dc'],
  ['/', '/login'],
  ['/sign-up?from=%2Fcart', '/login?from=%2Fcart'],
  ['/login', '/login'],
])('whoever signs in from %s follows %s', async (at, link) => {
  await showComponent(<SignInLink />, { at });
  expect(screen.getByRole('status').textContent).toBe(link);
});
