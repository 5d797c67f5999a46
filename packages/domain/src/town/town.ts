import type { Language } from '../language.ts';
import { firstLocations, type Location } from '../places/location.ts';
import { type DeliveryFees, NO_DELIVERY_FEES } from './delivery-fees.ts';
import type { DeliveryHours } from './delivery-hours.ts';

/** Whom people ask: a name, and a number as `+` and 10 to 15 digits. */
interface Contact {
  readonly name: string;
  readonly whatsapp: string;
}

/** The town that a site is for, as its Admins have set it (TOWN-1). */
export interface Town {
  /** The town the marketplace is named after. */
  readonly productName: string;
  /** Stands in page titles, mails and the manifest. */
  readonly brandName: string;
  /** Of opening hours and dates: a name of the IANA database. */
  readonly timeZone: string;
  readonly state: string;
  readonly municipality: string;
  readonly contacts: readonly Contact[];
  /** Where individuals sell; '' for nowhere. */
  readonly classifiedsUrl: string;
  /** Served and formerly served ones, in the order in which they are offered. */
  readonly places: readonly Location[];
  /** Null while nobody has edited them: then the specified sentence says when (PROMISE-2). */
  readonly deliveryHours: DeliveryHours | null;
  readonly deliveryFees: DeliveryFees;
  /** Whether doubtful orders are confirmed before they are taken (DISPATCH-14). */
  readonly confirmsOrders: boolean;
  /** Whether drivers pay the shops where they pick up, and not an Admin (CASH-8). */
  readonly driversPayShops: boolean;
  /** Its own accent, `#46389e` (TOWN-5); '' for the look's. */
  readonly accent: string;
  /** What it says of itself where it is told how all works (TOWN-6); '' for nothing. */
  readonly about: Readonly<Record<Language, string>>;
  /** What a membership costs, for who wants to sell (TOWN-7); '' for nothing said. */
  readonly membershipCost: Readonly<Record<Language, string>>;
}

/** What the configuration knows of a town. */
export type ConfiguredTown = Pick<Town, 'productName' | 'brandName' | 'timeZone' | 'contacts' | 'classifiedsUrl'>;

const FIRST_STATE = 'Chihuahua';

/** What a town begins with: its configuration, and what the specification says of the rest (PLACE-1, PLACE-2). */
export const firstTown = (configured: ConfiguredTown): Town => ({
  productName: configured.productName,
  brandName: configured.brandName,
  timeZone: configured.timeZone,
  contacts: configured.contacts,
  classifiedsUrl: configured.classifiedsUrl,
  state: FIRST_STATE,
  municipality: configured.productName,
  places: firstLocations(configured.productName),
  deliveryHours: null,
  deliveryFees: NO_DELIVERY_FEES,
  confirmsOrders: false,
  driversPayShops: false,
  accent: '',
  about: { es: '', en: '' },
  membershipCost: { es: '', en: '' },
});

/** The first place that another one before it is called like, by whatever is stored or read; -1 for none (TOWN-2). */
export function placeNamedTwice(places: readonly Location[]): number {
  const names = places.map(({ value, label }) => [value, label.toLocaleLowerCase('es')] as const);
  return names.findIndex(([value, label], at) =>
    names.slice(0, at).some((each) => each[0] === value || each[1] === label),
  );
}

/** What keeps a list of places from taking the place of another (TOWN-2); null where nothing does. */
export function placesProblem(
  before: readonly Pick<Location, 'value'>[],
  after: readonly Location[],
): 'missing' | 'twice' | 'none_served' | null {
  if (placeNamedTwice(after) >= 0) return 'twice';
  const values = new Set(after.map(({ value }) => value));
  if (before.some(({ value }) => !values.has(value))) return 'missing';
  return after.some((place) => place.is_served) ? null : 'none_served';
}

/** What keeps fees from being those of a town (FEE-1): each is of one of its places, and stands once. */
export function feesProblem(
  places: readonly Pick<Location, 'value'>[],
  { byPlace }: Pick<DeliveryFees, 'byPlace'>,
): 'unknown_place' | 'twice' | null {
  const named = new Set(byPlace.map(({ place }) => place));
  if (named.size < byPlace.length) return 'twice';
  return [...named].every((place) => places.some(({ value }) => value === place)) ? null : 'unknown_place';
}
