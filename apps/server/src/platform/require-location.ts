import { type Region, regionOf } from '@mercadito/domain/places/address';
import { FIRST_POSTAL_CODE, isLocation, type Location, offeredLocations } from '@mercadito/domain/places/location';
import type { Town } from '@mercadito/domain/town/town';
import { invalid } from './problems/errors.ts';

/**
 * Checks that a place is one of those this installation serves (PLACE-1).
 * @throws 400 on `field`, naming them
 */
export function requireLocation(field: string, value: string, places: readonly Location[]): void {
  if (isLocation(value, places)) return;
  const served = offeredLocations(places).map((location) => location.value);
  throw invalid(field, `Choose one of: ${served.join(', ')}`);
}

/**
 * What the town says of an address: state and municipality are its own, whatever was sent (PLACE-2).
 * @param stays where the address is already: who is there stays, though the place is served no more (TOWN-2)
 * @throws 400 for a place that is not served, and for another postal code than a place's
 */
export function requireRegion(
  sent: { readonly neighborhood: string; readonly postal_code?: string },
  town: Pick<Town, 'places' | 'state' | 'municipality'>,
  stays?: string,
): Region {
  if (sent.neighborhood !== stays) requireLocation('neighborhood', sent.neighborhood, town.places);
  const region = regionOf(sent.neighborhood, town);
  // One that a page opened before a change sends along, or the version before, is of the town all the same.
  const known = [FIRST_POSTAL_CODE, ...town.places.map(({ postal_code }) => postal_code)];
  if (sent.postal_code && !known.includes(sent.postal_code)) {
    throw invalid('postal_code', `Must be ${region.postal_code}`);
  }
  return region;
}
