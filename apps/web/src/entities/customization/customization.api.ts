import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const customizationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAbout: build.query({ ...call('customization', 'getAbout'), providesTags: ['Companies'] }),
    getContact: build.query({ ...call('customization', 'getContact'), providesTags: ['Companies'] }),
    getSocialNetworks: build.query({ ...call('customization', 'getSocialNetworks'), providesTags: ['Companies'] }),
  }),
});

export const {
  useGetAboutQuery,
  useLazyGetAboutQuery,
  useGetContactQuery,
  useLazyGetContactQuery,
  useGetSocialNetworksQuery,
  useLazyGetSocialNetworksQuery,
} = customizationApi;
