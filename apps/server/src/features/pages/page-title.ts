import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ScreenAt } from '@mercadito/contracts/site/addresses';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import type { Language } from '@mercadito/domain/language';

type Texts = { readonly [key: string]: string | Texts };

const catalogues = new Map<string, Texts>();

/** The web's own texts: a page is called the same by the server and in the tab. */
function catalogueOf(language: Language, area: string): Texts {
  const file = `${language}/${area}.json`;
  const known = catalogues.get(file);
  if (known) return known;
  const address = new URL(`../../../../web/src/locales/${file}`, import.meta.url);
  const texts = JSON.parse(readFileSync(fileURLToPath(address), 'utf8')) as Texts;
  catalogues.set(file, texts);
  return texts;
}

function textOf(language: Language, key: string): string {
  const [area = '', path = ''] = key.split(':');
  let found: string | Texts | undefined = catalogueOf(language, area);
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`no text ${key}`);
  return found;
}

/** What a page is asked with, beside its place. */
interface Asked {
  readonly language: Language;
  readonly search: URLSearchParams;
}

/**
 * The title of a page, without the brand: what is searched there, and what the site map calls it (LOOK-48).
 * @param first what the first read has answered; null where it is absent or not to be had, and the title is null too
 */
export function titleOf(place: ScreenAt, first: unknown, { language, search }: Asked): string | null {
  const title = nameOf(place, first, language);
  // On any other page these would be a stranger's words.
  const searched = place.screen.search?.search && searchTextOf(search.get('search') ?? '');
  return title && searched ? `${searched} - ${title}` : title;
}

function nameOf({ screen, params }: ScreenAt, first: unknown, language: Language): string | null {
  if (screen.title === null) return null;
  if (typeof screen.title !== 'string') return (first as { readonly name?: string } | null)?.name ?? null;
  return textOf(language, screen.title).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
}
