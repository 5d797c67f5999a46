import { ICONS } from 'virtual:menu-icons/shop';
import { ActionIcon, Anchor } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { isListOfGoods, useRememberList } from '../../entities/cart/keep-shopping.ts';
import { useCart } from '../../entities/cart/use-cart.ts';
import { SearchBar } from '../../features/search/search-bar.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLocation } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { createStored } from '../../shared/storage/stored.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { Frame } from './frame.tsx';
import { linksFor } from './nav-item.tsx';
import classes from './shop-layout.module.css';

// What the layouts show of features. Only app composes them, since features are islands.

/** The sum of the cart above the bottom bar: code and texts of it come with the first piece in the cart. */
const MiniCartBar = lazyChunk(() => import('../../features/cart/mini-cart-bar.tsx').then((m) => m.MiniCartBar));

/** The signed-in person's favourites at the side of wide screens. */
const FavoriteBusinesses = lazyChunk(() =>
  import('../../features/favoriting/favorite-businesses.tsx').then((m) => m.FavoriteBusinesses),
);

const hasBeenRead = createStored('cookieDisclaimer', () => v.boolean(), { area: 'device', perPerson: true });

/**
 * A place for businesses, and where individuals go instead (FRAME-5): until it has been read. Whether it has is marked
 * on the document before the first paint (before-the-app.js), so that no page moves.
 */
function BusinessNotice() {
  const { t } = useTranslation('layout');
  const { classifieds_url } = useSite();
  const close = () => {
    hasBeenRead.write(true);
    document.documentElement.toggleAttribute('data-notice-read', true);
    // What had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside className={classes.notice} aria-label={t('notice.label')}>
      <p>
        {t('notice.businessOnly')}{' '}
        {classifieds_url && (
          <Anchor href={classifieds_url} rel="noopener" inherit underline="always">
            {t('notice.classifieds')}
          </Anchor>
        )}
      </p>
      <ActionIcon variant="subtle" color="gray" aria-label={t('notice.close')} onClick={close}>
        <IconX size={20} aria-hidden="true" />
      </ActionIcon>
    </aside>
  );
}

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
      above={isShopping ? <CartAtHand /> : undefined}
    >
      {children}
    </Frame>
  );
}

/** The way to the cart where goods are looked through, once something is in it (CART-8). */
function CartAtHand() {
  const { pathname } = useLocation();
  const { isKnown, totalItems } = useCart();
  useRememberList();
  return isKnown && totalItems > 0 && isListOfGoods(pathname) ? <MiniCartBar /> : null;
}
