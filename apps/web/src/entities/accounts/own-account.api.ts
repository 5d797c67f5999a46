import { apiOf, writes } from '../../shared/api/api-of.ts';

export const {
  useUpdateAccountMutation,
  useConfirmPasswordMutation,
  useUploadAccountPictureMutation,
  useSendEmailLinkMutation,
} = apiOf('own-account', {
  updateAccount: writes('Account'),
  confirmPassword: writes(),
  uploadAccountPicture: writes('Account'),
  sendEmailLink: writes(),
});
