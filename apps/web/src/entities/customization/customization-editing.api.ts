import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const invalidatesTags = ['Companies'] as const;

const customizationEditingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompanyAddress: build.query({ ...call('customization', 'getCompanyAddress'), providesTags: ['Companies'] }),
    addCompanyAddress: build.mutation({ ...call('customization', 'addCompanyAddress'), invalidatesTags }),
    updateCompanyAddress: build.mutation({ ...call('customization', 'updateCompanyAddress'), invalidatesTags }),
    addAbout: build.mutation({ ...call('customization', 'addAbout'), invalidatesTags }),
    updateAbout: build.mutation({ ...call('customization', 'updateAbout'), invalidatesTags }),
    uploadAboutImage: build.mutation({ ...call('customization', 'uploadAboutImage'), invalidatesTags }),
    addContact: build.mutation({ ...call('customization', 'addContact'), invalidatesTags }),
    updateContact: build.mutation({ ...call('customization', 'updateContact'), invalidatesTags }),
    addSocialNetworks: build.mutation({ ...call('customization', 'addSocialNetworks'), invalidatesTags }),
    updateSocialNetworks: build.mutation({ ...call('customization', 'updateSocialNetworks'), invalidatesTags }),
  }),
});

export const {
  useGetCompanyAddressQuery,
  useLazyGetCompanyAddressQuery,
  useAddCompanyAddressMutation,
  useUpdateCompanyAddressMutation,
  useAddAboutMutation,
  useUpdateAboutMutation,
  useUploadAboutImageMutation,
  useAddContactMutation,
  useUpdateContactMutation,
  useAddSocialNetworksMutation,
  useUpdateSocialNetworksMutation,
} = customizationEditingApi;
