import { apiOf, reads } from '../api/api-of.ts';

export const siteApi = apiOf('settings', {
  getSettings: reads('Settings'),
});

export const { useGetSettingsQuery } = siteApi;
