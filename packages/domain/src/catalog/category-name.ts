import type { Language } from '../language.ts';

/** A category's name, or a zone's, in a language: the Spanish one where it has no English one. */
export const categoryName = (
  { name, name_en }: { readonly name: string; readonly name_en: string },
  language: Language,
): string => (language === 'en' ? name_en || name : name);
