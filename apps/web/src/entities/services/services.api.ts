import { apiOf, readsPages } from '../../shared/api/api-of.ts';

/** A business's services come page by page; one that is asked for by its slug is the only page of its answer. */
export const servicesApi = apiOf('services', {
  readServices: readsPages('Service'),
});

export const { useReadServicesInfiniteQuery } = servicesApi;

/** What asks for the services of a business. */
export const servicesOf = (companyId: number) => ({ action: 'all', company_id: companyId, page: 1 }) as const;
