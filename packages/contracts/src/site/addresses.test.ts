import { describe, expect, test } from 'vitest';
import { hrefHere, hrefTo, type ScreenName, screenAt } from './addresses.ts';
import { finderOf } from './find-address.ts';
import { GATE_EXITS, SCREENS } from './site-map.ts';

describe('an address', () => {
  test('is written from the name of its screen, what varies in it and what is searched', () => {
    expect(hrefTo('home')).toBe('/');
    expect(hrefTo('home', {}, { search: 'pan dulce', category: 3, page: undefined })).toBe(
      '/?search=pan%20dulce&category=3',
    );
    expect(hrefTo('product', { businessId: 3, productId: 12 })).toBe('/product/3/12');
    expect(hrefTo('service', { slug: 'año/1' })).toBe('/business/service/a%C3%B1o%2F1');
    expect(hrefHere('/cart', { label: undefined })).toBe('/cart');
    expect(hrefHere('/cart', '?a=b#c')).toBe('/cart?a=b#c');
  });

  test('does without what its screen does not have', () => {
    // @ts-expect-error a product is found by its business too
    hrefTo('product', { productId: 12 });
    // @ts-expect-error the cart is not searched
    hrefTo('cart', {}, { search: 'bread' });
    // @ts-expect-error no screen of the site
    expect(() => hrefTo('nowhere')).toThrow();
  });

  test.each([
    ['/', 'home', {}],
    ['/cart', 'cart', {}],
    ['/Cart/', 'cart', {}],
    ['/product/3/12/', 'product', { businessId: 3, productId: 12 }],
    ['/business/3', 'business', { businessId: 3 }],
    ['/business/service/corte-de-pelo', 'service', { slug: 'corte-de-pelo' }],
    ['/business/service/3', 'service', { slug: '3' }],
    ['/driver-order/Ab1/7', 'driverOrderOf', { transactionId: 'Ab1', driverId: 7 }],
    ['/business/createdCompany', 'createCompany', {}],
    ['/business/3/updateCompany/', 'updateCompany', { companyId: 3 }],
    ['/mybusiness', 'myBusiness', {}],
    ['/mybusiness/poster', 'businessPoster', {}],
    ['/mybusiness/products', 'companyProducts', {}],
    ['/mybusiness/table-products', 'productTable', {}],
    ['/mybusiness/orders-company/', 'companyOrders', {}],
    ['/mybusiness/services', 'companyServices', {}],
    ['/product/3/updateProduct', 'updateProduct', { productId: 3 }],
    ['/admin/people', 'people', {}],
    ['/admin/people/7/', 'person', { userId: 7 }],
    ['/nowhere', 'unknown', {}],
    ['/cart/nowhere', 'unknown', {}],
    ['/product/3/x', 'unknown', {}],
    ['/product/3/0', 'unknown', {}],
    ['/product/3', 'unknown', {}],
    ['/business/2147483647', 'business', { businessId: 2_147_483_647 }],
    ['/business/2147483648', 'unknown', {}],
    ['/product/1/99999999999', 'unknown', {}],
    ['/business/-1', 'unknown', {}],
    ['/business/service/%zz', 'unknown', {}],
    ['/business//3', 'unknown', {}],
  ])('%s leads to %s', (address, name, params) => {
    expect(screenAt(address)).toMatchObject({ name, params });
  });

  test.each(Object.keys(SCREENS) as ScreenName[])('of %s that is written leads there', (name) => {
    const params = {
      businessId: 3,
      companyId: 2,
      productId: 12,
      driverId: 7,
      userId: 5,
      slug: 'pan',
      transactionId: 'Ab1',
    };
    expect(screenAt(hrefTo(name as 'product', params)).name).toBe(name);
  });
});

test('who does not pass a gate is led to where they may go on (GATE-1)', () => {
  const exits = Object.entries(GATE_EXITS).map(([gate, screen]) => [gate, hrefTo(screen)]);
  expect(Object.fromEntries(exits)).toEqual({
    subscription: '/',
    subscriptionOrBusiness: '/',
    cart: '/cart',
    driver: '/',
    company: '/mybusiness',
    business: '/',
    admin: '/driver',
    signedIn: '/login',
  });
});

describe('of two paths that fit an address', () => {
  const PATHS = [
    ['business', '/business/{businessId}'],
    ['anything', '/business/{slug}'],
    ['created', '/business/createdCompany'],
    ['update', '/business/{slug}/updateCompany'],
    ['service', '/business/service/{slug}'],
    ['product', '/product/{slug}/{transactionId}'],
    ['updateProduct', '/product/{productId}/updateProduct'],
  ] as const;

  test.each([
    ['/business/createdCompany', 'created'],
    ['/business/3/updateCompany', 'update'],
    ['/business/service/updateCompany', 'service'],
    ['/product/3/updateProduct', 'updateProduct'],
    ['/product/x/updateProduct', 'product'],
    ['/business/other', 'anything'],
  ])('%s is the one whose first difference is fixed: %s', (address, name) => {
    expect(finderOf(PATHS)(address)?.name).toBe(name);
    expect(finderOf(PATHS.toReversed())(address)?.name).toBe(name);
  });
});
