import { apiOf, writes } from '../../shared/api/api-of.ts';

export const { useUpdateAccountMutation, useUploadAccountPictureMutation, useSendEmailLinkMutation } = apiOf(
  'own-account',
  {
    updateAccount: writes('Account'),
    uploadAccountPicture: writes('Account'),
    sendEmailLink: writes(),
  },
);
