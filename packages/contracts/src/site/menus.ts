import type { FrameName, Menu, MenuGroup } from './screen.ts';
import { SCREENS } from './site-map.ts';

type ScreenName = keyof typeof SCREENS;
type ScreensWith<Part> = {
  [Name in ScreenName]: (typeof SCREENS)[Name] extends Part ? Name : never;
}[ScreenName];

/** A screen that has a place in menus. */
export type PlaceName = ScreensWith<{ menu: Menu }>;

/** Whose places a person has; a visitor has those of a user. */
export type Whose = 'user' | 'driver' | 'admin';

/** What each frame has places for, and for whom (FRAME-13): groups of screens, and single ones that belong to another group. */
const MENUS = {
  shop: { user: ['shopping'], driver: ['driving'], admin: ['shopping', 'driver', 'admin'] },
  driver: { user: [], driver: ['driving'], admin: ['driving', 'dispatching', 'admin', 'shopping'] },
  owner: { user: ['owning', 'home'], driver: ['driver'], admin: ['owning', 'home', 'driver'] },
  admin: { user: [], driver: [], admin: ['governing', 'driver', 'home'] },
} as const satisfies Readonly<Record<FrameName, Readonly<Record<Whose, readonly (MenuGroup | PlaceName)[]>>>>;

type Among<Group> = {
  [Name in PlaceName]: Group extends (typeof SCREENS)[Name]['menu']['among'][number] ? Name : never;
}[PlaceName];
type Named<Entry> = Entry extends MenuGroup ? Among<Entry> : Entry;

/** The screens that have a place in a frame, whoever sees it. */
export type PlacesOf<Frame extends FrameName> = Named<(typeof MENUS)[Frame][Whose][number]>;

const namesWith = <Name extends ScreenName>(has: (name: ScreenName) => name is Name): Name[] =>
  (Object.keys(SCREENS) as ScreenName[]).filter(has);

const PLACES = namesWith((name): name is PlaceName => 'menu' in SCREENS[name]);

/** The screens of a group, in the order of the site map. */
const among = (group: MenuGroup): PlaceName[] =>
  PLACES.filter((name) => (SCREENS[name].menu.among as readonly MenuGroup[]).includes(group));

const isPlace = (entry: MenuGroup | PlaceName): entry is PlaceName => entry in SCREENS;

/** A frame's places for somebody, in their order (FRAME-2). */
export const placesIn = (frame: FrameName, whose: Whose): PlaceName[] =>
  (MENUS[frame][whose] as readonly (MenuGroup | PlaceName)[]).flatMap((entry) =>
    isPlace(entry) ? [entry] : among(entry),
  );

/** The tabs of the top bar, in the order of the site map (FRAME-4): what is looked through. */
export const TABS = namesWith((name): name is ScreensWith<{ tab: string }> => 'tab' in SCREENS[name]);
