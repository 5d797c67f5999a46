import type { Category } from '@mercadito/contracts/categories';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';
import { pictureAt } from '../../platform/pictures/pictures.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isOfListedBusiness, isVisibleTo } from '../listing/index.ts';

const ZONES = sql<Category[]>`(
  select coalesce(json_agg(json_build_object('id', zones.id, 'name', zones.name, 'name_en', zones.name_en)
    order by zones.position, zones.id), '[]')
  from service_zones join zones on zones.id = service_zones.zone_id
  where service_zones.service_id = services.id)`;

/** Services as far as the viewer may see them, with all that is shown of one. */
function selectServices(db: Db, viewer: Viewer, asked?: boolean | undefined) {
  return db
    .selectFrom('services')
    .innerJoin('companies', 'companies.id', 'services.company_id')
    .innerJoin('service_categories', 'service_categories.id', 'services.category_id')
    .select([
      'services.id',
      'services.slug',
      'services.name',
      'services.hour_price_millis',
      'services.currency',
      'services.discount',
      'services.contact_phone',
      'services.is_available',
      'services.member_only',
      'services.is_pin',
      'services.updated_at',
      'services.company_id',
      'companies.name as company_name',
      'services.category_id',
      'service_categories.name as category_name',
      'service_categories.name_en as category_name_en',
    ])
    .select([pictureAt('services.photo').as('photo'), ZONES.as('zones')])
    .where(isVisibleTo(viewer, 'services', asked));
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectServices>['executeTakeFirstOrThrow']>>;
/** In a list without what its page alone tells. */
export type ServiceRow = ListedRow & { readonly description?: string; readonly is_listed?: boolean };

/** One service with all that its page tells. */
const selectService = (db: Db, viewer: Viewer, asked?: boolean | undefined) =>
  selectServices(db, viewer, asked)
    .select('services.description')
    .select(isOfListedBusiness('services.company_id').$castTo<boolean>().as('is_listed'));

/** Which services are listed: those of a company, as far as the viewer may see them. */
export interface ServiceFilter {
  readonly companyId: number;
  readonly viewer: Viewer;
  readonly asked: boolean | undefined;
}

const PINNED_FIRST: Ordering = {
  first: sql<boolean>`services.is_pin`,
  key: sql<string>`services.created_at`,
  kind: 'instant',
  id: sql<number>`services.id`,
  direction: 'desc',
};

const servicesOf = (db: Db, { companyId, viewer, asked }: ServiceFilter) =>
  selectServices(db, viewer, asked).where('services.company_id', '=', companyId);

/** All of them, the pinned ones first. */
export function listServiceRows(db: Db, filter: ServiceFilter): Promise<ListedRow[]> {
  return servicesOf(db, filter)
    .orderBy('services.is_pin', 'desc')
    .orderBy('services.created_at', 'desc')
    .orderBy('services.id', 'desc')
    .execute();
}

/** A page of them, in the same order. */
export function listServicesOnPage(db: Db, filter: ServiceFilter, request: PageRequest) {
  return pagedBy(servicesOf(db, filter), PINNED_FIRST, request).execute();
}

/** How many the viewer may see; a business has no more than 200. */
export async function countServicesSeen(db: Db, { companyId, viewer, asked }: ServiceFilter): Promise<number> {
  const { count } = await db
    .selectFrom('services')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where(isVisibleTo(viewer, 'services', asked))
    .executeTakeFirstOrThrow();
  return count;
}

export function findServiceBySlug(
  db: Db,
  slug: string,
  viewer: Viewer,
  asked: boolean | undefined,
): Promise<ServiceRow | undefined> {
  return selectService(db, viewer, asked).where('services.slug', '=', slug).executeTakeFirst();
}

export function findService(db: Db, id: number, viewer: Viewer): Promise<ServiceRow | undefined> {
  return selectService(db, viewer).where('services.id', '=', id).executeTakeFirst();
}
