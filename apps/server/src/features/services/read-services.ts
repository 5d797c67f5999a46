import type { Parsed } from '@mercadito/contracts/endpoint';
import type { readServices as contract, ServiceAnswer, ServiceListAnswer } from '@mercadito/contracts/services';
import { fromThousandths } from '@mercadito/domain/money/minor-units';
import type { Db } from '../../database/connection.ts';
import { addressOf, pictureOf } from '../../platform/pictures/pictures.ts';
import { invalid, notFound } from '../../platform/problems/errors.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { companyExists } from '../companies/index.ts';
import { findService, findServiceBySlug, listServiceRows, type ServiceRow } from './services.queries.ts';

/**
 * A business's services, pinned ones apart, or one by its slug.
 * @throws 400 without the `company_id` or `slug` that the action needs, 404 when the company or the slug is nobody's, or not for this viewer
 */
export async function readServices(
  db: Db,
  { action, company_id, slug, subscrption_active }: Parsed<typeof contract>['query'],
  viewer: Viewer,
): Promise<ServiceAnswer | ServiceListAnswer> {
  if (action === 'details') {
    if (!slug) throw invalid('slug', 'Is required');
    const row = await findServiceBySlug(db, slug, viewer, subscrption_active);
    if (!row) throw notFound('Service');
    return serviceView(row);
  }
  if (company_id === undefined) throw invalid('company_id', 'Is required');
  const rows = await listServiceRows(db, company_id, viewer, subscrption_active);
  if (rows.length === 0 && !(await companyExists(db, company_id))) throw notFound('Company');
  return {
    services: rows.filter((row) => !row.is_pin).map(serviceView),
    service_pinned: rows.filter((row) => row.is_pin).map(serviceView),
  };
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
  };
}
