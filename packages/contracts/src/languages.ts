/** The languages of the site (spec 1 §1). */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The cookie that remembers the language chosen on this device. It is no private matter. */
export const LANGUAGE_COOKIE = 'language';
