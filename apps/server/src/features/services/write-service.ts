import type { Parsed } from '@mercadito/contracts/endpoint';
import type { createService as contract, updateService as updateContract } from '@mercadito/contracts/services';
import {
  canAddService,
  canPin,
  MAX_PINNED_PRODUCTS as MAX_PINNED,
  MAX_SERVICES,
} from '@mercadito/domain/catalog/limits';
import type { Db } from '../../database/connection.ts';
import { thousandthsOf } from '../../platform/amounts.ts';
import { insertPicture, type StoredPicture } from '../../platform/pictures/pictures.ts';
import { conflict, invalid, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { refuseIfNewer } from '../../platform/serve/versions.ts';
import { lockCompany, setHasMemberOnly } from '../companies/index.ts';
import { showService } from './read-services.ts';
import { freeSlug, slugOf } from './slug.ts';
import {
  countServices,
  countZones,
  deleteService as deleteServiceRow,
  findServiceToChange,
  insertService,
  listSlugsLike,
  serviceCategoryExists,
  setService,
  setZones,
} from './write-service.queries.ts';
import { parseZoneIds } from './zone-ids.ts';

type NewService = Parsed<typeof contract>['body'];
type ServiceForm = Omit<NewService, 'description'> & Partial<Pick<NewService, 'description'>>;

interface Writing<Form = NewService> {
  readonly companyId: number;
  readonly form: Form;
  readonly photo: readonly StoredPicture[];
  readonly now: Date;
}

/**
 * A form's zones and columns, checked against what the contract cannot know.
 * @throws 400 for a category or a zone that is none
 */
async function readForm(transaction: Db, { form, photo }: Pick<Writing<ServiceForm>, 'form' | 'photo'>) {
  const zoneIds = parseZoneIds(form.zones_ids);
  if (!(await serviceCategoryExists(transaction, form.category_id))) throw invalid('category_id', 'Is not a category');
  if ((await countZones(transaction, zoneIds)) < zoneIds.length) throw invalid('zones_ids', 'Names an unknown zone');
  const { name, currency, contact_phone, category_id, is_available, hour_price } = form;
  const price = typeof hour_price === 'number' ? thousandthsOf('hour_price', hour_price) : hour_price;
  const [picture] = photo;
  const columns = {
    name,
    currency,
    contact_phone,
    category_id,
    is_available,
    member_only: form.subscription_active,
    // Left out, price and photo stay as they are, and a description that is left blank.
    ...(price !== undefined && { hour_price_millis: price }),
    ...(form.description && { description: form.description }),
    ...(picture && { photo: await insertPicture(transaction, picture) }),
  };
  return { zoneIds, columns };
}

/**
 * Offers a service under an address of its own, made from its name.
 * @throws 400 for a category or a zone that is none, 404 when there is no such company, 409 `service_limit` above 200
 */
export async function createService(transaction: Db, writing: Writing): Promise<number> {
  const { companyId, now } = writing;
  await lockCompany(transaction, companyId, now);
  const { all } = await countServices(transaction, companyId);
  if (!canAddService(all).allowed) {
    throw conflict('service_limit', `You can offer a maximum of ${MAX_SERVICES} services`, { limit: MAX_SERVICES });
  }
  const { zoneIds, columns } = await readForm(transaction, writing);
  const base = slugOf(columns.name);
  const slug = freeSlug(base, await listSlugsLike(transaction, base));
  const created_at = now.toISOString();
  const id = await insertService(transaction, {
    ...{ ...columns, description: writing.form.description },
    ...{ company_id: companyId, slug, created_at },
  });
  await setZones(transaction, id, zoneIds);
  await setHasMemberOnly(transaction, companyId);
  record(transaction, { type: 'service.offered', companyId, serviceId: id });
  return id;
}

async function checkPins(transaction: Db, companyId: number): Promise<void> {
  if (canPin((await countServices(transaction, companyId)).pinned).allowed) return;
  throw conflict('service_pin_limit', `You can pin a maximum of ${MAX_PINNED} services`);
}

type Changing = Writing<Parsed<typeof updateContract>['body']> & { readonly actor: Actor };

/**
 * Changes a service. Its address stays: it may be in somebody's bookmarks.
 * @throws 400 for a category or a zone that is none, 404 when it is not the company's, 409 `changed_meanwhile` when it is
 *   newer than what was read, `service_pin_limit` when five are pinned already
 */
export async function updateService(transaction: Db, serviceId: number, writing: Changing): Promise<void> {
  const { companyId, form, actor, now } = writing;
  await lockCompany(transaction, companyId, now);
  const before = await findServiceToChange(transaction, companyId, serviceId);
  if (!before) throw notFound('Service');
  await refuseIfNewer(before, form.updated_at, () => showService(transaction, serviceId, actor));
  const { zoneIds, columns } = await readForm(transaction, writing);
  const is_pin = form.is_pin ?? before.is_pin;
  if (is_pin && !before.is_pin) await checkPins(transaction, companyId);
  await setService(transaction, companyId, serviceId, { ...columns, is_pin }, now);
  await setZones(transaction, serviceId, zoneIds);
  await setHasMemberOnly(transaction, companyId);
  record(transaction, { type: 'service.updated', companyId, serviceId });
}

/**
 * Takes a service back.
 * @throws 404 when it is not the company's
 */
export async function deleteService(transaction: Db, companyId: number, serviceId: number, now: Date): Promise<void> {
  await lockCompany(transaction, companyId, now);
  if (!(await deleteServiceRow(transaction, companyId, serviceId))) throw notFound('Service');
  await setHasMemberOnly(transaction, companyId);
  record(transaction, { type: 'service.withdrawn', companyId, serviceId });
}
