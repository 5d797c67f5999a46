import type { Language } from '@mercadito/contracts/settings';
import { useTranslation } from 'react-i18next';

/** The language on the screen; a component that formats dates or lists renders again when it changes. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
