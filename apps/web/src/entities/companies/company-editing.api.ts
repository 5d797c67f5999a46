import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const companyEditingApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Whatever came of it: after an answer that was lost the account tells whether there is a business.
    createCompany: build.mutation({ ...call('companies', 'createCompany'), invalidatesTags: ['Account', 'Companies'] }),
    updateCompany: build.mutation({ ...call('companies', 'updateCompany'), invalidatesTags: ['Companies'] }),
    uploadProfileImage: build.mutation({ ...call('companies', 'uploadProfileImage'), invalidatesTags: ['Companies'] }),
    uploadBannerImage: build.mutation({ ...call('companies', 'uploadBannerImage'), invalidatesTags: ['Companies'] }),
  }),
});

export const {
  useCreateCompanyMutation,
  useUpdateCompanyMutation,
  useUploadProfileImageMutation,
  useUploadBannerImageMutation,
} = companyEditingApi;
