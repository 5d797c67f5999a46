import type { Parsed } from '@mercadito/contracts/endpoint';
import type { updateSettings as updateSettingsContract } from '@mercadito/contracts/settings';
import { toRateMicros } from '@mercadito/domain/money/exchange-rate';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { invalid } from '../../platform/problems/errors.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { saveSettings } from './save-settings.ts';
import { type CurrentSettings, lockSettings, type SettingsRow } from './settings.queries.ts';
import { settingsAt } from './settings-at.ts';
import { settingsView } from './settings-view.ts';
import { awaitSwitchingOn } from './switch-on-delivery.job.ts';

type Change = Parsed<typeof updateSettingsContract>['body'];

const YEAR_MS = 366 * 86_400_000;

/** Until when deliveries are off after a change; null while they are on. */
function offUntilAfter(isOn: boolean, before: SettingsRow, change: Change, now: Date): string | null {
  const { delivery_off_until: asked } = change;
  if (isOn) return null;
  if (asked === undefined) return before.delivery_off_until;
  const ahead = Date.parse(asked ?? '') - now.getTime();
  if (asked !== null && !(ahead > 0 && ahead < YEAR_MS)) {
    throw invalid('delivery_off_until', 'Must lie ahead, within a year');
  }
  return asked && new Date(asked).toISOString();
}

function changed(before: SettingsRow, change: Change, now: Date): SettingsRow {
  const rate = change.usd_mxn_value === undefined ? before.usd_mxn_rate_micros : toRateMicros(change.usd_mxn_value);
  if (rate === null) throw invalid('usd_mxn_value', 'Must be from 1 to 100, with at most 6 decimals');
  const isOn = change.delivery_status ?? before.delivery_available;
  return {
    delivery_available: isOn,
    delivery_off_until: offUntilAfter(isOn, before, change, now),
    usd_mxn_rate_micros: rate,
    cart_message: change.cart_message_value ?? before.cart_message,
  };
}

const areEqual = (one: SettingsRow, other: SettingsRow): boolean =>
  one.delivery_available === other.delivery_available &&
  one.delivery_off_until === other.delivery_off_until &&
  one.usd_mxn_rate_micros === other.usd_mxn_rate_micros &&
  one.cart_message === other.cart_message;

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
  await refuseEditConflict(before, change.updated_at, () => settingsView(before, config, now));
  const after = changed(settingsAt(before, now), change, now);
  if (areEqual(before, after)) return before;
  const { delivery_off_until: offUntil } = after;
  if (offUntil !== null && offUntil !== before.delivery_off_until) await awaitSwitchingOn(db, offUntil, now);
  return saveSettings(db, { before, after, now, by: { userId: actor.userId, username: actor.username } });
}
