import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { COUNTED_ROWS } from '../../platform/lists/paging.ts';
import { rowsFound, type Searched, searchScore } from '../../platform/lists/text-search.ts';
import { pictureAt } from '../../platform/pictures/pictures.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isListedForAll, isListedTo } from '../listing/index.ts';

const SEARCHED: Searched = {
  table: 'services',
  text: 'services.search_text',
  name: 'services.name_folded',
  columns: [],
};

/** The services of the town that a search finds, the best match first. */
export async function findServicesNamed(db: Db, search: string, viewer: Viewer, most: number) {
  const found = rowsFound(search, SEARCHED, isListedTo(viewer, 'services'));
  const { rows } = await sql<{ id: number }>`
    select services.id from ${found} as services
    order by ${searchScore(search, SEARCHED)} desc, services.id desc limit ${most}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const services = await db
    .selectFrom('services')
    .innerJoin('companies', 'companies.id', 'services.company_id')
    .select(['services.id', 'services.slug', 'services.name', 'services.company_id', 'companies.name as company_name'])
    .select(pictureAt('services.photo').as('photo'))
    .where('services.id', 'in', ids)
    .execute();
  return ids.flatMap((id) => services.filter((service) => service.id === id));
}

/** How many there are, no further than a list tells. */
export async function countServicesNamed(db: Db, search: string, viewer: Viewer): Promise<number> {
  const found = rowsFound(search, SEARCHED, isListedTo(viewer, 'services'));
  const { count } = await db
    .selectFrom(sql`(select 1 from ${found} as services limit ${sql.lit(COUNTED_ROWS)})`.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether members find a service by a search that found nothing for whoever made it. */
export async function isServiceOfMembers(db: Db, search: string): Promise<boolean> {
  const found = rowsFound(search, SEARCHED, isListedForAll('members', 'services'));
  const { rows } = await sql`select from ${found} as services limit 1`.execute(db);
  return rows.length > 0;
}
