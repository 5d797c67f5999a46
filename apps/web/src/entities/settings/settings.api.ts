import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useLazyGetUserSettingsQuery, useUpdateUserSettingsMutation } = apiOf('settings', {
  getUserSettings: reads('SettingUser'),
  updateUserSettings: writes('SettingUser'),
});
