import type { Given } from '@mercadito/contracts/endpoint';
import type { getLegal, getLegalText } from '@mercadito/contracts/legal';
import type { Language } from '@mercadito/domain/language';
import type { LegalPage } from '@mercadito/domain/legal/legal-pages';
import type { Config } from '../../config.ts';
import type { StoredLegal } from './legal.queries.ts';
import { usualPrivacy } from './usual-privacy.ts';
import { usualTerms } from './usual-terms.ts';

/** What it is called, and its town. */
type Site = Pick<Config, 'brandName' | 'productName'>;

const USUAL = { privacy: usualPrivacy, terms: usualTerms };

const OTHER: Readonly<Record<Language, Language>> = { en: 'es', es: 'en' };

/** What stands where an Admin has written nothing, with the names of the site and of who answers for it filled in. */
const usualText = ({ responsible, contact }: StoredLegal, page: LegalPage, language: Language, site: Site): string =>
  USUAL[page][language]({ brand: site.brandName, town: site.productName, responsible, contact });

/** All of them, for who writes others. */
export const usualTexts = (legal: StoredLegal, site: Site): Given<typeof getLegal>['usual'] => ({
  privacy_es: usualText(legal, 'privacy', 'es', site),
  privacy_en: usualText(legal, 'privacy', 'en', site),
  terms_es: usualText(legal, 'terms', 'es', site),
  terms_en: usualText(legal, 'terms', 'en', site),
});

/** One page: what the town has written, in the other language rather than beside what it did not write; else the usual text. */
export function legalTextView(
  legal: StoredLegal,
  { page, language, site }: { page: LegalPage; language: Language; site: Site },
): Given<typeof getLegalText> {
  const written = ([language, OTHER[language]] as const).find((each) => legal[`${page}_${each}`] !== '');
  const { responsible, contact, updated_at } = legal;
  return {
    text: written ? legal[`${page}_${written}`] : usualText(legal, page, language, site),
    language: written ?? language,
    ...{ responsible, contact, updated_at },
  };
}
