import type { Language } from '@mercadito/domain/language';
import { useSyncExternalStore } from 'react';
import { currentLanguage, onTextsChange, servedLanguage } from './i18n.ts';

/** The language on the screen; a component that formats dates or lists renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onTextsChange, currentLanguage, servedLanguage);
}
