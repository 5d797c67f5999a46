import type { SettingsLogEntry, SiteSettings } from '@mercadito/contracts/settings';
import { fromRateMicros } from '@mercadito/domain/money/exchange-rate';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { type DeliveryFees, hasDeliveryFees } from '@mercadito/domain/town/delivery-fees';
import type { Config } from '../../config.ts';
import { deliveryHoursView } from '../town/index.ts';
import type { CurrentSettings, SettingsRow } from './settings.queries.ts';
import { settingsAt } from './settings-at.ts';

const settingsFields = (row: SettingsRow) => ({
  delivery_available: row.delivery_available,
  // Of a change from before there was such a time nobody has kept it.
  delivery_off_until: row.delivery_off_until ?? null,
  usd_mxn_value: fromRateMicros(row.usd_mxn_rate_micros),
  cart_message_value: row.cart_message,
});

/** What everybody is told of the fees; nothing where nothing costs any (FEE-1). */
function feesView(fees: DeliveryFees): Pick<SiteSettings['site'], 'delivery_fees'> {
  if (!hasDeliveryFees(fees)) return {};
  return {
    delivery_fees: {
      by_place: fees.byPlace.map(({ place, cents }) => ({ place, fee: fromCents(cents) })),
      free_from: fees.freeFromCents === null ? null : fromCents(fees.freeFromCents),
      note_es: fees.note.es,
      note_en: fees.note.en,
    },
  };
}

/** What the town says of itself; nothing where it says nothing (TOWN-6). */
const aboutView = ({ about: { es, en } }: Config): Pick<SiteSettings['site'], 'about'> =>
  es || en ? { about: { es, en } } : {};

/** What a membership costs; nothing where nothing is said (TOWN-7). */
const costView = ({ membershipCost: { es, en } }: Config): Pick<SiteSettings['site'], 'membership_cost'> =>
  es || en ? { membership_cost: { es, en } } : {};

/** The site's settings as the wire shows them, with what the configuration says of this installation. */
export function settingsView(row: CurrentSettings, config: Config, now: Date): SiteSettings {
  return {
    ...settingsFields(settingsAt(row, now)),
    updated_at: row.updated_at,
    site: {
      product: config.productName,
      brand: config.brandName,
      time_zone: config.timeZone,
      classifieds_url: config.classifiedsUrl,
      contacts: [...config.contacts],
      places: [...config.places],
      state: config.state,
      municipality: config.municipality,
      delivery_hours: deliveryHoursView(config.deliveryHours),
      ...aboutView(config),
      ...costView(config),
      ...feesView(config.deliveryFees),
      owners_need_subscription: config.ownersNeedSubscription,
      sends_mail: config.mail !== null,
      ...(config.mapTiles && { map_tiles: config.mapTiles }),
      passkeys_at: config.passkeys?.origin ?? null,
    },
  };
}

interface LogRow extends SettingsRow {
  readonly id: number;
  readonly user_id: number | null;
  readonly username: string;
  readonly created_at: string;
  readonly before: SettingsRow | null;
}

/** One change of the settings as the log shows it. */
export function settingsLogView(row: LogRow): SettingsLogEntry {
  const { id, user_id, username, created_at, before } = row;
  return {
    ...{ id, user_id, user: username, dateAndTime: created_at },
    ...settingsFields(row),
    before: before && settingsFields(before),
  };
}
