import type { TownAnswer } from '@mercadito/contracts/town';
import type { StoredTown } from './town.queries.ts';

/** The town as the wire shows it. */
export const townView = (town: StoredTown): TownAnswer => ({
  product_name: town.productName,
  brand_name: town.brandName,
  time_zone: town.timeZone,
  state: town.state,
  municipality: town.municipality,
  contacts: [...town.contacts],
  classifieds_url: town.classifiedsUrl,
  places: [...town.places],
  updated_at: town.updated_at,
});
