import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type * as contracts from '@mercadito/contracts/town-search';
import type { Db } from '../../database/connection.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { atMinute, minuteOf } from '../../platform/lists/minute-of-list.ts';
import { cappedCount } from '../../platform/lists/paging.ts';
import { pictureOf } from '../../platform/pictures/pictures.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { companyView, findCompanies, type Moment } from '../companies/index.ts';
import { findInTown, findNearest, isFoundByMembers, listNames } from '../products/index.ts';
import { type FoundGoods, NOTHING_FOUND, sellersOf } from '../search/index.ts';
import { findServices, isServiceOfMembers, listFoundServices } from '../services/index.ts';

type Asked = Parsed<typeof contracts.searchTown>['query'];
type Finds = Given<typeof contracts.searchTown>;

const MOST_OF_EACH = 6;
const PAGE_SIZE = 24;

/** Those that are called so, then those that sell it, each with the first of its goods that was found (SEARCH-10). */
async function findBusinesses(
  db: Db,
  { search, isTyping, found }: { search: string; isTyping: boolean; found: FoundGoods },
  moment: Moment,
): Promise<Finds['businesses']> {
  const sellers = sellersOf(found);
  const { rows, count } = await findCompanies(db, { text: search, isTyping, sellers }, { moment, most: MOST_OF_EACH });
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

type ServiceRow = Awaited<ReturnType<typeof listFoundServices>>[number];

const serviceView = ({ id, slug, name, company_id, company_name, photo }: ServiceRow) => ({
  ...{ id, slug, name, company_name, photo_picture: pictureOf(photo) },
  company: { pk: company_id, name: company_name },
});

const countOf = ({ products, isMore }: FoundGoods) => cappedCount(isMore ? products.length + 1 : products.length);
const onlyHave = ({ onlyHave: words }: FoundGoods) => (words === null ? {} : { only_have: words });

/** The first services; those with a part of what was asked for only where no goods have all of it. */
async function firstServices(
  db: Db,
  { search, isTyping, found: goods }: { search: string; isTyping: boolean; found: FoundGoods },
  context: { readonly viewer: Viewer; readonly moment: Moment },
): Promise<Finds['services']> {
  const services = await findServices(db, { text: search, isTyping }, context);
  const hasGoods = goods.products.length > 0 && goods.onlyHave === null;
  const found = services.onlyHave !== null && hasGoods ? NOTHING_FOUND : services;
  const rows = await listFoundServices(db, found, { page: 1, size: PAGE_SIZE - 1 });
  return { results: rows.map(serviceView), ...countOf(found), ...onlyHave(found) };
}

/** A page of the services that a search finds, the best match first, by who is open when its list was begun. */
export async function listServices(
  db: Db,
  { search, page, cursor }: Parsed<typeof contracts.listFoundServices>['query'],
  { viewer, moment, url }: { readonly viewer: Viewer; readonly moment: Moment; readonly url: string },
): Promise<Given<typeof contracts.listFoundServices>> {
  const basis = minuteOf(cursor, moment.now);
  const request = { page, cursor, size: PAGE_SIZE, url, basis };
  const began = { now: atMinute(basis), config: moment.config };
  const found = await findServices(db, { text: search, isTyping: false }, { viewer, moment: began });
  const { count, count_is_capped } = countOf(found);
  const rows = await listFoundServices(db, found, request);
  return { ...listWithMore(rows, count, request, serviceView), count_is_capped, ...onlyHave(found) };
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
  const businesses = await findBusinesses(db, { search, isTyping: !finished, found }, moment);
  const services = await firstServices(db, { search, isTyping: !finished, found }, { viewer, moment });
  const isNothing = first.length === 0 && businesses.results.length === 0 && services.results.length === 0;
  return {
    products: {
      results: first,
      ...countOf(found),
      ...onlyHave(found),
    },
    businesses,
    services,
    nearest: isNothing ? await findNearest(db, { search, user_status }, viewer) : [],
  };
}

/** Whether nobody sells what a search found nothing of: what members are shown is sold, if not to whoever searched. */
export const isSoldByNobody = async (db: Db, search: string, moment: Moment): Promise<boolean> =>
  !(await isFoundByMembers(db, search, moment)) && !(await isServiceOfMembers(db, search, moment));
