import { apiOf, readsPages, writes } from '../../shared/api/api-of.ts';

export const { useUpdateSettingsMutation, useListSettingsLogInfiniteQuery } = apiOf('settings', {
  updateSettings: writes('Settings', 'Checkout'),
  listSettingsLog: readsPages('Settings'),
});
