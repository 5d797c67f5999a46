import type { CompanyDetailsAnswer } from '@mercadito/contracts/companies';
import { expect, test } from 'vitest';
import { headOf } from './page-head.ts';

const texts = { homeDescription: '', businessesDescription: '', at: 'at', perHour: '' };
const given = { texts, language: 'en', town: 'Galeana', calls: [] } as const;
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
