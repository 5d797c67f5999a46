import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const settingsEditingApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateSettings: build.mutation({
      ...call('settings', 'updateSettings'),
      invalidatesTags: ['Settings', 'Checkout'],
    }),
    listSettingsLog: build.infiniteQuery({ ...callPages('settings', 'listSettingsLog'), providesTags: ['Settings'] }),
  }),
});

export const { useUpdateSettingsMutation, useListSettingsLogInfiniteQuery } = settingsEditingApi;
