import type { setAddressPin } from '@mercadito/contracts/addresses';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { type PinFault, readPin, storedPosition } from '@mercadito/domain/places/pin';
import type { Db } from '../../database/connection.ts';
import { invalidBecause } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { type AddressKey, setAddress } from './addresses.queries.ts';
import { lockOwnAddress, showAddress } from './own-address.ts';
import type { Pin } from './stored-pin.ts';

const FAULTS: Readonly<Record<PinFault, string>> = {
  unreadable: 'Is no place: paste coordinates, a plus code or a link of a map',
  short_link: 'Is a short link: open it in the map, and copy the coordinates or the plus code',
  short_code: 'Is a short plus code: copy the whole one, such as 852J4999+85',
  abroad: 'Is not in the country',
};

/** @throws 400 on `where` for what tells no place */
export function readPlace({
  where,
  accuracy_m,
}: Pick<Parsed<typeof setAddressPin>['body'], 'where' | 'accuracy_m'>): Pin {
  const reading = readPin(where);
  if ('fault' in reading) throw invalidBecause('where', `place_${reading.fault}`, FAULTS[reading.fault]);
  return { ...storedPosition(reading.position), pin_accuracy_m: accuracy_m ?? null };
}

interface PinContext {
  readonly lastRead?: string | undefined;
  readonly now: Date;
}

/**
 * Says where an address is, or no more (PLACE-6). Orders keep the place they were sent to.
 * @throws 404 for an address that is not this person's, 409 `changed_meanwhile`
 */
export async function setPin(db: Db, key: AddressKey, pin: Pin, { lastRead, now }: PinContext): Promise<void> {
  const current = await lockOwnAddress(db, key);
  await refuseEditConflict(current, lastRead, () => showAddress(db, key));
  await setAddress(db, key, pin, now);
  record(db, { type: 'address.updated', userId: key.userId, addressId: key.id });
}
