import type { IncomingHttpHeaders } from 'node:http';
import { chosenLanguage, spokenLanguage } from '@mercadito/contracts/languages';
import type { Language } from '@mercadito/domain/language';

/** Which language a request speaks: the one chosen on the device, else the browser's first one that we speak, else Spanish. */
export function languageOf({ cookie = '', 'accept-language': accept = '' }: IncomingHttpHeaders): Language {
  return chosenLanguage(cookie) ?? spokenLanguage(accept.split(',').map((language) => language.trim()));
}
