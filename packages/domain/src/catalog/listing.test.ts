import { expect, test } from 'vitest';
import { isListed } from './listing.ts';

test.each([
  { hasPicture: true, isSuspended: false, listed: true },
  { hasPicture: false, isSuspended: false, listed: false },
  { hasPicture: true, isSuspended: true, listed: false },
  { hasPicture: false, isSuspended: true, listed: false },
])(
  'a business with a picture: $hasPicture, closed by an Admin: $isSuspended, is listed: $listed (LISTED-1)',
  (business) => {
    expect(isListed(business)).toBe(business.listed);
  },
);
