import * as contract from '@mercadito/contracts/customization';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const customizationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAbout: build.query({ ...call(contract.getAbout), providesTags: ['Companies'] }),
    getContact: build.query({ ...call(contract.getContact), providesTags: ['Companies'] }),
    getSocialNetworks: build.query({ ...call(contract.getSocialNetworks), providesTags: ['Companies'] }),
  }),
});

export const { useGetAboutQuery, useGetContactQuery, useGetSocialNetworksQuery } = customizationApi;
