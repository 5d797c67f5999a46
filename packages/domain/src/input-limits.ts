/** The largest id there is: PostgreSQL's `integer`. */
export const LARGEST_ID = 2_147_483_647;

/** The longest that each text may be, in characters after trimming: the one table, for contracts and forms. */
export const MAX_LENGTH = {
  username: 60,
  password: 128,
  personName: 60,
  placeName: 60,
  townName: 40,
  postalCode: 10,
  companyName: 80,
  productName: 120,
  serviceName: 120,
  categoryName: 120,
  optionTitle: 60,
  attributeName: 60,
  description: 5_000,
  aboutTitle: 120,
  about: 10_000,
  contactAddress: 500,
  comment: 2_000,
  reason: 1_000,
  blockReason: 300,
  cashReason: 300,
  suspensionReason: 300,
  wishReason: 300,
  instruction: 1_000,
  keyword: 60,
  cartMessage: 500,
  deliveryFeeNote: 200,
  townAbout: 600,
  membershipCost: 300,
  legalResponsible: 120,
  legalText: 10_000,
  announcementTitle: 60,
  announcement: 300,
  reference: 500,
  street: 120,
  houseNumber: 20,
  addressName: 40,
  // Links of maps are long.
  saidPlace: 1_000,
  search: 100,
  searchKin: 120,
  email: 254,
  url: 500,
} as const;

/** The shortest that a text may be, where it is more than one character. */
export const MIN_LENGTH = { username: 3, password: 8 } as const;

/** Delivery addresses of a person (PLACE-4). */
export const MOST_ADDRESSES = 10;

/** Holidays and special days of a business (HOURS-11). */
export const MOST_OPENING_DATES = 60;

/** Of a list in a request, where nothing narrower is said. */
export const MAX_ARRAY_LENGTH = 100;
export const MAX_PAGE_SIZE = 50;

/** Stars are whole ones (REVIEW-1). */
export const MIN_RATING = 1;
export const MAX_RATING = 5;

/** Pictures: JPEG, PNG or WebP, judged by their content. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 24_000_000;
export const MAX_IMAGE_SIDE = 8_000;
/** What the forms make a picture smaller to before it is sent (PICTURE-3). */
export const COMPRESSED_IMAGE_SIDE = 1_024;

/** As many favourites are known by their ids at once, of businesses and of products; older ones are on their pages alone. */
export const MOST_FAVORITE_IDS = 1_000;
