import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { positionOf, type StoredPosition } from '@mercadito/domain/places/pin';
import { plusCodeOf } from '@mercadito/domain/places/plus-code';
import type { AddressRow } from './addresses.queries.ts';

/** The exact place of an address or an order; null for none. */
export function pinView(row: StoredPosition) {
  const position = positionOf(row);
  return position && { ...position, plus_code: plusCodeOf(position) };
}

function proposalView(row: AddressRow['proposal']): CustomerAddress['proposal'] {
  const pin = row && pinView(row);
  if (!pin) return null;
  const { pin_accuracy_m: accuracy_m, transaction_id, driver_name, proposed_at } = row;
  return { ...pin, accuracy_m, transaction_id, driver_name, proposed_at: new Date(proposed_at).toISOString() };
}

/** An address as its person sees it. */
export function addressView(row: AddressRow): CustomerAddress {
  const { latitude_micros, longitude_micros, pin_accuracy_m, proposal, ...rest } = row;
  const pin = pinView({ latitude_micros, longitude_micros });
  return { ...rest, pin: pin && { ...pin, accuracy_m: pin_accuracy_m }, proposal: proposalView(proposal) };
}
