// Written by `npm run fix`. Do not edit.

/**
 * The contracts by their files, each brought with the first call of its feature: a page that is served with its data makes none
 * before it stands, and making all their schemas would take half of its start.
 */
export const CONTRACTS = {
  accounts: () => import('./accounts.ts'),
  activity: () => import('./activity.ts'),
  addresses: () => import('./addresses.ts'),
  'business-figures': () => import('./business-figures.ts'),
  cart: () => import('./cart.ts'),
  'catalog-csv': () => import('./catalog-csv.ts'),
  'catalog-editing': () => import('./catalog-editing.ts'),
  categories: () => import('./categories.ts'),
  'category-editing': () => import('./category-editing.ts'),
  companies: () => import('./companies.ts'),
  customization: () => import('./customization.ts'),
  'deliveries/active-deliveries': () => import('./deliveries/active-deliveries.ts'),
  'deliveries/admin': () => import('./deliveries/admin.ts'),
  'deliveries/driver': () => import('./deliveries/driver.ts'),
  'deliveries/history': () => import('./deliveries/history.ts'),
  'deliveries/outcome': () => import('./deliveries/outcome.ts'),
  'deliveries/queue': () => import('./deliveries/queue.ts'),
  'deliveries/reports': () => import('./deliveries/reports.ts'),
  dispatch: () => import('./dispatch.ts'),
  favorites: () => import('./favorites.ts'),
  inbox: () => import('./inbox.ts'),
  'opening-hours': () => import('./opening-hours.ts'),
  'orders/admin': () => import('./orders/admin.ts'),
  'orders/checkout': () => import('./orders/checkout.ts'),
  'orders/company': () => import('./orders/company.ts'),
  'orders/sharing': () => import('./orders/sharing.ts'),
  'orders/tracking': () => import('./orders/tracking.ts'),
  'own-account': () => import('./own-account.ts'),
  'product-options': () => import('./product-options.ts'),
  products: () => import('./products.ts'),
  push: () => import('./push.ts'),
  recovery: () => import('./recovery.ts'),
  reviews: () => import('./reviews.ts'),
  services: () => import('./services.ts'),
  settings: () => import('./settings.ts'),
  sponsors: () => import('./sponsors.ts'),
};

export type Contracts = { readonly [File in keyof typeof CONTRACTS]: Awaited<ReturnType<(typeof CONTRACTS)[File]>> };

/** A file of contracts, by its name. */
export type ContractFile = keyof Contracts;
