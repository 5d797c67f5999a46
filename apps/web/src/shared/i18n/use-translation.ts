import type { Language } from '@mercadito/domain/language';
import { memoize } from '@mercadito/domain/memoize';
import { createContext, createElement, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { awaitTexts, currentLanguage, findText, hasTexts, onTextsChange, servedLanguage } from './i18n.ts';
import type { Namespace, TextValues, Translate } from './text-keys.ts';

interface Translation<N extends Namespace> {
  readonly t: Translate<N>;
  readonly language: Language;
}

const Spoken = createContext<Language | null>(null);

/** Around the application: the hundreds of texts on a page follow its language by one subscription. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const spoken = useSyncExternalStore(onTextsChange, currentLanguage, servedLanguage);
  return createElement(Spoken, { value: spoken }, children);
}

/** The language on the screen; a component that formats dates or lists renders again when it changes. */
export const useLanguage = (): Language => use(Spoken) ?? currentLanguage();

/** Always the same function for an area and a language. */
const translateOf = memoize((language: Language) =>
  memoize(
    (area: Namespace) =>
      (key: string, values?: TextValues): string =>
        findText(key.includes(':') ? key : `${area}:${key}`, values, language) ?? key,
  ),
);

const translation = <N extends Namespace>(area: N, language: Language): Translation<N> => ({
  t: translateOf(language)(area) as Translate<N>,
  language,
});

/**
 * The texts of one area: `t('card.add')`, and by name those of others that are loaded, `t('common:retry')`.
 * Routes bring their texts along; a part that shows up elsewhere waits for its own.
 */
export function useTranslation<N extends Namespace = 'common'>(namespace?: N): Translation<N> {
  const area = namespace ?? ('common' as N);
  const language = useLanguage();
  // Thrown, as Suspense takes it: `use` may not be called in one render and left out in the next.
  if (!hasTexts(area)) throw awaitTexts(area);
  return translation(area, language);
}

/** The texts of an area that come late: what shows them renders without them first, until they are `ready`. */
export function useLateTranslation<N extends Namespace>(area: N): Translation<N> & { readonly ready: boolean } {
  const language = useLanguage();
  const isThere = () => hasTexts(area);
  const ready = useSyncExternalStore(onTextsChange, isThere, isThere);
  useEffect(() => {
    if (!ready) void awaitTexts(area);
  }, [ready, area]);
  return { ...translation(area, language), ready };
}
