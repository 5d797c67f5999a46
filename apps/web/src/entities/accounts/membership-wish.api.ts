import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useGetMembershipWishQuery, useAskForMembershipMutation, useDeclineMembershipWishMutation } = apiOf(
  'membership-wishes',
  {
    getMembershipWish: reads('MembershipWish'),
    // Refused too: somebody has given the membership meanwhile.
    askForMembership: writes('MembershipWish'),
    declineMembershipWish: writes('People'),
  },
);
