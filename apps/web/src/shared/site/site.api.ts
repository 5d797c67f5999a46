import { api } from '../api/api.ts';
import { call } from '../api/call.ts';

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query({ ...call('settings', 'getSettings'), providesTags: ['Settings'] }),
  }),
});

export const { useGetSettingsQuery } = siteApi;
