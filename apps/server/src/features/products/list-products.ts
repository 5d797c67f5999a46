import type { Given } from '@mercadito/contracts/endpoint';
import type { listCompanyProducts, listHomeProducts, listRelatedProducts } from '@mercadito/contracts/products';
import { DEFAULT_SORT_ORDER } from '@mercadito/domain/catalog/sorting';
import { isRateMicros } from '@mercadito/domain/money/exchange-rate';
import type { Db } from '../../database/connection.ts';
import { type PageRequest, pageAndNext } from '../../platform/lists/keyset.ts';
import { atMinute, minuteOf } from '../../platform/lists/minute-of-list.ts';
import { basisOf, cappedCount, pagesIn } from '../../platform/lists/paging.ts';
import { invalid, notFound } from '../../platform/problems/errors.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { companyExists, type Moment } from '../companies/index.ts';
import { isOwners } from '../listing/index.ts';
import { findRateMicros } from '../settings/index.ts';
import {
  type CompanyFilter,
  companyOrdering,
  countCompanyProducts,
  countProductsWanted,
  findCategoryIds,
  type HomeFilter,
  homeOrdering,
  listByPriceRows,
  listCompanyProductRows,
  listFoundRows,
  listNewestRows,
  listProductRows,
  type Wanted,
  wantedAtHome,
  wantedOfCompany,
  whichArePinned,
} from './list-products.queries.ts';
import { companyProductView, productView } from './product-view.ts';
import { searchIn } from './search-products.ts';

const HOME_PAGE_SIZE = 36;
const COMPANY_PAGE_SIZE = 24;
const MOST_PINNED_SHOWN = 50;
const MOST_RELATED = 8;

interface Context {
  readonly viewer: Viewer;
  readonly url: string;
  readonly moment: Moment;
}

/** The moment at which a list was begun, whose later pages go on by it. */
const momentOf = (basis: number | undefined, moment: Moment): Moment =>
  basis === undefined ? moment : { ...moment, now: atMinute(basis) };

const onlyHave = ({ found }: Wanted) => (found?.onlyHave ? { only_have: found.onlyHave } : {});

/** A page of the product home: newest first, shuffled, or the best match first; without a search what is sold out last. */
export async function listForHome(
  db: Db,
  filter: HomeFilter,
  { viewer, url, moment }: Context,
): Promise<Given<typeof listHomeProducts>> {
  const basis = filter.search === '' ? undefined : minuteOf(filter.cursor, moment.now);
  const request = { page: filter.page, cursor: filter.cursor, size: HOME_PAGE_SIZE, basis };
  const all = wantedAtHome(filter, await findCategoryIds(db, filter.category), viewer);
  const wanted = await searchIn(db, all, { ...filter, companyId: null }, { viewer, moment: momentOf(basis, moment) });
  const found = wanted.found
    ? await listFoundRows(db, wanted.found, request)
    : await listProductRows(db, wanted, homeOrdering(filter), request);
  const { count, count_is_capped } = cappedCount(await countProductsWanted(db, wanted));
  const { rows, next } = pageAndNext(found, request, url);
  return {
    products: { results: rows.map((row) => productView(row, moment)) },
    next,
    current_page: filter.page,
    total_page: pagesIn(count, request.size),
    count,
    count_is_capped,
    ...onlyHave(wanted),
  };
}

const isByPrice = ({ sort_by }: CompanyFilter): boolean => sort_by === 'price';

const pricesOf = ({ order }: CompanyFilter, rateMicros: number) => ({
  rateMicros,
  direction: order ?? DEFAULT_SORT_ORDER,
});

/**
 * The rate of a whole answer: a list by price goes on by the one that it began with, whatever the rate is by now.
 * @throws 400 for a cursor with a number that is no rate
 */
async function rateOf(db: Db, filter: CompanyFilter): Promise<number> {
  const began = isByPrice(filter) ? basisOf(filter.cursor) : undefined;
  if (began === undefined) return findRateMicros(db);
  if (!isRateMicros(began)) throw invalid('cursor', 'Is not a cursor of this list');
  return began;
}

/**
 * A page of a shop, filtered and sorted; the pinned products that the filter leaves stand apart on every page.
 * @throws 404 when there is no such company
 */
export async function listOfCompany(
  db: Db,
  filter: CompanyFilter,
  { viewer, url, moment }: Context,
): Promise<Given<typeof listCompanyProducts>> {
  const rateMicros = await rateOf(db, filter);
  const isByMatch = filter.search !== '' && filter.sort_by === undefined && filter.order === undefined;
  const minute = isByMatch ? minuteOf(filter.cursor, moment.now) : undefined;
  const basis = isByPrice(filter) ? rateMicros : minute;
  const request = { page: filter.page, cursor: filter.cursor, size: filter.page_size ?? COMPANY_PAGE_SIZE, basis };
  const all = wantedOfCompany(filter, await findCategoryIds(db, filter.category), { viewer, rateMicros });
  const wanted = await searchIn(db, all, filter, { viewer, moment: momentOf(minute, moment) });
  const counts = await countCompanyProducts(db, filter.companyId, wanted);
  if (!counts) throw notFound('Company');
  const list = (isPinned: boolean, page: PageRequest) => {
    const some = whichArePinned(wanted, isPinned);
    if (some.found && isByMatch) return listFoundRows(db, some.found, page);
    if (isByPrice(filter)) return listByPriceRows(db, some, pricesOf(filter, rateMicros), page);
    return listCompanyProductRows(db, some, companyOrdering(filter, rateMicros), page);
  };
  const found = await list(false, request);
  const pinned = await list(true, { page: 1, size: MOST_PINNED_SHOWN });
  const { rows, next } = pageAndNext(found, request, url);
  const { count: total, count_is_capped } = cappedCount(counts.pinned + counts.unpinned);
  const isForOwner = isOwners(viewer, filter.companyId);
  return {
    products: rows.map((row) => companyProductView(row, moment, isForOwner)),
    porducts_pinned: pinned.map((row) => companyProductView(row, moment, isForOwner)), // sic
    next,
    current_page: filter.page,
    total_page: pagesIn(cappedCount(counts.unpinned).count, request.size),
    total,
    count_is_capped,
    ...onlyHave(wanted),
  };
}

/**
 * Suggestions while somebody types into a shop's search box.
 * @throws 404 when there is no such company
 */
export async function listRelated(
  db: Db,
  filter: Pick<CompanyFilter, 'companyId' | 'category' | 'search' | 'user_status'>,
  { viewer, moment }: Pick<Context, 'viewer' | 'moment'>,
): Promise<Given<typeof listRelatedProducts>> {
  const categoryIds = await findCategoryIds(db, filter.category);
  const anyPrice = { ...filter, price_range: 'any' as const };
  const all = wantedOfCompany(anyPrice, categoryIds, { viewer, rateMicros: await findRateMicros(db) });
  const wanted = await searchIn(db, all, { ...filter, isTyping: true }, { viewer, moment });
  const rows = wanted.found
    ? await listFoundRows(db, wanted.found, { page: 1, size: MOST_RELATED - 1 })
    : await listNewestRows(db, all, MOST_RELATED);
  if (rows.length === 0 && !(await companyExists(db, filter.companyId))) throw notFound('Company');
  const suggestions = rows.map((row) => productView(row, moment));
  return {
    related_products: suggestions.map(({ id, name, photo, photo_picture, price, currency }) => ({
      ...{ id, name, photo, photo_picture, price, currency },
    })),
  };
}
