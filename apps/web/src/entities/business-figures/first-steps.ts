import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';

export type FirstSteps = BusinessFigures['first_steps'];
export type FirstStep = keyof FirstSteps;

/** What a new business does first, in order (FIGURES-5). */
export const FIRST_STEPS = ['photo', 'hours', 'address', 'contact', 'product'] as const satisfies readonly FirstStep[];

/** The first of the first steps that is not done; null once all are. */
export const nextStep = (steps: FirstSteps): FirstStep | null => FIRST_STEPS.find((step) => !steps[step]) ?? null;

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
