import type { Parsed } from '@mercadito/contracts/endpoint';
import type { requestSponsorship as contract, SponsorRequest } from '@mercadito/contracts/sponsors';
import type { Db } from '../../database/connection.ts';
import { insertPicture, type StoredPicture } from '../../platform/pictures/pictures.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { lockCompany } from '../companies/index.ts';
import { sponsorRequestView } from './sponsor-view.ts';
import { findOpenRequest, insertRequest } from './sponsors.queries.ts';

type Form = Pick<Parsed<typeof contract>['body'], 'phone' | 'email'> & { readonly banner: StoredPicture };

/**
 * Asks for a business to be featured (SPONSOR-1). Whoever asks, it is its owner who is called about it.
 * @returns the request's id
 * @throws 404 when there is no such business, 409 `sponsor_exists` when it has asked already or is featured
 */
export async function requestSponsorship(
  transaction: Db,
  companyId: number,
  { phone, email, banner }: Form,
  now: Date,
): Promise<number> {
  const { ownerId } = await lockCompany(transaction, companyId, now);
  const request = await insertRequest(transaction, {
    company_id: companyId,
    user_id: ownerId,
    phone,
    email: email || null,
    banner_image: await insertPicture(transaction, banner),
    created_at: now.toISOString(),
  });
  if (!request) throw conflict('sponsor_exists', 'This business has asked already, or is featured.');
  record(transaction, { type: 'sponsor.requested', companyId, requestId: request.id });
  return request.id;
}

/**
 * A business's own open request.
 * @throws 404 once it was declined or has ended
 */
export async function showRequest(db: Db, id: number, companyId: number): Promise<SponsorRequest> {
  const row = await findOpenRequest(db, id, companyId);
  if (!row) throw notFound('Sponsor request');
  return sponsorRequestView(row);
}
