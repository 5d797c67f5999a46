import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { SearchBar } from '../../features/search/search-bar.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { FavoriteBusinesses, MiniCartBar } from '../slots.ts';
import { BusinessNotice } from './business-notice.tsx';
import { Frame } from './frame.tsx';
import { linksFor } from './nav-links.ts';

/** Around everything a customer sees; drivers who come here keep their own links and have no search. */
export function ShopLayout({ children }: { children: ReactNode }) {
  const { viewer, isSignedIn } = useSession();
  const isDriver = viewer?.role === 'driver';
  return (
    <Frame
      name="shop"
      home={hrefTo('home')}
      links={linksFor('shop', viewer)}
      notice={isDriver ? undefined : <BusinessNotice />}
      search={isDriver ? undefined : <SearchBar />}
      aside={isSignedIn && !isDriver && <FavoriteBusinesses />}
      above={isDriver ? undefined : <MiniCartBar />}
    >
      {children}
    </Frame>
  );
}
