import { LANGUAGES, type Language } from '@mercadito/domain/language';

/** The cookie that remembers the language chosen on this device. It is no private matter. */
export const LANGUAGE_COOKIE = 'language';

/** Most people here read Spanish. */
const DEFAULT_LANGUAGE: Language = 'es';
const IN_COOKIES = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

const isLanguage = (word: string | undefined): word is Language => LANGUAGES.some((each) => each === word);

/** The language chosen on a device, from its cookies as they stand in a page or a request; null when none was. */
export function chosenLanguage(cookies: string): Language | null {
  const chosen = IN_COOKIES.exec(cookies)?.[1];
  return isLanguage(chosen) ? chosen : null;
}

/** The first of a browser's languages (`es-MX`, `en`) that we speak, Spanish when it is none. */
export function spokenLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
