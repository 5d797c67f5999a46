/** The languages of the site, of the keyword generator and of the message setting (spec 1 §1). */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];
