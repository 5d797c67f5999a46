import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import type { ReactNode } from 'react';
import { SearchBar } from '../../features/search/search-bar.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { FavoriteBusinesses, MiniCartBar } from '../slots.ts';
import { BusinessNotice } from './business-notice.tsx';
import { Frame } from './frame.tsx';
import { ICONS, linksFor } from './nav-links.ts';

/** Around everything a customer sees; drivers who come here keep their own links and have no search. */
export function ShopLayout({ children }: { children: ReactNode }) {
  const { viewer, isSignedIn } = useSession();
  const isShopping = may(viewer, 'shopping.see').allowed;
  return (
    <Frame
      name="shop"
      home={hrefTo('home')}
      links={linksFor('shop', viewer, ICONS)}
      notice={isShopping ? <BusinessNotice /> : undefined}
      search={isShopping ? <SearchBar /> : undefined}
      aside={isSignedIn && isShopping && <FavoriteBusinesses />}
      above={isShopping ? <MiniCartBar /> : undefined}
    >
      {children}
    </Frame>
  );
}
