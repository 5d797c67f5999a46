import type { FrameName } from '@mercadito/contracts/site/screen';
import { personWith } from '@mercadito/domain/access/person';
import type { RoleKind } from '@mercadito/domain/access/role';
import { describe, expect, test } from 'vitest';
import { linksFor, splitForBottomBar, TABS } from '../src/app/layouts/nav-links.ts';

const viewer = (role: RoleKind) => personWith(role, { id: 1, subscriptionActive: false, hasCompany: false });
const namesOf = (links: readonly { name: string }[]) => links.map(({ name }) => name).join(' ');

const CUSTOMER = 'home homeBusiness favorites cart myOrders';
const DELIVERY = 'driver driverOrderList orderHistory';

describe('the places of a frame', () => {
  test.each<[FrameName, RoleKind, string]>([
    ['shop', 'user', CUSTOMER],
    ['shop', 'driver', DELIVERY],
    ['shop', 'admin', `${CUSTOMER} driver`],
    ['driver', 'user', ''],
    ['driver', 'driver', DELIVERY],
    ['driver', 'admin', `${DELIVERY} ${CUSTOMER}`],
  ])('of the %s for a %s', (frame, role, names) => {
    expect(namesOf(linksFor(frame, viewer(role)))).toBe(names);
  });

  test('of a visitor are those of a user', () => {
    expect(linksFor('shop', null)).toEqual(linksFor('shop', viewer('user')));
  });

  test('have on a phone the names that the specification gives them there, four in reach and the rest behind More', () => {
    const { bar, more } = splitForBottomBar(linksFor('shop', viewer('admin')));
    expect(bar.map(({ label }) => label)).toEqual(['home', 'businesses', 'favorites', 'cart']);
    expect(more.map(({ label }) => label)).toEqual(['myOrders', 'driver']);
    expect(splitForBottomBar(linksFor('driver', viewer('driver'))).bar[0]?.label).toBe('delivery');
  });
});

test('the tabs of the top bar are goods, then businesses', () => {
  expect(namesOf(TABS)).toBe('home homeBusiness');
});
