import { useGetSocialNetworksQuery } from '../../entities/customization/customization.api.ts';
import { SocialForm } from './customization-editing/social-form.tsx';
import { partPage } from './part-page.tsx';

/** Where else a business is found, added or changed (SCREEN-26). */
export const Component = partPage('social', useGetSocialNetworksQuery, SocialForm);
