import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type * as contracts from '@mercadito/contracts/town-search';
import type { Db } from '../../database/connection.ts';
import { cappedCount } from '../../platform/lists/paging.ts';
import { pictureOf } from '../../platform/pictures/pictures.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { companyView, findCompanies, type Moment } from '../companies/index.ts';
import { findInTown, findNearest, isFoundByMembers, listNames } from '../products/index.ts';
import { type FoundGoods, sellersOf } from '../search/index.ts';
import { countServicesNamed, findServicesNamed, isServiceOfMembers } from '../services/index.ts';

type Asked = Parsed<typeof contracts.searchTown>['query'];
type Finds = Given<typeof contracts.searchTown>;

const MOST_OF_EACH = 6;
const MOST_SERVICES = 24;

/** Those that are called so, then those that sell it, each with the first of its goods that was found (SEARCH-10). */
async function findBusinesses(
  db: Db,
  search: string,
  { found, moment }: { found: FoundGoods; moment: Moment },
): Promise<Finds['businesses']> {
  const sellers = sellersOf(found);
  const { rows, count } = await findCompanies(db, search, sellers, MOST_OF_EACH);
  const soldBy = new Map(sellers.map(({ companyId, productId }) => [companyId, productId]));
  const productOf = ({ id, isNamedSo }: (typeof rows)[number]) => (isNamedSo ? undefined : soldBy.get(id));
  const nameOf = await listNames(
    db,
    rows.flatMap((row) => productOf(row) ?? []),
  );
  return {
    results: rows.map((row) => ({ ...companyView(row, moment), sells: nameOf.get(productOf(row) ?? 0) ?? null })),
    ...cappedCount(count),
  };
}

async function findServices(db: Db, search: string, viewer: Viewer): Promise<Finds['services']> {
  const rows = await findServicesNamed(db, search, viewer, MOST_SERVICES);
  const count = rows.length < MOST_SERVICES ? rows.length : await countServicesNamed(db, search, viewer);
  const results = rows.map(({ id, slug, name, company_id, company_name, photo }) => ({
    ...{ id, slug, name, company_name, photo_picture: pictureOf(photo) },
    company: { pk: company_id, name: company_name },
  }));
  return { results, ...cappedCount(count) };
}

/** All three kinds that a search finds, as far as whoever asks may see them; where it finds nothing, what comes closest. */
export async function searchTown(
  db: Db,
  { search, user_status, finished }: Asked,
  { viewer, moment }: { readonly viewer: Viewer; readonly moment: Moment },
): Promise<Finds> {
  const { found, first } = await findInTown(
    db,
    { search, user_status, finished },
    { viewer, moment, most: MOST_OF_EACH },
  );
  const businesses = await findBusinesses(db, search, { found, moment });
  const services = await findServices(db, search, viewer);
  const isNothing = first.length === 0 && businesses.results.length === 0 && services.results.length === 0;
  return {
    products: {
      results: first,
      ...cappedCount(found.isMore ? found.products.length + 1 : found.products.length),
      ...(found.onlyHave !== null && { only_have: found.onlyHave }),
    },
    businesses,
    services,
    nearest: isNothing ? await findNearest(db, { search, user_status }, viewer) : [],
  };
}

/** Whether nobody sells what a search found nothing of: what members are shown is sold, if not to whoever searched. */
export const isSoldByNobody = async (db: Db, search: string, moment: Moment): Promise<boolean> =>
  !(await isFoundByMembers(db, search, moment)) && !(await isServiceOfMembers(db, search));
