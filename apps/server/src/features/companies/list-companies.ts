import type { listCompanies as contract } from '@mercadito/contracts/companies';
import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type { Db } from '../../database/connection.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { cappedCount } from '../../platform/lists/paging.ts';
import type { Moment } from '../opening-hours/index.ts';
import { companyView } from './company-view.ts';
import { countCompanies, listCompanyRows } from './list-companies.queries.ts';

const PAGE_SIZE = 36;

/** A page of the businesses that a filter leaves: newest first, shuffled, or the best match first. */
export async function listCompanies(
  db: Db,
  query: Parsed<typeof contract>['query'],
  context: Moment & { readonly viewerId: number | null; readonly url: string },
): Promise<Given<typeof contract>> {
  const page = { page: query.page, cursor: query.cursor, size: PAGE_SIZE, url: context.url };
  const found = await listCompanyRows(db, query, page, context.viewerId);
  const { count, count_is_capped } = cappedCount(await countCompanies(db, query));
  return { ...listWithMore(found, count, page, (row) => companyView(row, context)), count_is_capped };
}
