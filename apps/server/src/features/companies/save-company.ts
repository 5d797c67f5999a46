import type { createCompany as contract, updateCompany as updateContract } from '@mercadito/contracts/companies';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { conflict, invalid, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { requireLocation } from '../../platform/require-location.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { companyCategoryExists, insertCompany, possibleOwnerExists, setCompany } from './companies.queries.ts';
import { lockCompany } from './lock-company.ts';
import { showCompany } from './show-company.ts';

type CompanyForm = Omit<Parsed<typeof contract>['body'], 'user_id'>;
type CompanyChange = Omit<Parsed<typeof updateContract>['body'], 'user_id' | '_id'>;

interface Context {
  readonly now: Date;
  readonly config: Pick<Config, 'places' | 'timeZone' | 'ownersNeedSubscription'>;
}

/**
 * What the contract cannot know of a company's fields.
 * @param stays where it is already, though the place may be served no more (TOWN-2)
 * @throws 400 for a place that is not served or a category that is none
 */
async function checkCompany(
  transaction: Db,
  { location, category_id }: CompanyForm,
  places: Config['places'],
  stays?: string,
) {
  if (location !== stays) requireLocation('location', location, places);
  if (!(await companyCategoryExists(transaction, category_id))) throw invalid('category_id', 'Is not a category');
}

/**
 * Opens a business for a person.
 * @throws 400 for an unknown place or category, 404 when an Admin names nobody, 409 `company_exists` for a second one
 */
export async function createCompany(
  transaction: Db,
  ownerId: number,
  form: CompanyForm,
  { now, config }: Context,
): Promise<number> {
  await checkCompany(transaction, form, config.places);
  if (!(await possibleOwnerExists(transaction, ownerId))) throw notFound('Person');
  const { name, location, category_id } = form;
  const created_at = now.toISOString();
  const company = await insertCompany(transaction, { name, location, category_id, owner_id: ownerId, created_at });
  if (!company) throw conflict('company_exists', 'You have a business already.');
  record(transaction, { type: 'company.opened', companyId: company.id, userId: ownerId });
  return company.id;
}

/**
 * Changes a business's name, place and category.
 * @throws 400 for an unknown place or category, 404 when there is no such business, 409 `changed_meanwhile` when it is newer than
 *   what was read
 */
export async function updateCompany(
  transaction: Db,
  companyId: number,
  form: CompanyChange,
  { now, config }: Context,
): Promise<void> {
  const { name, location, category_id } = form;
  const before = await lockCompany(transaction, companyId, now);
  await checkCompany(transaction, form, config.places, before.location);
  await refuseEditConflict(before, form.updated_at, () => showCompany(transaction, companyId, null, { now, config }));
  await setCompany(transaction, companyId, { name, location, category_id }, now);
  record(transaction, { type: 'company.updated', companyId });
}
