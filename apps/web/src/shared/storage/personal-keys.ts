/**
 * What signing out removes (spec 1 §3 User, §4, and our own), by where it lies. Named here, since the code that stores a
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
  ],
  tab: ['checkout', 'address'],
} as const;
