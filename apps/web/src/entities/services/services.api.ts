import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readServices: build.query({ ...call('services', 'readServices'), providesTags: ['Service'] }),
  }),
});

export { servicesApi };
export const { useReadServicesQuery } = servicesApi;
