import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.infiniteQuery({ ...callPages('accounts', 'listPeople'), providesTags: ['People'] }),
    getPerson: build.query({ ...call('accounts', 'getPerson'), providesTags: ['People', 'Driver'] }),
    updatePerson: build.mutation({ ...call('accounts', 'updatePerson'), invalidatesTags: ['People'] }),
    blockPerson: build.mutation({ ...call('accounts', 'blockPerson'), invalidatesTags: ['People'] }),
    unblockPerson: build.mutation({ ...call('accounts', 'unblockPerson'), invalidatesTags: ['People'] }),
    signPersonOut: build.mutation({ ...call('accounts', 'signPersonOut'), invalidatesTags: ['People'] }),
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
