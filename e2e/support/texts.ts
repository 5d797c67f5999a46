import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@mercadito/domain/language';

const LOCALES = join(import.meta.dirname, '../../apps/web/src/locales');

/** A text of the screens by its key, `cart:line.remove`; what it is filled with may be anything unless told. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => RegExp;

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export function textOf(language: Language, key: string): string {
  const [file, path = ''] = key.split(':');
  let found: unknown = JSON.parse(readFileSync(join(LOCALES, language, `${file}.json`), 'utf8'));
  for (const step of path.split('.')) found = Object(found)[step];
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${language}`);
  return found;
}

/** The texts of a language, each as what matches the whole of it. */
export const textsIn =
  (language: Language): Say =>
  (key, values = {}) => {
    const parts = textOf(language, key).split(/\{\{(\w+)\}\}/);
    const filled = parts.map((part, place) => {
      if (place % 2 === 0) return literally(part);
      const value = values[part];
      return value === undefined ? '.+' : literally(String(value));
    });
    return new RegExp(`^${filled.join('')}$`);
  };
