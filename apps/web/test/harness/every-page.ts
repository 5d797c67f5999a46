import { type Account, getUser } from '@mercadito/contracts/accounts';
import { getCart } from '@mercadito/contracts/cart';
import { streamEvents } from '@mercadito/contracts/events';
import { listFavoriteCompanies, listFavoriteIds, listFavoriteProducts } from '@mercadito/contracts/favorites';
import { listHomeRails } from '@mercadito/contracts/home';
import { countUnread, getMessagePreferences } from '@mercadito/contracts/inbox';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { listProductRails } from '@mercadito/contracts/product-rails';
import { listPopularSearches, listUnfoundOfCompany } from '@mercadito/contracts/searches-made';
import { getSettings, getUserSettings } from '@mercadito/contracts/settings';
import { EMPTY_CART } from '../fixtures/carts.ts';
import { aList, aNumberedList, NO_FAVORITE_IDS, NO_FAVORITES } from '../fixtures/lists.ts';
import { NO_RAILS, NOTHING_BESIDE } from '../fixtures/products.ts';
import { someSettings } from '../fixtures/settings.ts';
import { later, type Reply, reply } from './replies.ts';

/**
 * What the frame around every screen asks: the settings, and the first page and a product's their rows, which are empty; of whoever
 * is signed in also who that is, an empty cart, no favourites, no language of their own, nothing told that they have not read, and of an owner no orders and nothing
 * that was looked for in vain. Nothing is looked for by many. A test's own reply comes before these.
 */
export const everyPageReplies = (user: Account | null): Reply[] => [
  reply(getSettings, someSettings()),
  reply(listHomeRails, NO_RAILS),
  reply(listProductRails, NOTHING_BESIDE),
  reply(listPopularSearches, []),
  ...(user
    ? [
        // A stream on which nothing happens.
        later(streamEvents),
        reply(getUser, user),
        reply(getCart, EMPTY_CART),
        reply(getUserSettings, { settings: { language_value: null } }),
        reply(listFavoriteCompanies, aList([])),
        reply(listFavoriteIds, NO_FAVORITE_IDS),
        reply(listFavoriteProducts, NO_FAVORITES),
        reply(listCompanyOrders, aNumberedList([])),
        reply(listUnfoundOfCompany, { today: '2026-11-26', results: [] }),
        reply(countUnread, { unread: 0 }),
        // The profile's, which many tests pass through.
        reply(getMessagePreferences, { choices: [], quiet: null, has_mail: false }),
      ]
    : []),
];
