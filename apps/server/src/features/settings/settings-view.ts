import type { SettingsLogEntry, SiteSettings } from '@mercadito/contracts/settings';
import { fromRateMicros } from '@mercadito/domain/money/exchange-rate';
import type { Config } from '../../config.ts';
import type { SettingsRow } from './settings.queries.ts';

const settingsFields = (row: SettingsRow) => ({
  delivery_available: row.delivery_available,
  usd_mxn_value: fromRateMicros(row.usd_mxn_rate_micros),
  cart_message_value: row.cart_message,
});

/** The site's settings as the wire shows them, with what the configuration says of this installation. */
export function settingsView(row: SettingsRow, config: Config): SiteSettings {
  return {
    ...settingsFields(row),
    site: {
      product: config.productName,
      brand: config.brandName,
      time_zone: config.timeZone,
      classifieds_url: config.classifiedsUrl,
      contacts: [...config.contacts],
      owners_need_subscription: config.ownersNeedSubscription,
    },
  };
}

/** One change of the settings as the log shows it. */
export function settingsLogView(
  row: SettingsRow & { id: number; user_id: number | null; username: string; created_at: string },
): SettingsLogEntry {
  const { id, user_id, username, created_at } = row;
  return { id, user_id, user: username, dateAndTime: created_at, ...settingsFields(row) };
}
