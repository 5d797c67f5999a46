import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { newVersion } from '../../platform/serve/versions.ts';
import { OPENING_DAYS, type OpeningDayRow } from './week.ts';

const UPDATED_AT = sql<string | null>`(select max(updated_at) from opening_days where company_id = companies.id)`;

/** The stored days of a company and their version, null without any; undefined when there is no such company. */
export const findWeek = (db: Db, companyId: number) =>
  db
    .selectFrom('companies')
    .select([OPENING_DAYS.as('days'), UPDATED_AT.as('updated_at')])
    .where('id', '=', companyId)
    .executeTakeFirst();

export type WeekRow = NonNullable<Awaited<ReturnType<typeof findWeek>>>;

/** Holds a company still, so that two edits of its week do not undo each other; false when there is none. */
export async function lockCompanyOfWeek(db: Db, companyId: number): Promise<boolean> {
  const company = db.selectFrom('companies').select('id').where('id', '=', companyId);
  return (await company.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** Writes all days of a week, which `lockCompanyOfWeek` holds still. */
export async function setWeek(db: Db, companyId: number, days: readonly OpeningDayRow[], now: Date): Promise<void> {
  await db
    .insertInto('opening_days')
    .values(days.map((day) => ({ ...day, company_id: companyId, updated_at: now.toISOString() })))
    .onConflict((conflicting) =>
      conflicting.columns(['company_id', 'weekday']).doUpdateSet(({ ref }) => ({
        closed: ref('excluded.closed'),
        opens: ref('excluded.opens'),
        shuts: ref('excluded.shuts'),
        break_start: ref('excluded.break_start'),
        break_end: ref('excluded.break_end'),
        updated_at: newVersion(now, 'opening_days.updated_at'),
      })),
    )
    .execute();
}
