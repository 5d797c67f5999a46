import { type Region, regionOf } from '@mercadito/domain/places/address';
import { isLocation, type Location, offeredLocations } from '@mercadito/domain/places/location';
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
 * What the town says of an address; the municipality is the town's, whatever was sent (PLACE-2).
 * @throws 400 for a place that is not served, and for another postal code or state than the place's
 */
export function requireRegion(
  sent: { readonly neighborhood: string; readonly postal_code?: string; readonly state?: string },
  town: Pick<Town, 'places' | 'state' | 'municipality'>,
): Region {
  requireLocation('neighborhood', sent.neighborhood, town.places);
  const region = regionOf(sent.neighborhood, town);
  for (const field of ['postal_code', 'state'] as const) {
    if (sent[field] && sent[field] !== region[field]) throw invalid(field, `Must be ${region[field]}`);
  }
  return region;
}
