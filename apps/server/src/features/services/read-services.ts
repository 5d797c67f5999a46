import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type { readServices as contract, ServiceAnswer } from '@mercadito/contracts/services';
import { fromThousandths } from '@mercadito/domain/money/minor-units';
import type { Db } from '../../database/connection.ts';
import { pageAndNext } from '../../platform/lists/keyset.ts';
import { addressOf, pictureOf } from '../../platform/pictures/pictures.ts';
import { invalid, notFound } from '../../platform/problems/errors.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { companyExists } from '../companies/index.ts';
import {
  countServicesSeen,
  findService,
  findServiceBySlug,
  listServiceRows,
  listServicesOnPage,
  type ServiceFilter,
  type ServiceRow,
} from './services.queries.ts';

const PAGE_SIZE = 24;

type Query = Parsed<typeof contract>['query'];

interface Context {
  readonly viewer: Viewer;
  /** The request's own address. */
  readonly url: string;
}

/**
 * A business's services, pinned ones apart: all of them or, where one is asked for, a page; or one by its slug.
 * @throws 400 without the `company_id` or `slug` that the action needs, 404 when the company or the slug is nobody's, or not for this viewer
 */
export async function readServices(db: Db, query: Query, context: Context): Promise<Given<typeof contract>> {
  const { action, company_id, slug, subscrption_active: asked } = query;
  if (action === 'details') {
    if (!slug) throw invalid('slug', 'Is required');
    const row = await findServiceBySlug(db, slug, context.viewer, asked);
    if (!row) throw notFound('Service');
    return serviceView(row);
  }
  if (company_id === undefined) throw invalid('company_id', 'Is required');
  const filter = { companyId: company_id, viewer: context.viewer, asked };
  const { rows, ...more } = await (isByPages(query) ? readPage(db, filter, query, context.url) : readAll(db, filter));
  if (rows.length === 0 && !(await companyExists(db, company_id))) throw notFound('Company');
  return {
    services: rows.filter((row) => !row.is_pin).map(serviceView),
    service_pinned: rows.filter((row) => row.is_pin).map(serviceView),
    ...more,
  };
}

const isByPages = ({ page, cursor }: Query): boolean => page !== undefined || cursor !== undefined;

const readAll = async (db: Db, filter: ServiceFilter) => ({ rows: await listServiceRows(db, filter) });

async function readPage(db: Db, filter: ServiceFilter, { page = 1, cursor }: Query, url: string) {
  const request = { page, cursor, size: PAGE_SIZE };
  const found = await listServicesOnPage(db, filter, request);
  return { ...pageAndNext(found, request, url), count: await countServicesSeen(db, filter) };
}

/** A service after it was written. @throws 404 when it does not exist for the viewer */
export async function showService(db: Db, id: number, viewer: Viewer): Promise<ServiceAnswer> {
  const row = await findService(db, id, viewer);
  if (!row) throw notFound('Service');
  return serviceView(row);
}

/** A service as the wire shows it. */
function serviceView(row: ServiceRow): ServiceAnswer {
  const photo = pictureOf(row.photo);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    photo: addressOf(photo),
    photo_picture: photo,
    hour_price: row.hour_price_millis === null ? null : fromThousandths(row.hour_price_millis),
    currency: row.currency,
    contact_phone: row.contact_phone,
    category: { id: row.category_id, name: row.category_name, name_en: row.category_name_en },
    zones: row.zones,
    description: row.description ?? '',
    is_available: row.is_available,
    subscription_active: row.member_only,
    is_pin: row.is_pin,
    // Nobody can review a service; the field stays for clients that know it (SERVICE-3).
    rating: 0,
    discount: row.discount,
    company_name: row.company_name,
    company: { pk: row.company_id, name: row.company_name },
    updated_at: row.updated_at,
    ...(row.is_listed === false && { is_listed: false }),
  };
}
