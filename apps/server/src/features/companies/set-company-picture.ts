import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/errors.ts';
import { insertPicture, type StoredPicture } from '../../platform/pictures.ts';
import { setCompany } from './companies.queries.ts';

/**
 * Gives a business its profile picture or its banner.
 * @throws 404 when there is no such business
 */
export async function setCompanyPicture(
  transaction: Db,
  companyId: number,
  place: 'profile_image' | 'banner_image',
  pictures: readonly StoredPicture[],
  now: Date,
): Promise<void> {
  for (const picture of pictures) {
    const hash = await insertPicture(transaction, picture);
    if (!(await setCompany(transaction, companyId, { [place]: hash }, now))) throw notFound('Company');
  }
}
