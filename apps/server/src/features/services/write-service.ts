import { id } from '@mercadito/contracts/common';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { createService as contract, updateService as updateContract } from '@mercadito/contracts/services';
import {
  canAddService,
  canPin,
  MAX_PINNED_PRODUCTS as MAX_PINNED,
  MAX_SERVICES,
} from '@mercadito/domain/catalog/limits';
import slugify from '@sindresorhus/slugify';
import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { thousandthsOf } from '../../platform/amounts.ts';
import { insertPicture, type StoredPicture } from '../../platform/pictures/pictures.ts';
import { conflict, invalid, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { lockCompany, setHasMemberOnly } from '../companies/index.ts';
import { showService } from './read-services.ts';
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

const idList = z.array(id).min(1).max(100);

function listedIn(text: string): unknown {
  if (!text.startsWith('[')) return text.split(',').map((each) => each.trim());
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The zones of a form: "1,2" or "[1,2]"; one named twice counts once.
 * @throws 400 when it is neither
 */
function parseZoneIds(text: string): number[] {
  const ids = idList.safeParse(listedIn(text));
  if (!ids.success) throw invalid('zones_ids', 'Must be a list of zones');
  return [...new Set(ids.data)];
}

// Leaves room for a number below the column's 160.
const LONGEST = 140;

/** A service's name as it stands in an address: `service` for a name without a single letter that can be written there. */
function slugOf(name: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-+$/, '');
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : 'service';
}

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
function freeSlug(base: string, taken: readonly string[]): string {
  const used = new Set(taken);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!used.has(slug)) return slug;
  }
}

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
  await refuseEditConflict(before, form.updated_at, () => showService(transaction, serviceId, actor));
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
