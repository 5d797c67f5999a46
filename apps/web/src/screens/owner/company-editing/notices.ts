/** How long the forms of a business say what is wrong (BUSINESS-10), ms. */
export const NOTICE_MS = 10_000;
