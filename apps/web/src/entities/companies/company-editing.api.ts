import { apiOf, writes } from '../../shared/api/api-of.ts';

/** What owners and Admins change; apart from what everybody reads, so that no shop page brings it. */
export const {
  useCreateCompanyMutation,
  useUpdateCompanyMutation,
  useUploadProfileImageMutation,
  useUploadBannerImageMutation,
  useUpdateCompanyPlanMutation,
  useSuspendCompanyMutation,
  useReinstateCompanyMutation,
} = apiOf('companies', {
  // Whatever came of it: after an answer that was lost the account tells whether there is a business.
  createCompany: writes('Account', 'Companies'),
  updateCompany: writes('Companies'),
  uploadProfileImage: writes('Companies'),
  uploadBannerImage: writes('Companies'),
  updateCompanyPlan: writes('People', 'Companies'),
  suspendCompany: writes('People', 'Companies'),
  reinstateCompany: writes('People', 'Companies'),
});
