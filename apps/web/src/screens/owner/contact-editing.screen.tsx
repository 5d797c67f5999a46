import { useGetContactQuery } from '../../entities/customization/customization.api.ts';
import { ContactForm } from './customization-editing/contact-form.tsx';
import { partPage } from './part-page.tsx';

/** How to reach a business, added or changed (SCREEN-26). */
export const Component = partPage('contact', useGetContactQuery, ContactForm);
