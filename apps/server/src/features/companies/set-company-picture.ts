import type { Db } from '../../database/connection.ts';
import { insertPicture, type StoredPicture } from '../../platform/pictures/pictures.ts';
import { record } from '../../platform/record/record.ts';
import { setCompany } from './companies.queries.ts';
import { lockCompany } from './lock-company.ts';

/**
 * Gives a business its profile picture or its banner.
 * @throws 404 when there is no such business
 */
export async function setCompanyPicture(
  transaction: Db,
  companyId: number,
  place: 'profile_image' | 'banner_image',
  picture: StoredPicture,
  now: Date,
): Promise<void> {
  await lockCompany(transaction, companyId, now);
  await setCompany(transaction, companyId, { [place]: await insertPicture(transaction, picture) }, now);
  record(transaction, { type: 'company_picture.replaced', companyId });
}
