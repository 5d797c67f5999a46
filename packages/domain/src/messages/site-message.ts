import type { Language } from '../language.ts';

/** Who is written to, and of which site. */
export interface Contacted {
  /** What the person who answers for the site is called. */
  readonly name: string;
  /** What the site is called. */
  readonly brand: string;
}

/** How a message to them begins. */
export const greeting = ({ name }: Contacted, language: Language): string =>
  language === 'es' ? `Hola, ${name}.` : `Hello, ${name}.`;

/** Of the site itself: what is written from any page, so apart from all other wishes (WHATSAPP-1). */
export const siteMessage = (to: Contacted, language: Language): string =>
  language === 'es'
    ? `${greeting(to, 'es')} Te escribo desde ${to.brand}. ¿Me ayudas con una duda?`
    : `${greeting(to, 'en')} I am writing from ${to.brand}. Could you help me with a question?`;
