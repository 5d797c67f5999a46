import { type AddressName, isScreen, type ScreenName } from '@mercadito/contracts/site/addresses';
import type { FrameName, Menu } from '@mercadito/contracts/site/screen';
import { SCREENS, TO_COME } from '@mercadito/contracts/site/site-map';
import { may } from '@mercadito/domain/access/may';
import type { Viewer } from '@mercadito/domain/access/person';
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
import type { TextKey } from '../../shared/i18n/text-keys.ts';

/** A text of the layout's catalogue. */
type Label = TextKey<'layout'>;

export interface NavLink {
  readonly name: Having<{ menu: Menu }> & ScreenName;
  readonly label: Label;
  readonly Icon: TablerIcon;
}

const ADDRESSES = { ...SCREENS, ...TO_COME };

type Having<Part> = {
  [Name in AddressName]: (typeof ADDRESSES)[Name] extends Part ? Name : never;
}[AddressName];

const ICONS: Readonly<Record<Having<{ menu: Menu }>, TablerIcon>> = {
  home: IconHome,
  homeBusiness: IconBuildingStore,
  favorites: IconHeart,
  cart: IconShoppingCart,
  myOrders: IconReceipt,
  myBusiness: IconStack2,
  driver: IconMotorbike,
  driverOrderList: IconListCheck,
  orderHistory: IconHistory,
  admin: IconSettings,
};

interface Place extends Menu {
  readonly name: Having<{ menu: Menu }>;
  readonly label: Label;
  readonly barLabel?: Label;
  readonly moreLabel?: Label;
}

const placeOf = <Name extends Place['name']>(name: Name): Place => ({ ...ADDRESSES[name].menu, name });

const PLACES: readonly Place[] = (Object.keys(ICONS) as Place['name'][]).map(placeOf);

const there = (place: Place): place is Place & { name: NavLink['name'] } => isScreen(place.name);

/** Whose places a person has: a visitor those of a user. */
function placesOf(viewer: Viewer): 'user' | 'driver' | 'admin' {
  if (!may(viewer, 'shopping.see').allowed) return 'driver';
  return may(viewer, 'site.enter').allowed ? 'admin' : 'user';
}

/** A frame's places for a person, in their order (FRAME-2). */
export function linksFor(frame: FrameName, viewer: Viewer): NavLink[] {
  const whose = placesOf(viewer);
  const orderOf = ({ places }: Place): number | undefined => places[frame]?.[whose];
  return PLACES.filter(there)
    .filter((place) => orderOf(place) !== undefined)
    .sort((one, other) => (orderOf(one) ?? 0) - (orderOf(other) ?? 0))
    .map(({ name, label }) => ({ name, label, Icon: ICONS[name] }));
}

/** FRAME-3: Home, Businesses, Favorites and Cart, the rest behind More; five places in all (FRAME-3). */
const IN_BOTTOM_BAR = 4;

const calledBy =
  (which: 'barLabel' | 'moreLabel') =>
  (link: NavLink): NavLink => ({
    ...link,
    label: PLACES.find(({ name }) => name === link.name)?.[which] ?? link.label,
  });

/** The bottom bar's links, and those that stand behind More, by the names that FRAME-3 gives them there. */
export function splitForBottomBar(links: readonly NavLink[]): { bar: NavLink[]; more: NavLink[] } {
  return {
    bar: links.slice(0, IN_BOTTOM_BAR).map(calledBy('barLabel')),
    more: links.slice(IN_BOTTOM_BAR).map(calledBy('moreLabel')),
  };
}

interface Tab {
  readonly name: TabName;
  readonly label: Label;
  readonly order: number;
}

type TabName = Having<{ tab: object }> & ScreenName;

const tabOf = (name: TabName): Tab => ({ name, ...SCREENS[name].tab });

/** The tabs of the top bar: what is looked through. */
export const TABS: readonly Tab[] = (Object.keys(SCREENS) as ScreenName[])
  .filter((name): name is TabName => 'tab' in SCREENS[name])
  .map(tabOf)
  .sort((one, other) => one.order - other.order);
