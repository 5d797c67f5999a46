import type { Language } from '@mercadito/domain/language';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { awaitTexts, currentLanguage, findText, hasTexts, onTextsChange, servedLanguage } from './i18n.ts';
import type { Namespace, TextValues, Translate } from './text-keys.ts';

interface Translation<N extends Namespace> {
  readonly t: Translate<N>;
  readonly language: Language;
  /** Whether the texts are there; always true unless `useSuspense` is false. */
  readonly ready: boolean;
}

/**
 * The texts of one area: `t('card.add')`, and by name those of others that are loaded, `t('common:retry')`.
 * Routes bring their texts along; a part that shows up elsewhere waits for its own, or with `useSuspense: false`
 * renders without them first.
 */
export function useTranslation<N extends Namespace = 'common'>(
  namespace?: N,
  { useSuspense = true }: { useSuspense?: boolean } = {},
): Translation<N> {
  const area = namespace ?? 'common';
  const language = useLanguage();
  const isThere = () => hasTexts(area);
  const ready = useSyncExternalStore(onTextsChange, isThere, isThere);

  useEffect(() => {
    if (!ready) void awaitTexts(area);
  }, [ready, area]);
  // Thrown, as Suspense takes it: `use` may not be called in one render and left out in the next.
  if (!ready && useSuspense) throw awaitTexts(area);

  const t = useCallback(
    (key: string, values?: TextValues): string =>
      findText(key.includes(':') ? key : `${area}:${key}`, values, language) ?? key,
    [area, language],
  );
  return { t: t as Translate<N>, language, ready };
}

/** The language on the screen; a component that formats dates or lists renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onTextsChange, currentLanguage, servedLanguage);
}
