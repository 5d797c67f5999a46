import type { Language } from '@mercadito/contracts/settings';
import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { findText, hasTexts, loadTexts, onTextsChange } from './i18n.ts';
import type { Namespace, TextValues, Translate } from './text-keys.ts';
import { useLanguage } from './use-language.ts';

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
    if (!ready) void loadTexts([area]);
  }, [ready, area]);
  if (!ready && useSuspense) use(textsOnTheirWay(language, area));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same key means another text in another language
  const t = useCallback(
    (key: string, values?: TextValues): string => findText(key.includes(':') ? key : `${area}:${key}`, values) ?? key,
    [area, language],
  );
  return { t: t as Translate<N>, language, ready };
}

// `use` wants the same promise each time it is asked.
const promises = new Map<string, Promise<void>>();

function textsOnTheirWay(language: Language, area: Namespace): Promise<void> {
  const key = `${language}/${area}`;
  const promise = promises.get(key) ?? loadTexts([area]);
  promises.set(key, promise);
  return promise;
}
