import { isDeepStrictEqual } from 'node:util';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { updateTown as contract } from '@mercadito/contracts/town';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { locationLabel } from '@mercadito/domain/places/location';
import type { DeliveryFees } from '@mercadito/domain/town/delivery-fees';
import { deliveryHoursProblem, deliveryHoursText } from '@mercadito/domain/town/delivery-hours';
import { feesProblem, placeNamedTwice, placesProblem, type Town } from '@mercadito/domain/town/town';
import type { Db } from '../../database/connection.ts';
import { centsOf } from '../../platform/amounts.ts';
import { invalid } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { lockTown, type StoredTown, setTown } from './town.queries.ts';
import { townView } from './town-view.ts';

type Change = Parsed<typeof contract>['body'];

const HOURS_PROBLEMS = {
  date_twice: 'Has the same date twice',
  date_far: 'Has a date more than two years ahead',
  place_twice: 'Has the same place twice',
  place_unknown: 'Has a place that the town does not have',
} as const;

const PROBLEMS = {
  missing: 'Has to keep every place: one that is served no more is switched off',
  none_served: 'Has to serve one place at least',
} as const;

const FEE_PROBLEMS = {
  twice: 'Has two fees for the same place',
  unknown_place: 'Has a fee for a place that the town does not have',
} as const;

/** The fees with what is to be changed of them; a place without a fee is not kept among them. */
function changedFees(before: DeliveryFees, change: Change): DeliveryFees {
  const { delivery_fees: fees, delivery_free_from: from, delivery_fee_note_es: es, delivery_fee_note_en: en } = change;
  return {
    byPlace:
      fees?.flatMap(({ place, fee }) => (fee > 0 ? [{ place, cents: centsOf('delivery_fees', fee) }] : [])) ??
      before.byPlace,
    freeFromCents: from === undefined ? before.freeFromCents : from && centsOf('delivery_free_from', from),
    note: { es: es ?? before.note.es, en: en ?? before.note.en },
  };
}

function changed(before: Town, change: Change, now: Date): Town {
  const places = change.places.map(({ value, ...place }) => ({ value: value ?? place.label, ...place }));
  const problem = placesProblem(before.places, places);
  if (problem === 'twice') throw invalid(`places.${placeNamedTwice(places)}.label`, 'Another place has this name');
  if (problem) throw invalid('places', PROBLEMS[problem]);
  const deliveryHours = change.delivery_hours === undefined ? before.deliveryHours : change.delivery_hours;
  const today = localTime(now, change.time_zone).date;
  const hoursProblem = deliveryHours && deliveryHoursProblem(deliveryHours, places, today);
  if (hoursProblem) throw invalid('delivery_hours', HOURS_PROBLEMS[hoursProblem]);
  const deliveryFees = changedFees(before.deliveryFees, change);
  const wrong = feesProblem(places, deliveryFees);
  if (wrong) throw invalid('delivery_fees', FEE_PROBLEMS[wrong]);
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
    deliveryFees,
    confirmsOrders: change.confirms_orders ?? before.confirmsOrders,
    driversPayShops: change.drivers_pay_shops ?? before.driversPayShops,
    accent: change.accent ?? before.accent,
    about: { es: change.about_es ?? before.about.es, en: change.about_en ?? before.about.en },
    membershipCost: {
      es: change.membership_cost_es ?? before.membershipCost.es,
      en: change.membership_cost_en ?? before.membershipCost.en,
    },
  };
}

/** What the town asks of orders. */
export interface TownOrders {
  /** Has all orders let go, after the commit, that wait to be confirmed. */
  readonly releaseOrders: (db: Db, who: { by: number }) => Promise<void>;
}

const factsOf = ({ places, contacts, deliveryHours, deliveryFees: fees, ...named }: Town) => ({
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
  delivery_fees: fees.byPlace
    .map(({ place, cents }) => `${locationLabel(place, places)} ${fromCents(cents)}`)
    .join(', '),
  delivery_free_from_cents: fees.freeFromCents,
  delivery_fee_note: Object.values(fees.note).filter(Boolean).join(' / '),
  confirms_orders: named.confirmsOrders,
  drivers_pay_shops: named.driversPayShops,
  accent: named.accent,
  about_es: named.about.es,
  about_en: named.about.en,
  membership_cost: Object.values(named.membershipCost).filter(Boolean).join(' / '),
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
 * @throws 400 for places that take the place of others, and for hours that make no sense; 409 `changed_meanwhile` where somebody has changed it since it was read
 */
export async function updateTown(
  db: Db,
  change: Change,
  { orders, actor, now }: { orders: TownOrders; actor: Actor; now: Date },
): Promise<StoredTown> {
  const { updated_at, ...before } = await lockTown(db);
  const stored = { ...before, updated_at };
  await refuseEditConflict(stored, change.updated_at, async () => townView(stored));
  const after = changed(before, change, now);
  if (isDeepStrictEqual(after, before)) return stored;
  const current = await setTown(db, after, now);
  recordChange(db, {
    kind: 'changeTown',
    id: 'site',
    before: { ...factsOf(before), renumbered: '' },
    after: { ...factsOf(after), renumbered: renumbered(before, after) },
  });
  record(db, { type: 'town.changed' });
  if (before.confirmsOrders && !after.confirmsOrders) await orders.releaseOrders(db, { by: actor.userId });
  return current;
}
