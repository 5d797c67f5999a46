import { KEPT_DAYS } from '@mercadito/domain/system/kept-days';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Statements } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import { conflict, invalid } from '../problems/errors.ts';
import { sha256 } from '../sha256.ts';
import type { Kept } from './outcome.ts';

const KEY = /^[\x21-\x7E]{8,200}$/;

/**
 * The request's `Idempotency-Key`, or null without one.
 * @throws 400 when it is not 8 to 200 visible ASCII characters
 */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw invalid('Idempotency-Key', 'Must be 8 to 200 characters');
  return key;
}

/** What a replay is told by. */
export interface SentRequest {
  /** Its fields as they came, before any default, and the content of each file. */
  readonly received: object;
  /** As this version understands them: with its defaults, and without what it does not know. */
  readonly parsed: object;
}

interface Attempt {
  userId: number;
  key: string;
  endpoint: string;
  sent: SentRequest;
}

// What no contract names comes this far too, and may be nested deeper than any program can follow.
const DEEPEST = 50;

/** A value with the fields of its objects in one order. @throws 400 for one that is nested too deeply */
function inOrder(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) throw invalid('body', 'Is nested too deeply');
  if (Array.isArray(value)) return value.map((each) => inOrder(each, depth + 1));
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, inOrder(each, depth + 1)]));
}

/** A write that is done once for a key. */
interface Write<T> {
  /** Does it, and with its last statement what `keeping` says of what came of it. */
  readonly work: (keeping: (done: T) => Statements) => Promise<T>;
  /** What is kept of it. */
  readonly keep: (done: T) => Kept;
  /** Reads what a replay comes to. */
  readonly replay: (kept: Kept) => Promise<T>;
}

const asColumns = (kept: Kept) => ({ status: 200, response: JSON.stringify(kept) });

/** What most writes come to: their answers are read anew. It is written with the key, and changed where it comes to something else. */
const NOTHING = asColumns({ kind: 'answer', body: null });

/**
 * Runs `work` once for a key, and remembers that in the same transaction. A second call with the key waits for the first,
 * then gets what `replay` reads by what was kept (docs/decisions/0012). An error is not remembered, unless it is one that
 * lasts: it changed nothing (docs/decisions/0011).
 * @throws 409 `idempotency_key_reused` when the key came with another request, 400 for one that is nested too deeply
 */
export async function once<T>(
  transaction: Db,
  attempt: Attempt,
  { work, replay, keep }: Write<T>,
): Promise<{ answer: T; isReplay: boolean }> {
  const { userId, key, endpoint, sent } = attempt;
  const receivedHash = sha256(JSON.stringify(inOrder(sent.received)));
  // What a process of the version before compares, and all that its keys have (docs/decisions/0026).
  const requestHash = sha256(JSON.stringify(sent.parsed));
  const inserted = await transaction
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, endpoint, request_hash: requestHash, received_hash: receivedHash, ...NOTHING })
    .onConflict((conflicting) => conflicting.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) {
    const keeping = (done: T): Statements => {
      const kept = asColumns(keep(done));
      if (kept.response === NOTHING.response) return {};
      const row = transaction.updateTable('idempotency_keys').where('user_id', '=', userId).where('key', '=', key);
      return { kept: sql`${row.set(kept).returning('key')}` };
    };
    return { answer: await work(keeping), isReplay: false };
  }
  const first = await transaction
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'request_hash', 'received_hash', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const isTheSame = first.received_hash === receivedHash || first.request_hash === requestHash;
  if (first.endpoint !== endpoint || !isTheSame) {
    throw conflict('idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  }
  return { answer: await replay(first.response as Kept), isReplay: true };
}

/**
 * Forgets the answers of a month ago and older: a driver's phone may be away for days before it asks again, not for longer.
 * @returns how many
 */
export async function sweepIdempotencyKeys(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS.answers * 86_400_000).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
