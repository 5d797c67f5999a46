import { sql } from 'kysely';
import type { Db } from '../database/connection.ts';
import { sending } from './events.ts';

interface AuditEntry {
  actorId: number | null;
  /** The call's name. */
  action: string;
  /** The ids of what it was done to; never a secret, a phone number or free text. */
  detail: Record<string, number | string>;
}

/**
 * One row for every accepted write, in the write's own transaction (reliability.md rule 9).
 * @param notices what `holdNotices` has held back: sent with the same statement
 */
export async function recordAudit(
  transaction: Db,
  { actorId, action, detail }: AuditEntry,
  notices: readonly string[] = [],
): Promise<void> {
  await sql`
    with recorded as (
      insert into audit_log (actor_id, action, detail) values (${actorId}, ${action}, ${JSON.stringify(detail)}))
    ${sending(notices)}`.execute(transaction);
}

const IDS = /(^|_)(id|ids|user|company|transactionId|driverId)$|Id$/;

/** The ids among a request's fields: they say what was changed without repeating what was written. */
export function idsAmong(...parts: Record<string, unknown>[]): Record<string, number | string> {
  const entries = parts.flatMap((part) => Object.entries(part));
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, number | string] =>
        IDS.test(entry[0]) && ['number', 'string'].includes(typeof entry[1]),
    ),
  );
}
