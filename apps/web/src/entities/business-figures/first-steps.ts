import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { FIRST_STEPS, type FirstStep } from '@mercadito/domain/owner/things-to-do';

export type FirstSteps = BusinessFigures['first_steps'];

/** How many of the first steps are left. */
export const stepsLeft = (steps: FirstSteps): number => FIRST_STEPS.filter((step) => !steps[step]).length;

/** Where a step is done. */
export const placeOfStep = (step: FirstStep, companyId: number): Href =>
  ({
    photo: hrefTo('updateCompany', { companyId }),
    hours: hrefTo('openingHours'),
    address: hrefTo('addCompanyAddress'),
    contact: hrefTo('addContact'),
    product: hrefTo('addProduct'),
  })[step];
