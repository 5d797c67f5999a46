import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@mercadito/contracts/languages';

/** Most people here read Spanish. */
const DEFAULT_LANGUAGE: Language = 'es';
const COOKIE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`);
const YEAR_IN_SECONDS = 31_536_000;

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((each) => each === value);

/** The language chosen on this device, kept where the server sees it too. Signing out keeps it. */
export function rememberedLanguage(): Language | null {
  const stored = COOKIE.exec(document.cookie)?.[1];
  return isLanguage(stored) ? stored : null;
}

export function rememberLanguage(chosen: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser here
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
}

/** The first language of the browser that we speak. */
export function browserLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
