import type { Given } from '@mercadito/contracts/endpoint';
import type * as contracts from '@mercadito/contracts/searches-made';
import { addDays, localTime } from '@mercadito/domain/opening-hours/local-time';
import { categoryNamer } from '@mercadito/domain/search/names-category';
import { KEPT_DAYS } from '@mercadito/domain/system/kept-days';
import type { Db } from '../../database/connection.ts';
import type { Moment } from '../opening-hours/index.ts';
import { readKin } from './known-kin.ts';
import { listOwnCategories, listPopular, listUnfound } from './searches-made.queries.ts';

const MOST_TO_ADMIN = 50;
const MOST_TO_OWNER = 5;
/** So many of what most people looked for are compared with the categories of a business. */
const MOST_COMPARED = 200;
const MOST_POPULAR = 6;
/** How far back an owner looks, and whoever is about to search. */
const DAYS_OF_LATE = 14;

const dayBefore = (days: number, { now, config }: Moment): string =>
  addDays(localTime(now, config.timeZone).date, 1 - days);

/** What people look for and nobody sells (SEARCH-12). */
export const showUnfound = async (db: Db, moment: Moment): Promise<Given<typeof contracts.listUnfoundSearches>> => ({
  today: dayBefore(1, moment),
  results: await listUnfound(db, dayBefore(KEPT_DAYS.searches, moment), MOST_TO_ADMIN),
});

/** What people looked for in vain of late that names a category of a business (SEARCH-13). */
export async function showUnfoundOf(
  db: Db,
  companyId: number,
  moment: Moment,
): Promise<Given<typeof contracts.listUnfoundOfCompany>> {
  const unfound = await listUnfound(db, dayBefore(DAYS_OF_LATE, moment), MOST_COMPARED);
  const own = unfound.length > 0 ? await listOwnCategories(db, companyId) : [];
  if (own.length === 0) return { today: dayBefore(1, moment), results: [] };
  const categoryOf = categoryNamer(own, (await readKin(db)).index);
  const named = unfound.flatMap((each) => {
    const category = categoryOf(each.query);
    return category ? [{ ...each, category: category.name, category_en: category.name_en }] : [];
  });
  return { today: dayBefore(1, moment), results: named.slice(0, MOST_TO_OWNER) };
}

/** What many look for of late and find (SEARCH-14). */
export const showPopular = (db: Db, moment: Moment): Promise<string[]> =>
  listPopular(db, dayBefore(DAYS_OF_LATE, moment), MOST_POPULAR);
