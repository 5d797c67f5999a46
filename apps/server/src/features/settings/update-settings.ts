import type { Parsed } from '@mercadito/contracts/endpoint';
import type { updateSettings as updateSettingsContract } from '@mercadito/contracts/settings';
import { toRateMicros } from '@mercadito/domain/money/exchange-rate';
import type { Db } from '../../database/connection.ts';
import type { Actor } from '../../platform/actor.ts';
import { invalid } from '../../platform/errors.ts';
import { record } from '../../platform/record.ts';
import { insertSettingsLog, lockSettings, type SettingsRow, setSettings } from './settings.queries.ts';

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

/**
 * Changes the site's settings and logs who did; fields left out stay as they are, and what changes nothing is no change.
 * The log names the person behind the token, whatever user name was sent.
 * @throws 400 for a rate that is none
 */
export async function updateSettings(db: Db, actor: Actor, change: Change, now: Date): Promise<SettingsRow> {
  const before = await lockSettings(db);
  const after = changed(before, change);
  if (areEqual(before, after)) return before;
  await setSettings(db, after, now);
  await insertSettingsLog(db, { ...after, userId: actor.userId, username: actor.username }, now);
  record(db, { type: 'settings.changed' });
  if (after.usd_mxn_rate_micros !== before.usd_mxn_rate_micros) {
    record(db, { type: 'exchange_rate.changed' });
  }
  return after;
}
