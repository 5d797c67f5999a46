import { ICONS } from 'virtual:menu-icons/shop';
import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { type ReactNode, useState } from 'react';
import { isListOfGoods, useRememberList } from '../../entities/cart/keep-shopping.ts';
import { useCart } from '../../entities/cart/use-cart.ts';
import { SearchBar } from '../../features/search/search-bar.tsx';
import { SearchEntry } from '../../features/search/search-entry.tsx';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { useLocation } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { BusinessNotice } from './bars.tsx';
import { Frame } from './frame.tsx';
import { linksFor } from './nav-item.tsx';

// What the layouts show of features. Only app composes them, since features are islands.

/** The sum of the cart above the bottom bar: code and texts of it come with the first piece in the cart. */
const MiniCartBar = lazyChunk(() => import('../../features/cart/mini-cart-bar.tsx').then((m) => m.MiniCartBar));

/** The signed-in person's favourites at the side of wide screens. */
const FavoriteBusinesses = lazyChunk(() =>
  import('../../features/favoriting/favorite-businesses.tsx').then((m) => m.FavoriteBusinesses),
);

/** Around everything a customer sees; drivers who come here keep their own links and have no search. */
export function ShopLayout({ children }: { children: ReactNode }) {
  const { viewer, isSignedIn } = useSession();
  const isShopping = may(viewer, 'shopping.see').allowed;
  const [isSearching, setSearching] = useState(false);
  const { name: here } = screenAt(useLocation().pathname);
  const isEntrance = isShopping && (here === 'home' || here === 'homeBusiness');
  return (
    <Frame
      name="shop"
      home={hrefTo('home')}
      links={linksFor('shop', viewer, ICONS)}
      notice={
        isEntrance && (
          <>
            <BusinessNotice />
            <SearchEntry onOpen={() => setSearching(true)} />
          </>
        )
      }
      search={isShopping ? <SearchBar isOpen={isSearching} setOpen={setSearching} /> : undefined}
      aside={isSignedIn && isShopping && <FavoritesAtSide />}
      above={isShopping ? <CartAtHand /> : undefined}
    >
      {children}
    </Frame>
  );
}

/** Where there is a side (frame.module.css): a phone reads and loads none of it. */
const HAS_SIDE = '(min-width: 50em), (min-width: 34em) and (max-height: 28em)';

function FavoritesAtSide() {
  return useMedia(HAS_SIDE) && <FavoriteBusinesses />;
}

/** The way to the cart where goods are looked through, once something is in it (CART-8). */
function CartAtHand() {
  const { pathname } = useLocation();
  const { isKnown, totalItems } = useCart();
  useRememberList();
  return isKnown && totalItems > 0 && isListOfGoods(pathname) ? <MiniCartBar /> : null;
}
