import * as contract from '@mercadito/contracts/settings';
import { api } from '../api/api.ts';
import { call } from '../api/call.ts';

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query({ ...call(contract.getSettings), providesTags: ['Settings'] }),
  }),
});

export const { useGetSettingsQuery } = siteApi;
