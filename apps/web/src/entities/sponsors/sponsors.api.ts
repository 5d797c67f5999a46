import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const sponsorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSponsors: build.query({ ...call('sponsors', 'listSponsors'), providesTags: ['Sponsors'] }),
  }),
});

export const { useListSponsorsQuery } = sponsorsApi;
