import type { CompanyDetailsAnswer } from '@mercadito/contracts/companies';
import { firstLocations } from '@mercadito/domain/places/location';
import { expect, test } from 'vitest';
import { headOf } from './page-head.ts';

const texts = {
  homeDescription: '',
  businessesDescription: '',
  sharedOrderDescription: '',
  howItWorksDescription: '',
  howSellingWorksDescription: '',
  howDeliveringWorksDescription: '',
  sellDescription: '',
  privacyDescription: '',
  termsDescription: '',
  business: '{category} in {location}.',
  perHour: '',
};
const given = { texts, language: 'en', places: firstLocations('Galeana'), calls: [] } as const;
const picture = { base: '/media/a', widths: [320], width: 320, height: 320, placeholder: '' };
const company = { name: 'Don Memo', location: 'Lagunitas', category: 'Food', category_id: 1, banner_picture: null };

test.each([
  ['that is not listed yet', null, false, true],
  ['that is listed', picture, false, undefined],
  ['that an Admin has closed', picture, true, true],
])(
  'search engines leave out the page of a business %s where they are to (LISTED-2)',
  (_which, profile_picture, is_suspended, isUnlisted) => {
    const answer = { ...company, profile_picture, is_suspended } as Partial<CompanyDetailsAnswer>;
    expect(headOf('business', answer, given).isUnlisted).toBe(isUnlisted);
  },
);

const goods = { name: 'Riego', company_name: 'Don Memo', description: '', currency: 'MXN' as const };
const product = { ...goods, id: 3, company: 2, price: 1, discounted_price: 1, discount: 0, photo_picture: null };
const service = { ...goods, slug: 'riego', hour_price: null, photo_picture: null };

test.each([
  ['product', product],
  ['productReviews', product],
  ['service', service],
] as const)('and so they do the page of what it has: %s (LISTED-2)', (screen, answer) => {
  expect(headOf(screen, { ...answer, is_listed: false }, given).isUnlisted).toBe(true);
  expect(headOf(screen, answer, given).isUnlisted).toBeUndefined();
});
