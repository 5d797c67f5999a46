import { isDeepStrictEqual } from 'node:util';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { updateTown as contract } from '@mercadito/contracts/town';
import { deliveryHoursProblem, deliveryHoursText } from '@mercadito/domain/town/delivery-hours';
import { placeNamedTwice, placesProblem, type Town } from '@mercadito/domain/town/town';
import type { Db } from '../../database/connection.ts';
import { invalid } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { lockTown, type StoredTown, setTown } from './town.queries.ts';
import { townView } from './town-view.ts';

type Change = Parsed<typeof contract>['body'];

const HOURS_PROBLEMS = {
  date_twice: 'Has the same date twice',
  place_twice: 'Has the same place twice',
  place_unknown: 'Has a place that the town does not have',
} as const;

const PROBLEMS = {
  missing: 'Has to keep every place: one that is served no more is switched off',
  none_served: 'Has to serve one place at least',
} as const;

function changed(before: Town, change: Change): Town {
  const places = change.places.map(({ value, ...place }) => ({ value: value ?? place.label, ...place }));
  const problem = placesProblem(before.places, places);
  if (problem === 'twice') throw invalid(`places.${placeNamedTwice(places)}.label`, 'Another place has this name');
  if (problem) throw invalid('places', PROBLEMS[problem]);
  const deliveryHours = change.delivery_hours === undefined ? before.deliveryHours : change.delivery_hours;
  const hoursProblem = deliveryHours && deliveryHoursProblem(deliveryHours, places);
  if (hoursProblem) throw invalid('delivery_hours', HOURS_PROBLEMS[hoursProblem]);
  return {
    productName: change.product_name,
    brandName: change.brand_name,
    timeZone: change.time_zone,
    state: change.state,
    municipality: change.municipality,
    contacts: change.contacts,
    classifiedsUrl: change.classifieds_url,
    places,
    deliveryHours,
  };
}

const factsOf = ({ places, contacts, deliveryHours, ...named }: Town) => ({
  product_name: named.productName,
  brand_name: named.brandName,
  time_zone: named.timeZone,
  state: named.state,
  municipality: named.municipality,
  classifieds_url: named.classifiedsUrl,
  contacts: contacts.map(({ name }) => name).join(', '),
  places: places
    .map(({ label, postal_code, is_served }) => (is_served ? `${label} ${postal_code}` : `(${label} ${postal_code})`))
    .join(', '),
  delivery_hours: deliveryHours && deliveryHoursText(deliveryHours),
});

/** Whose number is another one: a record names people, and no telephone. */
function renumbered(before: Town, after: Town): string {
  const hasNumber = ({ contacts }: Town, whatsapp: string, of: string): boolean =>
    contacts.some((contact) => contact.name === of && contact.whatsapp === whatsapp);
  const known = new Set(before.contacts.map(({ name }) => name));
  const others = after.contacts.filter(({ name, whatsapp }) => known.has(name) && !hasNumber(before, whatsapp, name));
  return others.map(({ name }) => name).join(', ');
}

/**
 * Changes the town and puts it on record; what changes nothing is no change (TOWN-1, TOWN-2).
 * @throws 400 for places that take the place of others; 409 `changed_meanwhile` where somebody has changed it since it was read
 */
export async function updateTown(db: Db, change: Change, now: Date): Promise<StoredTown> {
  const { updated_at, ...before } = await lockTown(db);
  const stored = { ...before, updated_at };
  await refuseEditConflict(stored, change.updated_at, async () => townView(stored));
  const after = changed(before, change);
  if (isDeepStrictEqual(after, before)) return stored;
  const current = await setTown(db, after, now);
  recordChange(db, {
    kind: 'changeTown',
    id: 'site',
    before: { ...factsOf(before), renumbered: '' },
    after: { ...factsOf(after), renumbered: renumbered(before, after) },
  });
  record(db, { type: 'town.changed' });
  return current;
}
