import type { Given } from '@mercadito/contracts/endpoint';
import type { getLegalText } from '@mercadito/contracts/legal';
import type { Language } from '@mercadito/domain/language';
import type { LegalPage } from '@mercadito/domain/legal/legal-pages';
import { usualText } from '@mercadito/domain/legal/usual-text';
import type { Config } from '../../config.ts';
import type { StoredLegal } from './legal.queries.ts';

/** What it is called, and its town. */
type Site = Pick<Config, 'brandName' | 'productName'>;

const OTHER: Readonly<Record<Language, Language>> = { en: 'es', es: 'en' };

/** One page: what the town has written, in the other language rather than beside what it did not write; else the usual text. */
export function legalTextView(
  legal: StoredLegal,
  { page, language, site }: { page: LegalPage; language: Language; site: Site },
): Given<typeof getLegalText> {
  const written = ([language, OTHER[language]] as const).find((each) => legal[`${page}_${each}`] !== '');
  const { responsible, contact, updated_at } = legal;
  const names = { brand: site.brandName, town: site.productName, responsible, contact };
  return {
    text: written ? legal[`${page}_${written}`] : usualText(page, language, names),
    language: written ?? language,
    ...{ responsible, contact, updated_at },
  };
}
