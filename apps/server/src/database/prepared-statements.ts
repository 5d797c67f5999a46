import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { PoolQueue } from './pool-queue.ts';

// Queries with lists of any length make ever new texts; a connection keeps this many plans and no more.
const MOST_STATEMENTS = 500;
const names = new Map<string, string>();

/** A name for a statement's text, the same on every connection; undefined when there are enough. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

/** Lifts the time limit of the statements that follow in a transaction, the database's and ours. */
export const WITHOUT_TIME_LIMIT = 'set local statement_timeout = 0';

/**
 * The pool as Kysely uses it, with every statement named: the database plans each text once a connection instead of at
 * every call, which takes half of a list's time away.
 * @param answerWithinMs after which a statement is given up and its connection with it: a network that is gone says nothing
 */
export function preparing(pool: pg.Pool, queue: PoolQueue, answerWithinMs?: number): PostgresPool {
  return {
    options: {},
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      return preparingOn(client, queue.begin(), answerWithinMs) as unknown as PostgresPoolClient;
    },
  };
}

function preparingOn(client: pg.PoolClient, onRelease: () => void, answerWithinMs: number | undefined) {
  let limit = answerWithinMs;
  let silence: Error | undefined;
  return {
    query: async (text: string, values: readonly unknown[]) => {
      // A connection that fell silent is not asked again, not even to roll back.
      if (silence) throw silence;
      if (text === WITHOUT_TIME_LIMIT) limit = undefined;
      // Without values it may be several statements, as in a migration, which cannot be prepared.
      const name = values.length > 0 ? nameOf(text) : undefined;
      const query = { text, values: [...values], ...(name && { name }), ...(limit && { query_timeout: limit }) };
      const answer: pg.QueryResult | pg.QueryResult[] = await client.query(query).catch((error: Error) => {
        if (error.message === 'Query read timeout') silence = error;
        throw error;
      });
      return Array.isArray(answer) ? joined(answer) : answer;
    },
    release: (discard: boolean) => {
      onRelease();
      client.release(discard || silence !== undefined);
    },
  };
}

/** What several statements in one text have answered, as one answer with the rows of all; which command it was nobody can say. */
const joined = (answers: readonly pg.QueryResult[]) => ({ rows: answers.flatMap(({ rows }) => rows) });
