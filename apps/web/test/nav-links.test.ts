import { ICONS as ADMIN } from 'virtual:menu-icons/admin';
import { ICONS as DRIVER } from 'virtual:menu-icons/driver';
import { ICONS as OWNER } from 'virtual:menu-icons/owner';
import { ICONS as SHOP } from 'virtual:menu-icons/shop';
import { TABS } from '@mercadito/contracts/site/menus';
import type { FrameName } from '@mercadito/contracts/site/screen';
import { personWith } from '@mercadito/domain/access/person';
import type { RoleKind } from '@mercadito/domain/access/role';
import { IconBuildingStore, IconHome } from '@tabler/icons-react';
import { describe, expect, test } from 'vitest';
import { linksFor, splitForBottomBar } from '../src/app/layouts/nav-item.tsx';

const viewer = (role: RoleKind) => personWith(role, { id: 1, subscriptionActive: false, hasCompany: false });
const namesOf = (links: readonly { name: string }[]) => links.map(({ name }) => name).join(' ');

const ICONS = { shop: SHOP, driver: DRIVER, owner: OWNER, admin: ADMIN };
const CUSTOMER = 'home homeBusiness favorites cart myOrders myBusiness';
const DELIVERY = 'driver driverOrderList driverCash orderHistory';
const DISPATCH = 'ordersInProgress ordersStatus drivers';
const OWN = 'myBusiness companyProducts companyServices companyOrders openingHours customization home';

describe('the places of a frame', () => {
  test.each<[FrameName, RoleKind, string]>([
    ['shop', 'user', CUSTOMER],
    ['shop', 'driver', DELIVERY],
    ['shop', 'admin', `${CUSTOMER} driver admin`],
    ['driver', 'user', ''],
    ['driver', 'driver', DELIVERY],
    ['driver', 'admin', `${DELIVERY} ${DISPATCH} admin ${CUSTOMER}`],
    ['owner', 'user', OWN],
    ['owner', 'driver', 'driver'],
    ['owner', 'admin', `${OWN} driver`],
    ['admin', 'driver', ''],
    [
      'admin',
      'admin',
      `dispatch ${DISPATCH} driverReports adminCash people categories searchWords town activity systemStatus admin driver home`,
    ],
  ])('of the %s for a %s (FRAME-13)', (frame, role, names) => {
    expect(namesOf(linksFor(frame, viewer(role), ICONS[frame]))).toBe(names);
  });

  test('of a visitor are those of a user', () => {
    expect(linksFor('shop', null, SHOP)).toEqual(linksFor('shop', viewer('user'), SHOP));
  });

  test('have on a phone names of their own there, four in reach and the rest behind More', () => {
    const { bar, more } = splitForBottomBar(linksFor('shop', viewer('admin'), SHOP));
    expect(bar.map(({ label }) => label)).toEqual(['home', 'businesses', 'favorites', 'cart']);
    expect(more.map(({ label }) => label)).toEqual(['myOrders', 'myBusiness', 'driver', 'admin']);
    expect(splitForBottomBar(linksFor('driver', viewer('driver'), DRIVER)).bar[0]?.label).toBe('delivery');
  });
});

test('a place has in another frame the name that says what it is there', () => {
  const labels = linksFor('owner', viewer('admin'), OWNER).map(({ label }) => label);
  expect(labels).toEqual([
    'ownerNav.dashboard',
    'ownerNav.products',
    'ownerNav.services',
    'ownerNav.orders',
    'ownerNav.hours',
    'ownerNav.customization',
    'ownerNav.shop',
    'ownerNav.delivery',
  ]);
  const behindMore = splitForBottomBar(linksFor('owner', viewer('driver'), OWNER)).bar;
  expect(behindMore.map(({ label }) => label)).toEqual(['ownerNav.delivery']);
});

test('a place has in another frame the icon that says what it is there', () => {
  expect(SHOP.home).toBe(IconHome);
  expect(OWNER.home).toBe(IconBuildingStore);
});

test('the tabs of the top bar are goods, then businesses', () => {
  expect(TABS).toEqual(['home', 'homeBusiness']);
});
