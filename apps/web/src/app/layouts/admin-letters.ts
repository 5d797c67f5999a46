import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { PlacesOf } from '@mercadito/contracts/site/menus';
import type { KeyedPlace } from '../../features/admin-keys/use-admin-keys.ts';
import type { Translate } from '../../shared/i18n/text-keys.ts';
import type { NavLink } from './nav-links.ts';

/** The letter that leads to each place after `g` (FRAME-14): one that stands in its name, in both languages. */
export const ADMIN_LETTERS: Readonly<Record<PlacesOf<'admin'>, string>> = {
  dispatch: 'd',
  ordersInProgress: 'o',
  ordersStatus: 's',
  drivers: 'r',
  driverReports: 'v',
  people: 'p',
  categories: 'c',
  activity: 'a',
  admin: 't',
  driver: 'e',
  home: 'i',
};

/** The places of the menu that have a letter, by the names that they have there. */
export function keyedPlaces(links: readonly NavLink[], t: Translate<'layout'>): KeyedPlace[] {
  const letterOf: Readonly<Partial<Record<NavLink['name'], string>>> = ADMIN_LETTERS;
  return links.flatMap(({ name, label }) => {
    const letter = letterOf[name];
    return letter === undefined ? [] : [{ letter, label: t(label), href: hrefTo(name) }];
  });
}
