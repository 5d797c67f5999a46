import type { Language } from '@mercadito/contracts/settings';
import { language } from '@mercadito/contracts/settings';

export const LANGUAGES: readonly Language[] = language.options;

/** Most people here read Spanish. */
const DEFAULT_LANGUAGE: Language = 'es';
const KEY = 'language';

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((each) => each === value);

/** The language chosen on this device. It is no private matter, so signing out keeps it. */
export function rememberedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Forbidden in some private windows: asked again next time.
  }
}

/** The first language of the browser that we speak. */
export function browserLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
