import type { Language } from '../language.ts';
import type { Phone } from '../places/phone.ts';

/** The language somebody is likely to read: Spanish, but English for a number of the United States (WHATSAPP-1). */
export const likelyLanguage = ({ code }: Phone): Language => (code === '+1' ? 'en' : 'es');
