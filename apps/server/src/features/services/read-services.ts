import type { Parsed } from '@mercadito/contracts/endpoint';
import type { readServices as contract, ServiceAnswer, ServiceListAnswer } from '@mercadito/contracts/services';
import type { Db } from '../../database/connection.ts';
import { invalid, notFound } from '../../platform/problems/errors.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { companyExists } from '../companies/index.ts';
import { serviceView } from './service-view.ts';
import { findService, findServiceBySlug, listServiceRows } from './services.queries.ts';

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
