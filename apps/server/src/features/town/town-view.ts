import type { TownAnswer } from '@mercadito/contracts/town';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { DeliveryHours } from '@mercadito/domain/town/delivery-hours';
import type { StoredTown } from './town.queries.ts';

const daysView = (days: DeliveryHours['days']) => days.map((ranges) => [...ranges]);

/** When the town delivers, as the wire shows it. */
export const deliveryHoursView = (hours: DeliveryHours | null): TownAnswer['delivery_hours'] =>
  hours && {
    days: daysView(hours.days),
    exceptions: hours.exceptions.map(({ date, ranges }) => ({ date, ranges: [...ranges] })),
    places: hours.places.map(({ place, days }) => ({ place, days: daysView(days) })),
  };

/** The town as the wire shows it. */
export const townView = (town: StoredTown): TownAnswer => ({
  product_name: town.productName,
  brand_name: town.brandName,
  time_zone: town.timeZone,
  state: town.state,
  municipality: town.municipality,
  contacts: [...town.contacts],
  classifieds_url: town.classifiedsUrl,
  places: [...town.places],
  delivery_hours: deliveryHoursView(town.deliveryHours),
  delivery_fees: town.deliveryFees.byPlace.map(({ place, cents }) => ({ place, fee: fromCents(cents) })),
  delivery_free_from: town.deliveryFees.freeFromCents === null ? null : fromCents(town.deliveryFees.freeFromCents),
  delivery_fee_note_es: town.deliveryFees.note.es,
  delivery_fee_note_en: town.deliveryFees.note.en,
  confirms_orders: town.confirmsOrders,
  drivers_pay_shops: town.driversPayShops,
  accent: town.accent,
  about_es: town.about.es,
  about_en: town.about.en,
  membership_cost_es: town.membershipCost.es,
  membership_cost_en: town.membershipCost.en,
  updated_at: town.updated_at,
});
