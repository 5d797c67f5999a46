import type { PersonDetails } from '@mercadito/contracts/accounts';
import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';
import type { AppDispatch } from '../../shared/api/store-hooks.ts';

interface Answering {
  readonly dispatch: AppDispatch;
  readonly queryFulfilled: PromiseLike<{ readonly data: PersonDetails }>;
}

/** What a write answers is how the person stands by then: what is decided next is decided over that version (CALL-14). */
async function showAnswer(
  { userId }: { userId: string | number },
  { dispatch, queryFulfilled }: Answering,
): Promise<void> {
  const answer = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (answer) dispatch(peopleApi.util.updateQueryData('getPerson', { userId }, () => answer));
}

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.infiniteQuery({ ...callPages('accounts', 'listPeople'), providesTags: ['People'] }),
    getPerson: build.query({ ...call('accounts', 'getPerson'), providesTags: ['People', 'Driver'] }),
    updatePerson: build.mutation({
      ...call('accounts', 'updatePerson'),
      invalidatesTags: ['People'],
      onQueryStarted: (asked, answering) => showAnswer(asked, answering),
    }),
    blockPerson: build.mutation({
      ...call('accounts', 'blockPerson'),
      invalidatesTags: ['People'],
      onQueryStarted: (asked, answering) => showAnswer(asked, answering),
    }),
    unblockPerson: build.mutation({
      ...call('accounts', 'unblockPerson'),
      invalidatesTags: ['People'],
      onQueryStarted: (asked, answering) => showAnswer(asked, answering),
    }),
    signPersonOut: build.mutation({
      ...call('accounts', 'signPersonOut'),
      invalidatesTags: ['People'],
      onQueryStarted: (asked, answering) => showAnswer(asked, answering),
    }),
    resetPassword: build.mutation({ ...call('accounts', 'resetPassword'), invalidatesTags: ['People'] }),
  }),
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
