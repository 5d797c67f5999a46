import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({ ...call('accounts', 'login') }),
    logout: build.mutation({ ...call('accounts', 'logout') }),
    signUp: build.mutation({ ...call('accounts', 'signUp') }),
    getUser: build.query({ ...call('accounts', 'getUser'), providesTags: ['Account'] }),
    changePassword: build.mutation({ ...call('accounts', 'changePassword'), invalidatesTags: ['Account', 'Sessions'] }),
    listSessions: build.query({ ...call('accounts', 'listSessions'), providesTags: ['Sessions'] }),
    revokeSession: build.mutation({ ...call('accounts', 'revokeSession'), invalidatesTags: ['Sessions'] }),
    revokeAllSessions: build.mutation({ ...call('accounts', 'revokeAllSessions') }),
  }),
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useSignUpMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
  useChangePasswordMutation,
  useListSessionsQuery,
  useRevokeSessionMutation,
  useRevokeAllSessionsMutation,
} = accountsApi;
