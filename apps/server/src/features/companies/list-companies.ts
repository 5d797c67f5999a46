import type { listCompanies as contract } from '@mercadito/contracts/companies';
import type { Output, Parsed } from '@mercadito/contracts/endpoint';
import type { Db } from '../../database/connection.ts';
import { type PageRequest, pageAndNext } from '../../platform/keyset.ts';
import { linkTo } from '../../platform/paging.ts';
import { companyView, type Moment } from './company-view.ts';
import { countCompanies, listCompanyRows } from './list-companies.queries.ts';

const PAGE_SIZE = 36;

/** A page of the businesses that a filter leaves: newest first, shuffled, or the best match first. */
export async function listCompanies(
  db: Db,
  query: Parsed<typeof contract>['query'],
  context: Moment & { readonly viewerId: number | null; readonly url: string },
): Promise<Output<typeof contract>> {
  const request: PageRequest = { page: query.page, cursor: query.cursor, size: PAGE_SIZE };
  const [found, count] = await Promise.all([
    listCompanyRows(db, query, request, context.viewerId),
    countCompanies(db, query),
  ]);
  const { rows, next } = pageAndNext(found, request, context.url);
  const previous = query.page > 1 ? linkTo(context.url, { page: query.page - 1, cursor: null }) : null;
  return { results: rows.map((row) => companyView(row, context)), next, previous, count };
}
