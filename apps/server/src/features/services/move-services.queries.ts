import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { newVersion } from '../../platform/serve/versions.ts';

interface Move {
  readonly from: number;
  readonly to: number;
}

/**
 * Gives all services of a category another one, and a new version: a form that was opened before would write the old one back.
 * @returns how many
 */
export async function moveServicesToCategory(db: Db, { from, to }: Move, now: Date): Promise<number> {
  const result = await db
    .updateTable('services')
    .set({ category_id: to, updated_at: newVersion(now) })
    .where('category_id', '=', from)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * Moves the services of a zone to another; what is offered in both is offered in the other once.
 * @returns how many
 */
export async function moveServicesToZone(db: Db, { from, to }: Move, now: Date): Promise<number> {
  const { rows } = await sql<{ service_id: number }>`
    delete from service_zones where zone_id = ${from} returning service_id`.execute(db);
  const ids = rows.map(({ service_id }) => service_id);
  if (ids.length === 0) return 0;
  await db
    .insertInto('service_zones')
    .values(ids.map((service_id) => ({ service_id, zone_id: to })))
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  await db
    .updateTable('services')
    .set({ updated_at: newVersion(now) })
    .where('id', 'in', ids)
    .execute();
  return ids.length;
}
