import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';

/** The forms of each part of a business's page, by the label of its tab. */
export const FORMS_OF = {
  address: { add: 'addCompanyAddress', edit: 'updateCompanyAddress' },
  about: { add: 'addAbout', edit: 'updateAbout' },
  contact: { add: 'addContact', edit: 'updateContact' },
  social: { add: 'addSocialNetworks', edit: 'updateSocialNetworks' },
} as const;

/** A part of a business's page: there is one of each at most (BUSINESS-4). */
export type PartLabel = keyof typeof FORMS_OF;

/** Where a part is shown to its owner, and where its forms lead to when they are done. */
export const tabOf = (label: PartLabel): Href => hrefTo('customization', {}, { label });
