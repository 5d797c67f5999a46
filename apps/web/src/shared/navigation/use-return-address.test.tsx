import { hrefTo } from '@mercadito/contracts/site/addresses';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Router } from './router.tsx';
import { createServedHistory } from './served-history.ts';
import { useHere, useReturnAddress } from './use-return-address.ts';

function Return() {
  return <output>{useReturnAddress(hrefTo('myOrders'))}</output>;
}

function Here() {
  return <output>{useHere()}</output>;
}

const shownAt = (at: string, part = <Return />) => {
  render(
    <Router history={createServedHistory(at)} waitFor={() => null}>
      {part}
    </Router>,
  );
  return screen.getByRole('status').textContent;
};

test.each(['/cart', '/favorites?label=products', '/business/2?label=about#hours'])(
  'an edit screen returns to %s when its address names it',
  (address) => {
    expect(shownAt(`/profile/address?fromUrl=${encodeURIComponent(address)}`)).toBe(address);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example/cart',
  '/\\evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'cart',
  '',
  '/login',
  '/no/such/page',
])('and to its own page when it names %j (LOOK-20)', (address) => {
  expect(shownAt(`/profile/address?fromUrl=${encodeURIComponent(address)}`)).toBe('/myorders');
});

test('a page names itself with its filters, to be found again as it was left', () => {
  expect(shownAt('/favorites?label=products&page=3', <Here />)).toBe('/favorites?label=products&page=3');
});
