import { hrefTo } from '@mercadito/contracts/site/addresses';
import { SHOWN } from '@mercadito/contracts/site/list-input';

/** Where the whole lists of rows are. */
export const RAIL_LISTS = {
  openNow: hrefTo('homeBusiness', {}, { show: SHOWN.open }),
  offers: hrefTo('home', {}, { show: SHOWN.offers }),
  newest: hrefTo('home', {}, { show: SHOWN.newest }),
} as const;
