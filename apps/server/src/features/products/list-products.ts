import type { Output } from '@mercadito/contracts/endpoint';
import type { listCompanyProducts, listHomeProducts, listRelatedProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Viewer } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors.ts';
import { pageAndNext } from '../../platform/keyset.ts';
import { pagesIn } from '../../platform/paging.ts';
import { companyExists } from '../companies/index.ts';
import {
  type CompanyFilter,
  companyOrdering,
  countCompanyProducts,
  countProductsWanted,
  type HomeFilter,
  homeOrdering,
  listProductRows,
  listRelatedRows,
  wantedAtHome,
  wantedOfCompany,
} from './list-products.queries.ts';
import { productView } from './product-view.ts';

const HOME_PAGE_SIZE = 36;
const COMPANY_PAGE_SIZE = 24;
const MOST_PINNED_SHOWN = 50;
const MOST_RELATED = 8;

interface Context {
  readonly viewer: Viewer;
  readonly url: string;
}

/** A page of the product home: newest first, shuffled, or the best match first. */
export async function listForHome(
  db: Db,
  filter: HomeFilter,
  { viewer, url }: Context,
): Promise<Output<typeof listHomeProducts>> {
  const request = { page: filter.page, cursor: filter.cursor, size: HOME_PAGE_SIZE };
  const wanted = wantedAtHome(filter, viewer);
  const [found, count] = await Promise.all([
    listProductRows(db, wanted, homeOrdering(filter), request),
    countProductsWanted(db, wanted),
  ]);
  const { rows, next } = pageAndNext(found, request, url);
  return {
    products: { results: rows.map(productView) },
    next,
    current_page: filter.page,
    total_page: pagesIn(count, request.size),
    count,
  };
}

/**
 * A page of a shop, filtered and sorted; the pinned products that the filter leaves stand apart on every page.
 * @throws 404 when there is no such company
 */
export async function listOfCompany(
  db: Db,
  filter: CompanyFilter,
  { viewer, url }: Context,
): Promise<Output<typeof listCompanyProducts>> {
  const request = { page: filter.page, cursor: filter.cursor, size: filter.page_size ?? COMPANY_PAGE_SIZE };
  const wanted = wantedOfCompany(filter, viewer);
  const ordering = companyOrdering(filter);
  const [found, pinned, counts] = await Promise.all([
    listProductRows(db, sql`${wanted} and not products.is_pin`, ordering, request),
    listProductRows(db, sql`${wanted} and products.is_pin`, ordering, { page: 1, size: MOST_PINNED_SHOWN }),
    countCompanyProducts(db, filter.companyId, wanted),
  ]);
  if (!counts) throw notFound('Company');
  const { rows, next } = pageAndNext(found, request, url);
  return {
    products: rows.map(productView),
    porducts_pinned: pinned.map(productView), // sic
    next,
    current_page: filter.page,
    total_page: pagesIn(counts.unpinned, request.size),
    total: counts.pinned + counts.unpinned,
  };
}

/**
 * Suggestions while somebody types into a shop's search box.
 * @throws 404 when there is no such company
 */
export async function listRelated(
  db: Db,
  filter: Pick<CompanyFilter, 'companyId' | 'category' | 'search' | 'user_status'>,
  viewer: Viewer,
): Promise<Output<typeof listRelatedProducts>> {
  const wanted = wantedOfCompany({ ...filter, price_range: 'any' }, viewer);
  const rows = await listRelatedRows(db, wanted, filter.search, MOST_RELATED);
  if (rows.length === 0 && !(await companyExists(db, filter.companyId))) throw notFound('Company');
  const suggestions = rows.map(productView);
  return {
    related_products: suggestions.map(({ id, name, photo, price, currency }) => ({ id, name, photo, price, currency })),
  };
}
