import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { PLANNED_ONCE } from '../../database/prepared-statements.ts';
import type { PageRequest } from '../../platform/lists/keyset.ts';
import { pictureAt } from '../../platform/pictures/pictures.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isListedForAll, isListedTo } from '../listing/index.ts';
import type { Moment } from '../opening-hours/index.ts';
import { type FoundGoods, findGoods, pageOfFound, SERVICES, seeingIn } from '../search/index.ts';

/** The services of the town that a search finds by their words, as goods are found, the best match first (SEARCH-2). */
export const findServices = (
  db: Db,
  search: { readonly text: string; readonly isTyping: boolean },
  { viewer, moment }: { readonly viewer: Viewer; readonly moment: Moment },
): Promise<FoundGoods> =>
  findGoods(db, search, {
    among: { condition: isListedTo(viewer, 'services'), companyId: null, categoryIds: null },
    seeing: seeingIn(SERVICES, { companyId: null }, viewer),
    moment,
  });

/** A page of those that were found. */
export const listFoundServices = (db: Db, found: FoundGoods, request: PageRequest) =>
  pageOfFound(found, request, (ids) =>
    db
      .selectFrom('services')
      .innerJoin('companies', 'companies.id', 'services.company_id')
      .select([
        'services.id',
        'services.slug',
        'services.name',
        'services.company_id',
        'companies.name as company_name',
      ])
      .select(pictureAt('services.photo').as('photo'))
      .modifyFront(sql.raw(PLANNED_ONCE))
      .where('services.id', '=', sql<number>`any(${[...ids]}::integer[])`)
      .execute(),
  );

/** Whether members find a service by a search that found nothing for whoever made it. */
export async function isServiceOfMembers(db: Db, search: string, moment: Moment): Promise<boolean> {
  const condition = isListedForAll('members', 'services');
  const found = await findGoods(
    db,
    { text: search },
    {
      among: { condition, companyId: null, categoryIds: null },
      seeing: { kind: SERVICES, seen: 'members', isShown: condition, hasOwn: false },
      moment,
    },
  );
  return found.products.length > 0;
}
