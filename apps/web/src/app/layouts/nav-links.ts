import { isAdmin, type Viewer } from '@mercadito/domain/access/person';
import {
  IconBuildingStore,
  IconHeart,
  IconHistory,
  IconHome,
  IconListCheck,
  IconMotorbike,
  IconReceipt,
  IconSettings,
  IconShoppingCart,
  IconStack2,
  type TablerIcon,
} from '@tabler/icons-react';
import type layout from '../../locales/en/layout.json';
import { hasScreen } from '../screen-table.ts';

export interface NavLink {
  readonly to: string;
  /** A text of the layout's catalogue. */
  readonly label:
    | 'home'
    | 'business'
    | 'businesses'
    | 'favorites'
    | 'cart'
    | 'myOrders'
    | 'myBusiness'
    | 'delivery'
    | 'driver'
    | 'admin'
    | `driverNav.${keyof typeof layout.driverNav}`;
  readonly Icon: TablerIcon;
}

const CUSTOMER: readonly NavLink[] = [
  { to: '/', label: 'home', Icon: IconHome },
  { to: '/home-business', label: 'business', Icon: IconBuildingStore },
  { to: '/favorites', label: 'favorites', Icon: IconHeart },
  { to: '/cart', label: 'cart', Icon: IconShoppingCart },
  { to: '/myorders', label: 'myOrders', Icon: IconReceipt },
  { to: '/mybusiness', label: 'myBusiness', Icon: IconStack2 },
];

const ADMIN: NavLink = { to: '/admin', label: 'admin', Icon: IconSettings };

const DELIVERY: readonly NavLink[] = [
  { to: '/driver', label: 'delivery', Icon: IconMotorbike },
  { to: '/driver-order-list', label: 'driverNav.assigned', Icon: IconListCheck },
  { to: '/order-history', label: 'driverNav.history', Icon: IconHistory },
];

const there = (links: readonly NavLink[]): NavLink[] => links.filter(({ to }) => hasScreen(to));

/** Spec 1 §6: drivers see Delivery and Admin, Admins everything, everybody else the customer's links. */
export function linksFor(viewer: Viewer): NavLink[] {
  if (viewer?.role === 'driver') return there([...DELIVERY, ADMIN]);
  return there(isAdmin(viewer) ? [...CUSTOMER, ...DELIVERY.slice(0, 1), ADMIN] : CUSTOMER);
}

/** The places inside the driver's area: the work first, for an Admin all others after it. */
export function driverLinksFor(viewer: Viewer): NavLink[] {
  return there(isAdmin(viewer) ? [...DELIVERY, ADMIN, ...CUSTOMER] : [...DELIVERY, ADMIN]);
}

/** Spec 1 §2: Home, Businesses, Favorites and Cart, the rest behind More; five places in all (ui.md G1). */
const IN_BOTTOM_BAR = 4;

const calledOtherwise =
  (names: Partial<Record<NavLink['label'], NavLink['label']>>) =>
  (link: NavLink): NavLink => ({ ...link, label: names[link.label] ?? link.label });

/** The bottom bar's links, and those that stand behind More, by the names that spec 1 §2 gives them there. */
export function splitForBottomBar(links: readonly NavLink[]): { bar: NavLink[]; more: NavLink[] } {
  return {
    bar: links.slice(0, IN_BOTTOM_BAR).map(calledOtherwise({ business: 'businesses' })),
    more: links.slice(IN_BOTTOM_BAR).map(calledOtherwise({ business: 'businesses', delivery: 'driver' })),
  };
}
