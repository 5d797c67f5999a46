import { type ConfiguredTown, firstTown, type Town } from './town.ts';

/** What a new installation is given before it opens, in the order in which it is gone through (SETUP-3). */
export const SETUP_STEPS = [
  'brand',
  'places',
  'zone',
  'contacts',
  'hours',
  'responsible',
  'categories',
  'shop',
] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];

/** What the database says of an installation. */
export interface SetupFacts {
  readonly town: Town;
  readonly isResponsibleNamed: boolean;
  /** Whether there are categories of businesses and of products. */
  readonly hasCategories: boolean;
  readonly hasShop: boolean;
}

const placesText = ({ places }: Pick<Town, 'places'>): string =>
  JSON.stringify(places.map(({ label, postal_code, is_served }) => [label, postal_code, is_served]));

/**
 * Which steps are done. What a town begins with is not its own until it is another, but of the town that it is taken from.
 * @param unnamed what an installation is called where nobody has said anything
 */
export function setupStepsDone(facts: SetupFacts, unnamed: ConfiguredTown): Readonly<Record<SetupStep, boolean>> {
  const { town, isResponsibleNamed, hasCategories, hasShop } = facts;
  const first = firstTown(unnamed);
  const own = firstTown({ ...unnamed, productName: town.productName });
  const isFirst = [first, own].some((each) => placesText(each) === placesText(town));
  return {
    brand: town.brandName !== first.brandName || town.accent !== '',
    places: town.productName === first.productName || !isFirst,
    // The zone that a town begins with is right in the state that it begins with.
    zone: town.timeZone !== first.timeZone || town.state === first.state,
    contacts: town.contacts.length > 0,
    hours: town.deliveryHours !== null,
    responsible: isResponsibleNamed,
    categories: hasCategories,
    shop: hasShop,
  };
}
