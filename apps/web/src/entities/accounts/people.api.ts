import type { PersonDetails } from '@mercadito/contracts/accounts';
import { apiOf, type Begun, reads, readsPages, writes } from '../../shared/api/api-of.ts';

/** What a write answers is how the person stands by then: what is decided next is decided over that version (CALL-14). */
const changing = {
  ...writes('People'),
  onQueryStarted: async (
    { userId }: { userId: string | number },
    { dispatch, queryFulfilled }: Begun<PersonDetails>,
  ): Promise<void> => {
    const show = ({ data }: { data: PersonDetails }) =>
      void dispatch(peopleApi.util.updateQueryData('getPerson', { userId }, () => data));
    await queryFulfilled.then(show, () => undefined);
  },
};

const peopleApi = apiOf('accounts', {
  listPeople: readsPages('People'),
  getPerson: reads('People', 'Driver'),
  updatePerson: changing,
  blockPerson: changing,
  unblockPerson: changing,
  signPersonOut: changing,
  resetPassword: writes('People'),
});

export const {
  useListPeopleInfiniteQuery,
  useGetPersonQuery,
  useUpdatePersonMutation,
  useBlockPersonMutation,
  useUnblockPersonMutation,
  useSignPersonOutMutation,
  useResetPasswordMutation,
} = peopleApi;
