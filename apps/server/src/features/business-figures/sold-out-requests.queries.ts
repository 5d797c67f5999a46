import { addDays } from '@mercadito/domain/opening-hours/local-time';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type PictureRow, pictureAt } from '../../platform/pictures/pictures.ts';

/** How far back an owner looks, in days of the calendar. */
export const DAYS_SHOWN = 14;
// The calendar of the site may be a day behind that of the clock.
const DAYS_KEPT = DAYS_SHOWN + 2;
const SHOWN = 10;

/** So many more people who were refused a product on a day. */
export interface SoldOutRequest {
  readonly productId: number;
  readonly day: string;
  readonly people: number;
}

/** Adds to the counts, of all products with one statement; a product that is gone is left out. */
export async function addSoldOutRequests(db: Db, requests: readonly SoldOutRequest[]): Promise<void> {
  const products = requests.map(({ productId }) => productId);
  const days = requests.map(({ day }) => day);
  const people = requests.map((request) => request.people);
  // In one order everywhere, so that two processes that write at once do not wait for each other in a circle.
  await sql`
    insert into sold_out_requests (product_id, day, people)
    select added.product_id, added.day, added.people
    from unnest(${products}::integer[], ${days}::text[], ${people}::integer[]) as added (product_id, day, people)
    join products on products.id = added.product_id
    order by added.product_id, added.day
    on conflict (product_id, day) do update set people = sold_out_requests.people + excluded.people`.execute(db);
}

/** A product that people were refused. */
export interface Missed {
  readonly id: number;
  readonly name: string;
  readonly photo: PictureRow | null;
  readonly is_available: boolean;
  readonly for_sale: boolean;
  readonly nothing_to_choose: boolean;
  readonly people: number;
  readonly last_asked: string;
}

/** The company's products that most people were refused, with how many since a day, `YYYY-MM-DD`. */
export async function listSoldOutRequests(db: Db, companyId: number, since: string): Promise<Missed[]> {
  const { rows } = await sql<Missed>`
    select missed.id, missed.name, missed.is_available, missed.for_sale, missed.nothing_to_choose,
      missed.people, missed.last_asked, ${pictureAt('missed.photo')} as photo
    from (
      select products.id, products.name, products.is_available, products.available as for_sale, products.nothing_to_choose,
        products.photo, asked.people, asked.last_asked
      from products cross join lateral (
        select sum(people)::integer as people, max(day) as last_asked from sold_out_requests
        where product_id = products.id and day >= ${since}) as asked
      where products.company_id = ${companyId} and asked.people > 0
      order by asked.people desc, asked.last_asked desc, products.id
      limit ${sql.lit(SHOWN)}
    ) as missed
    order by missed.people desc, missed.last_asked desc, missed.id`.execute(db);
  return rows;
}

/** Removes the days that nobody looks back to. */
export async function sweepSoldOutRequests(db: Db, now: Date): Promise<number> {
  const before = addDays(now.toISOString().slice(0, 10), -DAYS_KEPT);
  const { numDeletedRows } = await db.deleteFrom('sold_out_requests').where('day', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
