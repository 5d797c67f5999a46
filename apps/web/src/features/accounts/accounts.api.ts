import * as contract from '@mercadito/contracts/accounts';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({ ...call(contract.login) }),
    logout: build.mutation({ ...call(contract.logout) }),
    signUp: build.mutation({ ...call(contract.signUp) }),
    getUser: build.query({ ...call(contract.getUser), providesTags: ['Account'] }),
    changePassword: build.mutation({ ...call(contract.changePassword), invalidatesTags: ['Account', 'Sessions'] }),
    listSessions: build.query({ ...call(contract.listSessions), providesTags: ['Sessions'] }),
    revokeSession: build.mutation({ ...call(contract.revokeSession), invalidatesTags: ['Sessions'] }),
    revokeAllSessions: build.mutation({ ...call(contract.revokeAllSessions) }),
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
