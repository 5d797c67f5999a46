import type { Db } from '../../database/connection.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { type CurrentSettings, insertSettingsLog, type SettingsRow, setSettings } from './settings.queries.ts';

const factsOf = ({ delivery_available, delivery_off_until, usd_mxn_rate_micros, cart_message }: SettingsRow) => ({
  delivery_available,
  delivery_off_until,
  usd_mxn_rate_micros,
  cart_message,
});

interface Saved {
  readonly before: SettingsRow;
  readonly after: SettingsRow;
  readonly now: Date;
  /** Nobody of what comes by itself. */
  readonly by: { readonly userId: number | null; readonly username: string };
}

/** Writes what the settings are now, into the log and on record too. */
export async function saveSettings(db: Db, { before, after, now, by }: Saved): Promise<CurrentSettings> {
  const current = await setSettings(db, after, now);
  await insertSettingsLog(db, { ...factsOf(after), ...by, before: factsOf(before) }, now);
  recordChange(db, { kind: 'changeSettings', id: 'site', before: factsOf(before), after: factsOf(after) });
  record(db, { type: 'settings.changed' });
  if (after.usd_mxn_rate_micros !== before.usd_mxn_rate_micros) {
    record(db, { type: 'exchange_rate.changed' });
  }
  return current;
}
