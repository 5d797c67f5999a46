import { firstLocations, type Location } from '../places/location.ts';

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
});

/** What keeps a list of places from taking the place of another (TOWN-2); null where nothing does. */
export function placesProblem(
  before: readonly Pick<Location, 'value'>[],
  after: readonly Location[],
): 'missing' | 'twice' | 'none_served' | null {
  const values = new Set(after.map(({ value }) => value));
  const labels = new Set(after.map(({ label }) => label.toLocaleLowerCase('es')));
  if (values.size < after.length || labels.size < after.length) return 'twice';
  if (before.some(({ value }) => !values.has(value))) return 'missing';
  return after.some((place) => place.is_served) ? null : 'none_served';
}
