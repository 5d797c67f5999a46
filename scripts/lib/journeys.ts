/**
 * What each journey walks through, by the names that folders and files have in the paths of the sources: a change of one of
 * them is looked at by these journeys. A test compares it with what is there.
 */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  'by-keyboard': ['cart', 'checkout', 'deliveries', 'dispatch', 'order-actions', 'admin-keys', 'forms', 'ui'],
  categories: ['categories', 'category-keeping', 'category-editing'],
  'claim-race': ['deliveries', 'delivery-queue'],
  'closing-a-business': ['suspension', 'person-business', 'suspension-notice', 'suspended-business'],
  dispatch: ['dispatch', 'delivery-outcome', 'driver-availability'],
  'every-screen': ['site', 'theme', 'layouts', 'ui', 'profile', 'tokens', 'locales'],
  'exact-place': ['addresses', 'map', 'place-proposal'],
  'few-taps': ['companies', 'company-editing', 'product-editing', 'option-editing', 'hours-editing', 'dispatch'],
  'first-run': ['setup', 'setup-steps', 'town-editing', 'legal-editing', 'company-editing', 'pages'],
  'first-render': ['pages', 'app', 'shop', 'ui'],
  'light-pages': ['app', 'layouts', 'site', 'pages', 'forms'],
  'heard-as-admin': ['dispatch', 'people-finding', 'person-editing', 'ui', 'locales'],
  'heard-as-customer': ['shop', 'cart', 'checkout', 'accounts', 'addresses', 'orders', 'ui', 'locales'],
  'heard-as-driver': ['deliveries', 'delivery-queue', 'delivery-outcome', 'delivery-items', 'ui', 'locales'],
  'heard-as-owner': ['product-editing', 'product-table', 'company-orders', 'pictures', 'ui', 'locales'],
  languages: ['locales', 'i18n', 'language-choice'],
  'last-version': ['api', 'contracts'],
  'narrow-phones': ['theme', 'layouts', 'lists', 'delivery-queue'],
  'one-stream': ['live', 'events'],
  'one-time-password': ['account-security', 'accounts', 'session'],
  'opening-a-shop': ['companies', 'listing', 'company-editing', 'product-editing', 'forms', 'sharing'],
  'order-and-delivery': ['cart', 'checkout', 'orders', 'deliveries', 'events', 'money', 'app', 'api'],
  'orders-of-a-business': ['orders', 'order-bell', 'company-orders'],
  'own-reads': ['own-reads', 'before-the-app', 'pages', 'send'],
  'owner-at-her-desk': ['services', 'service-editing', 'hours-editing', 'product-table', 'option-editing', 'products'],
  people: ['accounts', 'people-finding', 'person-editing'],
  passkeys: ['passkeys', 'accounts'],
  'phones-back': ['navigation', 'reviews', 'ui'],
  'pictures-made-small': ['pictures'],
  poster: ['business-poster'],
  'deliveries-without-signal': ['outbox', 'pending-changes', 'delivery-items', 'delivery-outcome', 'driver-reports'],
  'pushed-messages': ['push', 'service-worker'],
  'served-pages': ['pages', 'site', 'app', 'served-data'],
  'signing-in': ['accounts', 'signing-in', 'session', 'navigation'],
  'site-settings': ['settings', 'site-settings', 'activity', 'activity-filter'],
  'small-screens': ['layouts', 'theme', 'ui'],
  sponsor: ['sponsors', 'sponsor'],
  'two-people-one-device': ['session', 'storage', 'signing-in', 'login', 'use-follow-device', 'forms'],
  'valid-pages': ['pages', 'layouts'],
  'weak-line': ['checkout', 'use-add-to-cart', 'connection'],
  'without-a-line': ['service-worker', 'storage', 'connection'],
};

/** The names that a path is made of: its folders, and its file without what stands behind the first dot. */
export function namesIn(path: string): string[] {
  return path.split('/').map((segment) => segment.split('.')[0] ?? '');
}

/** The journeys that walk through one of these files, or are one of them. */
export function journeysThrough(changed: readonly string[]): string[] {
  const ofProduct = changed.filter((path) => /^(?:apps|packages)\//.test(path) && !path.includes('.test.'));
  const names = new Set([...ofProduct.flatMap(namesIn)]);
  return Object.entries(JOURNEYS)
    .filter(([journey, walked]) => changed.includes(pathOf(journey)) || walked.some((name) => names.has(name)))
    .map(([journey]) => journey);
}

/** Where a journey stands. */
export function pathOf(journey: string): string {
  return `e2e/${journey}.spec.ts`;
}
