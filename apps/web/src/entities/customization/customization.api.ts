import { apiOf, reads } from '../../shared/api/api-of.ts';

export const {
  useGetAboutQuery,
  useLazyGetAboutQuery,
  useGetContactQuery,
  useLazyGetContactQuery,
  useGetSocialNetworksQuery,
  useLazyGetSocialNetworksQuery,
} = apiOf('customization', {
  getAbout: reads('Companies'),
  getContact: reads('Companies'),
  getSocialNetworks: reads('Companies'),
});
