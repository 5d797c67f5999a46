import { deliveryAt } from '@mercadito/domain/town/delivery-off';
import type { SettingsRow } from './settings.queries.ts';

/** The settings as they stand at an instant: deliveries whose time has come are on, though nobody has written it yet (SITE-10). */
export function settingsAt<Row extends SettingsRow>(row: Row, now: Date): Row {
  const { isOn, offUntil } = deliveryAt({ isOn: row.delivery_available, offUntil: row.delivery_off_until }, now);
  return { ...row, delivery_available: isOn, delivery_off_until: offUntil };
}
