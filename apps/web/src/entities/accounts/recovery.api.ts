import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const {
  useForgotPasswordMutation,
  useReadResetLinkQuery,
  useChooseNewPasswordMutation,
  useConfirmEmailMutation,
} = apiOf('recovery', {
  forgotPassword: writes(),
  // Nothing of it is kept: it may be used up by the next look.
  readResetLink: { ...reads(), keepUnusedDataFor: 0 },
  chooseNewPassword: writes(),
  confirmEmail: writes('Account'),
});
