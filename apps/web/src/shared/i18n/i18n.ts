import { chosenLanguage, LANGUAGE_COOKIE, spokenLanguage } from '@mercadito/contracts/languages';
import { TEXTS_OF_EVERY_PAGE } from '@mercadito/contracts/site/screen';
import type { Language } from '@mercadito/domain/language';
import { memoize } from '@mercadito/domain/memoize';
import { numberText } from '@mercadito/domain/number-text';
import { bringInsistently } from '../connection/on-reconnect.ts';
import type { Namespace, TextKey, TextValues } from './text-keys.ts';

export type { Namespace } from './text-keys.ts';

// Our own, and small: i18next with its React part is 15 KB of the 160 KB that a first page may weigh (docs/decisions).
const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default' });

let language: Language = 'es';
/** What a page that the server has made is in, until it is live. */
let served: Language = language;
/** What was asked for last, whose texts may be on their way. */
let wanted: Language = language;
const loaded = new Map<string, Texts>();
const loading = new Map<string, Promise<void>>();
const awaited = new Map<Namespace, Promise<void>>();
const listeners = new Set<() => void>();

const keyOf = (which: Language, namespace: Namespace): string => `${which}/${namespace}`;

function load(which: Language, namespace: Namespace): Promise<void> {
  const key = keyOf(which, namespace);
  const underWay = loading.get(key);
  if (underWay) return underWay;
  const file = files[`../../locales/${key}.json`];
  if (!file) throw new Error(`no texts ${key}`);
  const load = file().then(
    (texts) => {
      // Of a page that was closed meanwhile they are none of this one's.
      if (loading.get(key) !== load) return;
      loaded.set(key, texts);
      tellListeners();
    },
    (error: unknown) => {
      // A chunk lost on the way is asked for again next time.
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, load);
  return load;
}

export const currentLanguage = (): Language => language;
export const servedLanguage = (): Language => served;
export const hasTexts = (namespace: Namespace): boolean => loaded.has(keyOf(language, namespace));

/** Brings the texts of a screen along with its code, so that it appears complete. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => load(language, namespace)));
}

/** Brings the texts of one area, for as long as it takes; all who wait for them wait for one promise. */
export function awaitTexts(namespace: Namespace): Promise<void> {
  const known = awaited.get(namespace);
  if (known) return known;
  const coming = bringInsistently(() => loadTexts([namespace])).finally(() => awaited.delete(namespace));
  awaited.set(namespace, coming);
  return coming;
}

/** Forgets what was brought, as a page does that is closed. */
export function forgetTexts(): void {
  awaited.clear();
  loaded.clear();
  loading.clear();
}

/** Brings all texts, for the server: it renders each page at one go, in the language that was set just before. */
export async function loadEveryText(): Promise<void> {
  await Promise.all(
    Object.keys(files).map((path) => {
      const [which, file] = path.split('/').slice(-2) as [Language, string];
      return load(which, file.replace('.json', '') as Namespace);
    }),
  );
}

/** Sets the language of what is rendered next; its texts are there. */
export function renderIn(next: Language): void {
  language = next;
  served = next;
}

/** Only the language on the screen is ever loaded: all of its areas in use come before it appears. */
async function speak(next: Language): Promise<void> {
  wanted = next;
  const inUse = [...loaded.keys()].map((key) => key.split('/')[1] as Namespace);
  const areas = [...new Set<Namespace>([...TEXTS_OF_EVERY_PAGE, ...inUse])];
  await Promise.all(areas.map((namespace) => bringInsistently(() => load(next, namespace))));
  if (wanted !== next) return;
  language = next;
  document.documentElement.lang = next;
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Starts the texts in the language that was chosen here, else the browser's; for as long as it takes: nothing is shown without them. */
export function startI18n(): Promise<void> {
  language = rememberedLanguage() ?? spokenLanguage(navigator.languages);
  served = language;
  return speak(language);
}

/** Switches at once, everywhere, and remembers it on this device. */
export function switchLanguage(next: Language): Promise<void> {
  rememberLanguage(next);
  return speak(next);
}

/** Tells when the language has changed, or texts have come. */
export function onTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text of any key, `common:undo`, if its area is loaded and has it; in the language on the screen unless told. */
export function findText(key: string, values: TextValues = {}, which = language): string | null {
  const [namespace, path] = key.split(':') as [Namespace, string];
  const texts = loaded.get(keyOf(which, namespace));
  return texts ? translate(texts, path, values, which) : null;
}

/** The text outside of components, for keys that are sure to be there; components use `useTranslation`. */
export const textOf = (key: Extract<TextKey<'common'>, `${string}:${string}`>, values?: TextValues): string =>
  findText(key, values) ?? key;

const YEAR_IN_SECONDS = 31_536_000;

/** The language chosen on this device, kept where the server sees it too. Signing out keeps it. */
export const rememberedLanguage = (): Language | null => chosenLanguage(document.cookie);

export function rememberLanguage(chosen: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser here
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax${secure}`;
}

const pluralRules = memoize((language: string) => new Intl.PluralRules(language));

/** A catalogue as its file has it: texts in groups. */
interface Texts {
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
  return text?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => filledWith(values, name, path)) ?? null;
}

/** Where nothing fills the braces people see a gap, which tests and `npm run dev` do not let pass; null is meant as nothing. */
function filledWith(values: TextValues, name: string, path: string): string {
  if (import.meta.env.DEV && values[name] === undefined) throw new Error(`nothing fills {{${name}}} in ${path}`);
  const value = values[name] ?? '';
  return typeof value === 'number' ? numberText(value) : String(value);
}
