import { apiOf, writes } from '../../shared/api/api-of.ts';

export const {
  useCreateCompanyMutation,
  useUpdateCompanyMutation,
  useUploadProfileImageMutation,
  useUploadBannerImageMutation,
} = apiOf('companies', {
  // Whatever came of it: after an answer that was lost the account tells whether there is a business.
  createCompany: writes('Account', 'Companies'),
  updateCompany: writes('Companies'),
  uploadProfileImage: writes('Companies'),
  uploadBannerImage: writes('Companies'),
});
