import { MAX_SPONSORS, type SponsorDecision } from '@mercadito/domain/sponsors/sponsor-status';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { pictureAt } from '../../platform/pictures/pictures.ts';
import { isOfListedBusiness } from '../listing/index.ts';

/** So many that wait are shown at once: the next ones come as these are decided. */
const MOST_PENDING = 100;

/** In the words of the index that holds a business to one of them. */
const IS_OPEN = sql<SqlBool>`sponsor_requests.status in ('pending', 'approved')`;

interface OpenContact {
  readonly phone: string;
  readonly banner_image: string;
}

/** Open requests, each with its business and its picture. */
function selectOpen(db: Db) {
  return db
    .selectFrom('sponsor_requests')
    .innerJoin('companies', 'companies.id', 'sponsor_requests.company_id')
    .select([
      'sponsor_requests.id',
      'sponsor_requests.company_id',
      'companies.name as company',
      'sponsor_requests.phone',
      'sponsor_requests.email',
      'sponsor_requests.user_id',
      'sponsor_requests.created_at',
      'sponsor_requests.approved_at',
    ])
    .select(pictureAt('sponsor_requests.banner_image').as('banner'))
    .where(IS_OPEN)
    .$narrowType<{ phone: string }>();
}

export type SponsorRow = Awaited<ReturnType<ReturnType<typeof selectOpen>['executeTakeFirstOrThrow']>>;

/** The longest waiting first. */
export function listPending(db: Db): Promise<SponsorRow[]> {
  return selectOpen(db)
    .where('sponsor_requests.status', '=', 'pending')
    .orderBy('sponsor_requests.created_at')
    .orderBy('sponsor_requests.id')
    .limit(MOST_PENDING)
    .execute();
}

const selectApproved = (db: Db) =>
  selectOpen(db)
    .where('sponsor_requests.status', '=', 'approved')
    .orderBy('sponsor_requests.approved_at', 'desc')
    .orderBy('sponsor_requests.id', 'desc')
    .limit(MAX_SPONSORS);

/** The latest first. */
export const listApproved = (db: Db): Promise<SponsorRow[]> => selectApproved(db).execute();

/** Those that everybody sees: one that is suspended, or has no picture yet, keeps its place among the approved and is not shown (LISTED-1). */
export const listFeatured = (db: Db): Promise<SponsorRow[]> =>
  selectApproved(db).where(isOfListedBusiness('sponsor_requests.company_id')).execute();

/** A business's own open request. */
export function findOpenRequest(db: Db, id: number, companyId: number): Promise<SponsorRow | undefined> {
  return selectOpen(db)
    .where('sponsor_requests.id', '=', id)
    .where('sponsor_requests.company_id', '=', companyId)
    .executeTakeFirst();
}

/** Undefined when the business has an open one already. */
export function insertRequest(
  db: Db,
  request: OpenContact & { company_id: number; user_id: number; email: string | null; created_at: string },
) {
  const present = db
    .selectFrom('sponsor_requests')
    .select('id')
    .where('company_id', '=', request.company_id)
    .where(IS_OPEN);
  const row = unlessThere(request, present);
  return db
    .insertInto('sponsor_requests')
    .columns(row.columns)
    .expression(row.values)
    .onConflict((conflicting) => conflicting.column('company_id').where(IS_OPEN).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Any request, decided ones too; read it under its company's lock. */
export function findRequest(db: Db, id: number) {
  return db
    .selectFrom('sponsor_requests')
    .select(['company_id', 'status', 'banner_image'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many are featured; until the transaction ends nobody else counts them to add one. */
export async function countSponsorsAlone(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('sponsors'))`.execute(db);
  const { count } = await db
    .selectFrom('sponsor_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes what an Admin has decided; what was known of the person goes with a request that is over. */
export async function setDecision(
  db: Db,
  id: number,
  status: SponsorDecision,
  { adminId, now }: { adminId: number; now: Date },
): Promise<void> {
  const written =
    status === 'approved'
      ? { status, approved_at: now.toISOString(), approved_by: adminId }
      : { status, phone: null, email: null, banner_image: null };
  await db.updateTable('sponsor_requests').set(written).where('id', '=', id).execute();
}
