import { memoize } from '@mercadito/domain/memoize';
import type { TextValues } from './text-keys.ts';

const pluralRules = memoize((language: string) => new Intl.PluralRules(language));

/** A catalogue as its file has it: texts in groups. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

function lookUp(texts: Texts, path: string): string | null {
  let found: string | Texts | undefined = texts;
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : null;
}

function withPlural(texts: Texts, path: string, count: unknown, language: string): string | null {
  if (typeof count !== 'number') return null;
  const form = pluralRules(language).select(count);
  return lookUp(texts, `${path}_${form}`) ?? lookUp(texts, `${path}_other`);
}

/** The text at a path, in its right number and with its braces filled; null when there is none. */
export function translate(texts: Texts, path: string, values: TextValues, language: string): string | null {
  const text = withPlural(texts, path, values.count, language) ?? lookUp(texts, path);
  return text?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) ?? null;
}
