import type { Language } from '../language.ts';
import type { LegalNames } from './legal-names.ts';
import type { LegalPage } from './legal-pages.ts';
import { usualPrivacy } from './usual-privacy.ts';
import { usualTerms } from './usual-terms.ts';

const USUAL = { privacy: usualPrivacy, terms: usualTerms };

/** What a page says while nobody has written another text for it (LEGAL-1); what is typed counts without the space around it. */
export const usualText = (page: LegalPage, language: Language, { responsible, contact, ...site }: LegalNames): string =>
  USUAL[page][language]({ ...site, responsible: responsible.trim(), contact: contact.trim() });
