import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allScreens } from '@mercadito/contracts/site/addresses';
import type { Screen } from '@mercadito/contracts/site/screen';
import { LANGUAGES, type Language } from '@mercadito/domain/language';
import type { Plugin } from 'vite';
import { WEB } from './screens.ts';
import { virtualModule } from './virtual-module.ts';

/** A catalogue of texts by its area: `adminKeys.palette.title`. */
type Texts = { readonly [key: string]: Texts | string };

function readTexts(language: Language): Texts {
  const files = globSync(`src/locales/${language}/*.json`, { cwd: WEB });
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(WEB, file), 'utf8'))]),
  );
}

/** What a screen is called; that of one thing is called as the thing is. */
function keyOf({ title, menu }: Screen): string | undefined {
  if (title === null) return menu && `layout:${menu.label}`;
  return typeof title === 'string' ? title : undefined;
}

function textAt(texts: Texts, key: string): string {
  const found = key
    .split(/[:.]/)
    .reduce<Texts | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  if (typeof found !== 'string') throw new Error(`${key} is no text, and a screen is called so`);
  return found;
}

function titlesIn(language: Language): Readonly<Record<string, string>> {
  const texts = readTexts(language);
  const named = allScreens().map((screen) => [screen.name, screen.path, keyOf(screen)] as const);
  return Object.fromEntries(
    // An address with a gap in it leads nowhere by itself.
    named.flatMap(([name, path, key]) => (key && !/[{*]/.test(path) ? [[name, textAt(texts, key)]] : [])),
  );
}

/** What the site map's screens are called, without the catalogues of all their texts: for who looks for one by its name. */
export const screenTitles = (): Plugin =>
  virtualModule('screen-titles', {
    of: join(WEB, 'src/locales'),
    write: () => {
      const titles = Object.fromEntries(LANGUAGES.map((language) => [language, titlesIn(language)]));
      return `export const TITLES = ${JSON.stringify(titles)};`;
    },
  });
