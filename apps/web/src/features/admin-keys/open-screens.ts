import { TITLES } from 'virtual:screen-titles';
import { allScreens, type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import type { Area, Screen } from '@mercadito/contracts/site/screen';
import { checkGates } from '@mercadito/domain/access/gates';
import { searchWords } from '@mercadito/domain/catalog/search-text';
import { useCartCount } from '../../entities/cart/use-cart.ts';
import { useLanguage } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';

/** What an Admin is nearest to comes first. */
const AREAS: readonly Area[] = ['admin', 'driver', 'owner', 'customer', 'accounts', 'shop'];

export interface OpenScreen {
  readonly name: string;
  readonly title: string;
  readonly area: Area;
  readonly href: Href;
}

/** Whoever is signed in is led away from these. */
const isForVisitors = ({ area, gates }: Screen): boolean => area === 'accounts' && !gates.includes('signedIn');

/** The screens of the site map that stand open to whoever looks (FRAME-17), by their area. */
export function useOpenScreens(): OpenScreen[] {
  const { viewer } = useSession();
  const { owners_need_subscription: ownersNeedSubscription } = useSite();
  const totalItems = useCartCount() ?? 0;
  const titles = TITLES[useLanguage()];
  const screens = allScreens().flatMap((screen) => {
    const { name, area, gates } = screen;
    const title = name === 'unknown' ? undefined : titles[name];
    const isOpen = checkGates(gates, viewer, { totalItems, ownersNeedSubscription }).allowed;
    if (title === undefined || !isOpen || isForVisitors(screen)) return [];
    return [{ name, title, area, href: hrefTo(name as never) }];
  });
  return AREAS.flatMap((area) => screens.filter((screen) => screen.area === area));
}

/** Whether each word that was typed begins a word of this text. */
export function isMeant(typed: string, text: string): boolean {
  const words = searchWords(text);
  return searchWords(typed).every((each) => words.some((word) => word.startsWith(each)));
}
