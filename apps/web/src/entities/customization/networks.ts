import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';

/** Where a business may be found besides; the names are the same in every language. */
export const NETWORKS = [
  { field: 'facebook_url', name: 'Facebook', Icon: IconBrandFacebook },
  { field: 'instagram_url', name: 'Instagram', Icon: IconBrandInstagram },
  { field: 'tiktok_url', name: 'TikTok', Icon: IconBrandTiktok },
  { field: 'twiter_url', name: 'X', Icon: IconBrandX }, // sic
  { field: 'youtube_url', name: 'YouTube', Icon: IconBrandYoutube },
] as const;
