import { useGetAboutQuery } from '../../entities/customization/customization.api.ts';
import { AboutForm } from './customization-editing/about-form.tsx';
import { partPage } from './part-page.tsx';

/** What a business tells of itself, added or changed (SCREEN-26). */
export const Component = partPage('about', useGetAboutQuery, AboutForm);
