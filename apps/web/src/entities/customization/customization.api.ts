import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useGetAboutQuery, useGetContactQuery, useGetSocialNetworksQuery } = apiOf('customization', {
  getAbout: reads('Companies'),
  getContact: reads('Companies'),
  getSocialNetworks: reads('Companies'),
});
