import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserSettings: build.query({ ...call('settings', 'getUserSettings'), providesTags: ['SettingUser'] }),
    updateUserSettings: build.mutation({ ...call('settings', 'updateUserSettings'), invalidatesTags: ['SettingUser'] }),
  }),
});

export const { useLazyGetUserSettingsQuery, useUpdateUserSettingsMutation } = settingsApi;
