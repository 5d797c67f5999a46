import type { Parsed } from '@mercadito/contracts/endpoint';
import type { updateSettings as updateSettingsContract } from '@mercadito/contracts/settings';
import { toRateMicros } from '@mercadito/domain/money/exchange-rate';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { invalid } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import {
  type CurrentSettings,
  insertSettingsLog,
  lockSettings,
  type SettingsRow,
  setSettings,
} from './settings.queries.ts';
import { settingsView } from './settings-view.ts';

type Change = Parsed<typeof updateSettingsContract>['body'];

function changed(before: SettingsRow, change: Change): SettingsRow {
  const rate = change.usd_mxn_value === undefined ? before.usd_mxn_rate_micros : toRateMicros(change.usd_mxn_value);
  if (rate === null) throw invalid('usd_mxn_value', 'Must be from 1 to 100, with at most 6 decimals');
  return {
    delivery_available: change.delivery_status ?? before.delivery_available,
    usd_mxn_rate_micros: rate,
    cart_message: change.cart_message_value ?? before.cart_message,
  };
}

const areEqual = (one: SettingsRow, other: SettingsRow): boolean =>
  one.delivery_available === other.delivery_available &&
  one.usd_mxn_rate_micros === other.usd_mxn_rate_micros &&
  one.cart_message === other.cart_message;

const factsOf = ({ delivery_available, usd_mxn_rate_micros, cart_message }: SettingsRow) => ({
  delivery_available,
  usd_mxn_rate_micros,
  cart_message,
});

/**
 * Changes the site's settings, logs who did and puts it on record; fields left out stay as they are, and what changes
 * nothing is no change. The log names the person behind the token, whatever user name was sent.
 * @throws 400 for a rate that is none; 409 `changed_meanwhile` where somebody has changed them since they were read (SITE-6)
 */
export async function updateSettings(
  db: Db,
  change: Change,
  { actor, now, config }: { actor: Actor; now: Date; config: Config },
): Promise<CurrentSettings> {
  const before = await lockSettings(db);
  await refuseEditConflict(before, change.updated_at, () => settingsView(before, config));
  const after = changed(before, change);
  if (areEqual(before, after)) return before;
  const current = await setSettings(db, after, now);
  const by = { userId: actor.userId, username: actor.username };
  await insertSettingsLog(db, { ...after, ...by, before: factsOf(before) }, now);
  recordChange(db, { kind: 'changeSettings', id: 'site', before: factsOf(before), after: factsOf(after) });
  record(db, { type: 'settings.changed' });
  if (after.usd_mxn_rate_micros !== before.usd_mxn_rate_micros) {
    record(db, { type: 'exchange_rate.changed' });
  }
  return current;
}
