import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const {
  useGetCompanyAddressQuery,
  useAddCompanyAddressMutation,
  useUpdateCompanyAddressMutation,
  useAddAboutMutation,
  useUpdateAboutMutation,
  useUploadAboutImageMutation,
  useAddContactMutation,
  useUpdateContactMutation,
  useAddSocialNetworksMutation,
  useUpdateSocialNetworksMutation,
} = apiOf('customization', {
  getCompanyAddress: reads('Companies'),
  addCompanyAddress: writes('Companies'),
  updateCompanyAddress: writes('Companies'),
  addAbout: writes('Companies'),
  updateAbout: writes('Companies'),
  uploadAboutImage: writes('Companies'),
  addContact: writes('Companies'),
  updateContact: writes('Companies'),
  addSocialNetworks: writes('Companies'),
  updateSocialNetworks: writes('Companies'),
});
