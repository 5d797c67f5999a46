import type { ScreenName } from './addresses.ts';
import { type FirstRead, read } from './first-reads.ts';
import type { SearchOfAddress } from './list-input.ts';

/** What stands in a path for an id of whoever opens the page: the device knows whose it is, and the page is made for nobody. */
const own = (name: string) => `__${name}__` as unknown as number;
const OWN = { userId: own('userId'), companyId: own('companyId'), driverId: own('driverId') };

interface Place {
  readonly params: Readonly<Record<string, string | number>>;
  readonly search: SearchOfAddress;
}

/**
 * What the pages of one person begin with. Beside the site map, which every page of the web carries: only the server asks, and has the
 * page's head send them (`apps/web/src/app/own-reads.js`). To the letter what the screen asks, which then takes the answer.
 */
const OWN_READS: Readonly<Partial<Record<ScreenName, (place: Place) => readonly FirstRead[]>>> = {
  myOrders: () => [read('orders/tracking', 'listOrders', { userId: OWN.userId })],
  orderDetails: ({ params }) => [
    read('orders/tracking', 'getOrder', { userId: OWN.userId, transactionId: String(params.transactionId) }),
  ],
  favorites: ({ search }) => [
    search.get('label') === 'products'
      ? read('favorites', 'listFavoriteProducts', { user_id: OWN.userId })
      : read('favorites', 'listFavoriteCompanies', { userId: OWN.userId }),
    read('favorites', 'listFavoriteIds', { user_id: OWN.userId }),
  ],
  profile: () => [read('accounts', 'getUser', {}), read('accounts', 'listSessions', {})],
  driver: () => [
    read('deliveries/queue', 'listQueuedOrders', {}),
    read('deliveries/driver', 'getDriverProfile', { userId: OWN.userId }),
  ],
  driverOrderList: () => [
    read('deliveries/active-deliveries', 'listAssignedOrders', { driverId: OWN.driverId }),
    read('deliveries/driver', 'getDriverProfile', { userId: OWN.userId }),
  ],
  myBusiness: ({ search }) =>
    search.get('business')
      ? []
      : [
          read('business-figures', 'getBusinessFigures', { companyId: OWN.companyId }),
          read('companies', 'getCompany', { companyId: OWN.companyId }),
        ],
  companyOrders: ({ search }) =>
    search.get('page') ? [] : [read('orders/company', 'listCompanyOrders', { companyId: OWN.companyId, page: 1 })],
  dispatch: ({ search }) =>
    search.get('place') || search.get('driver') ? [] : [read('dispatch', 'getDispatchBoard', {})],
};

/** What a page of somebody's own begins with; nothing for one that is nobody's own. */
export const ownReadsOf = (name: ScreenName | 'unknown', place: Place): readonly FirstRead[] =>
  name === 'unknown' ? [] : (OWN_READS[name]?.(place) ?? []);
