import { chosenLanguage, LANGUAGE_COOKIE } from '@mercadito/contracts/languages';
import type { Language } from '@mercadito/domain/language';

const YEAR_IN_SECONDS = 31_536_000;

/** The language chosen on this device, kept where the server sees it too. Signing out keeps it. */
export const rememberedLanguage = (): Language | null => chosenLanguage(document.cookie);

export function rememberLanguage(chosen: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser here
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax${secure}`;
}
