/**
 * What signing out removes (ACCOUNT-7), by where it lies. Named here, since the code that stores a
 * thing may not have come in this visit. Nobody writes some of them any more; earlier versions did.
 */
export const PERSONAL_KEYS = {
  device: [
    'userToken',
    'user',
    'cart',
    'reviews',
    'cookieDisclaimer',
    'companyCard',
    'productsDetails',
    'DriverProfile',
    'mxn_to_usd', // sic
    'searches',
    'newProduct',
    'ordersSeen',
    'keywordTries',
  ],
  tab: ['checkout', 'address', 'actingFor'],
} as const;

/** Of those, who is signed in. */
export const WHO: readonly string[] = ['userToken', 'user'];
