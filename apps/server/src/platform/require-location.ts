import { isLocation, locationsOf } from '@mercadito/domain/places/location';
import { invalid } from './problems/errors.ts';

/**
 * Checks that a place is one of those this installation serves (PLACE-1).
 * @throws 400 on `field`, naming them
 */
export function requireLocation(field: string, value: string, productName: string): void {
  if (isLocation(value, productName)) return;
  const served = locationsOf(productName).map((location) => location.value);
  throw invalid(field, `Choose one of: ${served.join(', ')}`);
}
