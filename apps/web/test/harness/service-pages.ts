import { readServices, type Service } from '@mercadito/contracts/services';
import { aService } from '../fixtures/services.ts';
import { type Reply, refuse, reply } from './replies.ts';

const PAGE_SIZE = 24;

/** So many services: "Servicio 1", "Servicio 2" …, the first of them pinned. */
export const manyServices = (count: number, { pinned = 0, ...own }: Partial<Service> & { pinned?: number } = {}) =>
  Array.from({ length: count }, (_, at) =>
    aService({ id: at + 1, slug: `servicio-${at + 1}`, name: `Servicio ${at + 1}`, is_pin: at < pinned, ...own }),
  );

/** The server has these services, the pinned ones first, and tells of them page by page, or of one by its slug. */
export const inPages = (services: readonly Service[]): Reply =>
  reply(readServices, ({ query: { action, slug, page = 1, cursor } }) => {
    if (action === 'details') {
      return services.find((each) => each.slug === slug) ?? refuse(readServices, 404, 'not_found');
    }
    const start = Number(cursor ?? 0);
    const shown = services.slice(start, start + PAGE_SIZE).map((each) => ({ ...each, description: '' }));
    const end = start + shown.length;
    return {
      services: shown.filter(({ is_pin }) => !is_pin),
      service_pinned: shown.filter(({ is_pin }) => is_pin),
      next: end < services.length ? `/api/companies/services/service/?action=all&page=${page + 1}&cursor=${end}` : null,
      count: services.length,
    };
  });
