import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';

/** Texts by their full key: `orders.json: cancel.title` to "Cancel the order?". */
type Catalogue = Map<string, string>;

const localesFolder = 'apps/web/src/locales';
const languages = ['en', 'es'];
/** Names, and what is called the same in both languages: a text of these alone may be equal. */
const SAME_WORDS = [
  'A',
  'Color',
  'Enter',
  'English',
  'Error',
  'Español',
  'MX',
  'No',
  'Subtotal',
  'Total',
  'USD',
  'WhatsApp',
  'h',
  'int',
  'min',
  'Z',
];
const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

const withoutForm = (key: string): string => key.replace(PLURAL_FORM, '');

/** Where the catalogues differ in more than their words, or in less: missing keys, empty texts, other placeholders, the same text. */
export async function findLocaleFaults(folder = root): Promise<string[]> {
  const absent = languages.filter((language) => !existsSync(join(folder, localesFolder, language)));
  if (absent.length > 0) {
    const isNeeded = existsSync(join(folder, 'apps/web/src/app'));
    return isNeeded ? absent.map((language) => `${localesFolder}/${language} does not exist`) : [];
  }
  const catalogues = await Promise.all(languages.map((language) => readCatalogue(folder, language)));
  const [english = new Map(), spanish = new Map()] = catalogues;
  const faults = languages.flatMap((language, index) => {
    const own = catalogues[index] ?? new Map();
    if (own.size === 0) return [`${language}: no text found, nothing was checked`];
    const others = catalogues.filter((other) => other !== own);
    return [
      ...findEmpty(language, own),
      ...findMissingForms(language, own),
      ...others.flatMap((other) => findDifferences(language, own, other)),
    ];
  });
  return [...faults, ...findUntranslated(english, spanish), ...findArticles(spanish)];
}

async function readCatalogue(folder: string, language: string): Promise<Catalogue> {
  const base = join(folder, localesFolder, language);
  const texts: Catalogue = new Map();
  for (const file of listFiles(['**/*.{json,ts}'], base).filter((path) => !path.endsWith('.test.ts'))) {
    const path = join(base, file);
    const content: unknown = file.endsWith('.json')
      ? JSON.parse(readFileSync(path, 'utf8'))
      : await import(pathToFileURL(path).href);
    flatten(content, `${file}:`, texts);
  }
  return texts;
}

function flatten(value: unknown, key: string, into: Catalogue): void {
  if (typeof value === 'string') into.set(key, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) flatten(child, `${key} ${name}`, into);
}

function findEmpty(language: string, catalogue: Catalogue): string[] {
  return [...catalogue].filter(([, text]) => text.trim() === '').map(([key]) => `${language} ${key}: empty text`);
}

/** Spanish texts that say the English ones' words again. */
function findUntranslated(english: Catalogue, spanish: Catalogue): string[] {
  const known = new Set(SAME_WORDS.map((word) => word.toLowerCase()));
  return [...spanish].flatMap(([key, text]) => {
    const isCopied = text === english.get(key) || text === english.get(`${withoutForm(key)}_other`);
    const foreign = wordsIn(text).filter((word) => !known.has(word.toLowerCase()));
    return isCopied && foreign.length > 0
      ? [`es ${key}: as in English, "${text}" (scripts/checks/locales.ts has names)`]
      : [];
  });
}

/** One o'clock is "la 1:00" and two "las 2:00": an article before a time that is filled in is wrong for one of them. */
const findArticles = (spanish: Catalogue): string[] =>
  [...spanish]
    .filter(([, text]) => /\blas? \{\{time\}\}/i.test(text))
    .map(([key]) => `es ${key}: an article before {{time}}`);

/** Without what is filled in, and tags. */
const wordsIn = (text: string): string[] => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];

/** A text that is told by number needs every form that its language's grammar knows: what lacks one shows its key. */
function findMissingForms(language: string, catalogue: Catalogue): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = new Set([...catalogue.keys()].filter((key) => PLURAL_FORM.test(key)).map(withoutForm));
  return [...plurals].flatMap((key) =>
    forms.filter((form) => !catalogue.has(`${key}_${form}`)).map((form) => `${language} ${key}_${form}: missing`),
  );
}

function findDifferences(language: string, own: Catalogue, other: Catalogue): string[] {
  const mine = joinPlurals(own);
  return [...joinPlurals(other)].flatMap(([key, text]) => {
    const ownText = mine.get(key);
    if (ownText === undefined) return [`${language} ${key}: missing`];
    const lacking = [...findPlaceholders(text)].filter((name) => !findPlaceholders(ownText).has(name));
    return lacking.map((name) => `${language} ${key}: lacks the placeholder ${name}`);
  });
}

/** A language has the plural forms of its grammar, so `_one`, `_many` and `_other` are compared as one text. */
function joinPlurals(catalogue: Catalogue): Catalogue {
  const joined: Catalogue = new Map();
  for (const [key, text] of catalogue) {
    const base = withoutForm(key);
    joined.set(base, `${joined.get(base) ?? ''} ${text}`);
  }
  return joined;
}

/** `{{name}}` of i18next, with its format left aside, and numbered or named tags of Trans. */
function findPlaceholders(text: string): Set<string> {
  const values = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => `{{${match[1]}}}`);
  const tags = [...text.matchAll(/<(\w+)\s*\/?>/g)].map((match) => `<${match[1]}>`);
  return new Set([...values, ...tags]);
}
