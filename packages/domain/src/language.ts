/** The languages of the site, of the keyword generator and of the message setting (SITE-3). */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];
