/** What a site says of itself before the law (LEGAL-1). */
export const LEGAL_PAGES = ['privacy', 'terms'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];
