import { ICONS } from 'virtual:menu-icons/admin';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { PlacesOf } from '@mercadito/contracts/site/menus';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { KeyButtons } from '../../features/admin-keys/key-buttons.tsx';
import { type KeyedPlace, useAdminKeys } from '../../features/admin-keys/use-admin-keys.ts';
import type { Translate } from '../../shared/i18n/text-keys.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import { whenSomebodyStays } from '../when-somebody-stays.ts';
import { Frame } from './frame.tsx';
import { linksFor, type NavLink } from './nav-item.tsx';

/** The letter that leads to a place after `g` (FRAME-14): one that stands in its name, in both languages. A new place is found by its name (FRAME-17). */
export const ADMIN_LETTERS: Readonly<Partial<Record<PlacesOf<'admin'>, string>>> = {
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
function keyedPlaces(links: readonly NavLink[], t: Translate<'layout'>): KeyedPlace[] {
  const letterOf: Readonly<Partial<Record<NavLink['name'], string>>> = ADMIN_LETTERS;
  return links.flatMap(({ name, label }) => {
    const letter = letterOf[name];
    return letter === undefined ? [] : [{ letter, label: t(label), href: hrefTo(name) }];
  });
}

// Asked for once or twice.
const KeyHelp = lazyChunk(() => import('../../features/admin-keys/key-help.tsx').then((m) => m.KeyHelp));
const bringPalette = () => import('../../features/admin-keys/screen-palette.tsx').then((m) => m.ScreenPalette);
const ScreenPalette = lazyChunk(bringPalette);

/**
 * Around an Admin's work (FRAME-13): what keeps the site running, and the ways back to deliveries and to the shop; by single
 * keys, too (FRAME-14).
 */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('layout');
  const { viewer } = useSession();
  const [opened, setOpened] = useState<'help' | 'palette' | null>(null);
  const close = () => setOpened(null);
  const buttons = { onHelp: () => setOpened('help'), onPalette: () => setOpened('palette') };
  // There without a line, too.
  useEffect(() => whenSomebodyStays(() => bringPalette().catch(() => undefined)), []);
  const links = linksFor('admin', viewer, ICONS);
  const places = keyedPlaces(links, t);
  useAdminKeys({ places, ...buttons });
  return (
    <>
      <Frame name="admin" home={hrefTo('home')} links={links} aside={<KeyButtons place="side" {...buttons} />}>
        {children}
        <WhenHydrated>
          <KeyButtons place="page" {...buttons} />
        </WhenHydrated>
      </Frame>
      <Suspense>
        {opened === 'help' && <KeyHelp places={places} onClose={close} />}
        {opened === 'palette' && <ScreenPalette onClose={close} />}
      </Suspense>
    </>
  );
}
