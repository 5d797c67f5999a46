import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const sponsorRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestSponsorship: build.mutation({ ...call('sponsors', 'requestSponsorship'), invalidatesTags: ['Companies'] }),
    listSponsorRequests: build.query({ ...call('sponsors', 'listSponsorRequests'), providesTags: ['Sponsors'] }),
    // Refused too: somebody else has decided then, and the lists are old.
    decideSponsorRequest: build.mutation({
      ...call('sponsors', 'decideSponsorRequest'),
      invalidatesTags: ['Sponsors'],
    }),
  }),
});

export const { useRequestSponsorshipMutation, useListSponsorRequestsQuery, useDecideSponsorRequestMutation } =
  sponsorRequestsApi;
