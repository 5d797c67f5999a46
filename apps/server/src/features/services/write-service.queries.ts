import type { Currency } from '@mercadito/domain/money/currency';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { newVersion } from '../../platform/serve/versions.ts';

interface ServiceColumns {
  name: string;
  hour_price_millis?: number | null;
  currency: Currency;
  contact_phone: string;
  category_id: number;
  description?: string;
  is_available: boolean;
  member_only: boolean;
  photo?: string;
}

export async function serviceCategoryExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('service_categories').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function countZones(db: Db, ids: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('zones')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The slugs that begin with `base` and a number, and `base` itself. Until the transaction ends nobody else may look for a
 * slug with this base, so the one chosen stays free.
 */
export async function listSlugsLike(db: Db, base: string): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`slug of service ${base}`}))`.execute(db);
  const rows = await db.selectFrom('services').select('slug').where(sql`slug`, '~', `^${base}(-[0-9]+)?$`).execute();
  return rows.map(({ slug }) => slug);
}

export async function insertService(
  db: Db,
  service: ServiceColumns & { description: string; company_id: number; slug: string; created_at: string },
): Promise<number> {
  const { id } = await db.insertInto('services').values(service).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** What decides whether a service may be changed so; undefined when it is not the company's. Call it under the company's lock. */
export function findServiceToChange(db: Db, companyId: number, id: number) {
  return db
    .selectFrom('services')
    .select(['is_pin', 'updated_at'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** How many services a company has, and how many of them are pinned; exact under the company's lock. */
export function countServices(db: Db, companyId: number): Promise<{ all: number; pinned: number }> {
  return db
    .selectFrom('services')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('is_pin', '=', true).as('pinned'),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
}

export async function setService(
  db: Db,
  companyId: number,
  id: number,
  changes: ServiceColumns & { is_pin: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('services')
    .set({ ...changes, updated_at: newVersion(now) })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .execute();
}

export async function deleteService(db: Db, companyId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('services')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function setZones(db: Db, serviceId: number, zoneIds: readonly number[]): Promise<void> {
  const zones = db.deleteFrom('service_zones').where('service_id', '=', serviceId);
  await zones.where('zone_id', 'not in', zoneIds).execute();
  await db
    .insertInto('service_zones')
    .values(zoneIds.map((zone_id) => ({ service_id: serviceId, zone_id })))
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
}
