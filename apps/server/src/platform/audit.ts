import type { Db } from '../database/connection.ts';

interface AuditEntry {
  actorId: number | null;
  /** The call's name. */
  action: string;
  /** The ids of what it was done to; never a secret, a phone number or free text. */
  detail: Record<string, number | string>;
}

/** One row for every accepted write, in the write's own transaction (reliability.md rule 9). */
export async function recordAudit(transaction: Db, entry: AuditEntry): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values({ actor_id: entry.actorId, action: entry.action, detail: JSON.stringify(entry.detail) })
    .execute();
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
