import type { ActivityEntry } from '@mercadito/contracts/activity';
import type { Facts } from '@mercadito/domain/events/recorded-change';
import { fromRateMicros } from '@mercadito/domain/money/exchange-rate';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { RecordedRow } from './activity.queries.ts';

/** What is kept in minor units, by how its name ends; how it ends on the wire, and how it is shown there. */
const UNITS: readonly (readonly [kept: string, wire: string, shown: (value: number) => number])[] = [
  ['_cents', '', fromCents],
  ['_rate_micros', '_value', fromRateMicros],
];

function wireFact(name: string, value: Facts[string], driver: string | null): [string, Facts[string]] {
  if (name === 'driver_id') return ['driver', value === null ? null : (driver ?? `#${value}`)];
  const unit = UNITS.find(([kept]) => name.endsWith(kept));
  if (!unit || (value !== null && typeof value !== 'number')) return [name, value];
  const [kept, wire, shown] = unit;
  return [name.slice(0, -kept.length) + wire, value === null ? null : shown(value)];
}

const wireFacts = (facts: Facts | null, driver: string | null): Facts | null =>
  facts && Object.fromEntries(Object.entries(facts).map(([name, value]) => wireFact(name, value, driver)));

/** One change on record as the wire shows it (RECORD-2): amounts as decimals, a driver by user name. */
export const recordedView = (row: RecordedRow): ActivityEntry => ({
  id: Number(row.id),
  at: row.created_at,
  kind: row.action,
  subject: row.subject,
  subject_id: row.subject_id,
  name: row.name,
  company: row.company_id === null ? null : { id: row.company_id, name: row.company_name },
  actor: row.actor_id === null ? null : { id: row.actor_id, username: row.username },
  before: wireFacts(row.before, row.driver_before),
  after: wireFacts(row.after, row.driver_after),
});
