/** The names of cached reads (spec 1 §7 "Cached reads"): what a read provides, and what the server names as changed. */
export const CACHE_TAGS = [
  'Cart',
  'Companies',
  'Driver',
  'Favorites',
  'FavoriteProducts',
  'Account',
  'Orders',
  'OrdersUser',
  'OrderQueue',
  'ProductOptions',
  'ProductReviews',
  'Products',
  'ProductsHome',
  'Service',
  'Settings',
  'SettingUser',
  'SettingDriver',
  'WeekDays',
  'Address',
  'Categories',
  'People',
  'Sessions',
  'CompanyReviews',
] as const;

export type CacheTag = (typeof CACHE_TAGS)[number];
