import { apiOf, reads } from '../../shared/api/api-of.ts';

export const servicesApi = apiOf('services', {
  readServices: reads('Service'),
});

export const { useReadServicesQuery } = servicesApi;
