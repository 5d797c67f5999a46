import type { SocialNetworks } from '@mercadito/contracts/customization';
import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import { conflict, notFound } from '../../platform/refusals/errors.ts';
import { requireCompanyName } from './company-name.queries.ts';
import { type EntryKey, lockEntry } from './lock-entry.ts';
import {
  findSocialNetworks,
  insertSocialNetworks,
  type SocialFields,
  setSocialNetworks,
} from './social-networks.queries.ts';

/**
 * Where else to find a company.
 * @throws 404 while it has not said
 */
export async function showSocialNetworks(db: Db, companyId: number): Promise<SocialNetworks> {
  const networks = await findSocialNetworks(db, companyId);
  if (!networks) throw notFound('Social networks');
  return networks;
}

const NETWORKS = { table: 'company_social_networks', noun: 'Social networks', show: showSocialNetworks } as const;

/**
 * Writes a company's one entry of social networks.
 * @throws 409 `social_networks_exist` for a second one
 */
export async function addSocialNetworks(db: Db, companyId: number, fields: SocialFields): Promise<SocialNetworks> {
  await requireCompanyName(db, companyId);
  if (!(await insertSocialNetworks(db, companyId, fields))) {
    throw conflict('social_networks_exist', 'The business has its social networks already: change those.');
  }
  record(db, { type: 'company_networks.added', companyId });
  return showSocialNetworks(db, companyId);
}

/**
 * Changes a company's social networks.
 * @throws 404 for an entry that is not this company's, 409 `changed_meanwhile` when it is newer than what was read
 */
export async function changeSocialNetworks(
  db: Db,
  key: EntryKey,
  { updated_at, ...fields }: SocialFields & { updated_at?: string | undefined },
  now: Date,
): Promise<SocialNetworks> {
  await lockEntry(db, NETWORKS, key, updated_at);
  await setSocialNetworks(db, key.id, fields, now);
  record(db, { type: 'company_networks.updated', companyId: key.companyId });
  return showSocialNetworks(db, key.companyId);
}
