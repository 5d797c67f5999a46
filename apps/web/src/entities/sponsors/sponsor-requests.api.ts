import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useRequestSponsorshipMutation, useListSponsorRequestsQuery, useDecideSponsorRequestMutation } = apiOf(
  'sponsors',
  {
    requestSponsorship: writes('Companies'),
    listSponsorRequests: reads('Sponsors'),
    // Refused too: somebody else has decided then, and the lists are old.
    decideSponsorRequest: writes('Sponsors'),
  },
);
