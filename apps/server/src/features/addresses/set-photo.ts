import type { Db } from '../../database/connection.ts';
import type { PrivatePicture } from '../../platform/pictures/uploads.ts';
import { record } from '../../platform/record/record.ts';
import type { AddressKey } from './addresses.queries.ts';
import { findPhotoOfAddress, insertPhoto, takePhotoAway } from './gate-photos.queries.ts';
import { lockOwnAddress } from './own-address.ts';

/**
 * Shows what the gate of an address looks like, or no more (PLACE-8); what is shown already leaves nothing. Open orders keep the photo they were sent with.
 * @throws 404 for an address that is not this person's
 */
export async function setPhoto(db: Db, key: AddressKey, photo: PrivatePicture | null): Promise<void> {
  await lockOwnAddress(db, key);
  if ((await findPhotoOfAddress(db, key))?.webp === photo?.webp) return;
  await takePhotoAway(db, key.id);
  if (photo) await insertPhoto(db, key.id, photo.webp);
  record(db, { type: 'address.updated', userId: key.userId, addressId: key.id });
}
