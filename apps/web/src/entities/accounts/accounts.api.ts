import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

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
} = apiOf('accounts', {
  login: writes(),
  logout: writes(),
  signUp: writes(),
  getUser: reads('Account'),
  changePassword: writes('Account', 'Sessions'),
  listSessions: reads('Sessions'),
  revokeSession: writes('Sessions'),
  revokeAllSessions: writes(),
});
