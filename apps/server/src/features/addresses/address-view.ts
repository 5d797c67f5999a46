import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { positionOf, type StoredPosition } from '@mercadito/domain/places/pin';
import { plusCodeOf } from '@mercadito/domain/places/plus-code';
import type { AddressRow } from './addresses.queries.ts';

/** The exact place of an address or an order; null for none. */
export function pinView(row: StoredPosition) {
  const position = positionOf(row);
  return position && { ...position, plus_code: plusCodeOf(position) };
}

/** An address as its person sees it. */
export function addressView({
  latitude_micros,
  longitude_micros,
  pin_accuracy_m,
  ...row
}: AddressRow): CustomerAddress {
  const pin = pinView({ latitude_micros, longitude_micros });
  return { ...row, pin: pin && { ...pin, accuracy_m: pin_accuracy_m } };
}
