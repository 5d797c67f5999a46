import * as contract from '@mercadito/contracts/settings';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserSettings: build.query({ ...call(contract.getUserSettings), providesTags: ['SettingUser'] }),
    updateUserSettings: build.mutation({ ...call(contract.updateUserSettings), invalidatesTags: ['SettingUser'] }),
  }),
});

export const { useLazyGetUserSettingsQuery, useUpdateUserSettingsMutation } = settingsApi;
