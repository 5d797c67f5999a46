import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { PoolQueue } from './pool-queue.ts';
import { isStalePlan } from './stale-plan.ts';
import { createStatementNames, MOST_SEARCHES } from './statement-names.ts';

/** Lifts the time limits of the statements that follow in a transaction, the database's and ours. */
export const WITHOUT_TIME_LIMIT = 'set local statement_timeout = 0; set local lock_timeout = 0';

/** Begins a text after which the statements of a transaction are planned anew and keep no name: what a caller asks shapes them. */
export const PLANNED_ANEW = 'set local plan_cache_mode = force_custom_plan';

/**
 * Stands in a statement that has few forms and is done best the same way whatever is asked: also where others are planned anew it keeps its
 * name, and one plan for all values. Planning takes two thirds of the time that a search takes.
 */
export const PLANNED_ONCE = '/* planned once */';

/** Begins the same in place of `PLANNED_ANEW` where most statements are such ones: a round trip less. */
export const MOST_PLANNED_ONCE = 'set local plan_cache_mode = force_generic_plan';

/** What a pool's connections have in common. */
interface Shared {
  /** The statements that each connection has prepared. */
  readonly names: WeakMap<pg.PoolClient, ReturnType<typeof namesOn>>;
  /** Which schema a connection's statements were prepared for: one that is behind is replaced. */
  readonly schemas: WeakMap<pg.PoolClient, number>;
  schema: number;
}

interface Options {
  /** After which a statement is given up and its connection with it: a network that is gone says nothing. */
  readonly answerWithinMs?: number;
  /** Behind a pooler the next statement may run where none of the names is known. */
  readonly isPooled?: boolean;
}

/**
 * The pool as Kysely uses it, with every statement named: the database plans each text once a connection instead of at
 * every call, which takes half of a list's time away.
 */
export function preparing(pool: pg.Pool, queue: PoolQueue, options: Options = {}): PostgresPool {
  const shared: Shared = { names: new WeakMap(), schemas: new WeakMap(), schema: 0 };
  return {
    options: {},
    end: () => pool.end(),
    connect: async () => {
      const client = await connectionOf(pool, shared);
      return preparingOn(client, shared, queue.begin(), options) as unknown as PostgresPoolClient;
    },
  };
}

/** A connection whose statements were prepared for the tables as they are; older ones are let go. */
async function connectionOf(pool: pg.Pool, shared: Shared): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    const schema = shared.schemas.get(client) ?? shared.schema;
    shared.schemas.set(client, schema);
    if (schema === shared.schema) return client;
    client.release(true);
  }
}

/** What is planned once is large, and takes no place from the others. */
const namesOn = (client: pg.PoolClient) => ({
  others: createStatementNames(client),
  searches: createStatementNames(client, MOST_SEARCHES),
});

function preparingOn(
  client: pg.PoolClient,
  shared: Shared,
  onRelease: () => void,
  { answerWithinMs, isPooled }: Options,
) {
  const names = shared.names.get(client) ?? namesOn(client);
  shared.names.set(client, names);
  const { schema } = shared;
  let limit = answerWithinMs;
  let isPlannedAnew = false;
  // How the transaction plans the next statement, where its statements are planned anew.
  let planned = PLANNED_ANEW;
  let silence: Error | undefined;

  const ask = (text: string, values: readonly unknown[], name?: string): Promise<pg.QueryResult | pg.QueryResult[]> =>
    client.query({ text, values: [...values], ...(name && { name }), ...(limit && { query_timeout: limit }) });

  const planBy = async (mode: string): Promise<void> => {
    if (planned === mode) return;
    await ask(mode, []);
    planned = mode;
  };

  return {
    query: async (text: string, values: readonly unknown[]) => {
      // A connection that fell silent is not asked again, not even to roll back.
      if (silence) throw silence;
      if (text === WITHOUT_TIME_LIMIT) limit = undefined;
      const begun = [PLANNED_ANEW, MOST_PLANNED_ONCE].find((mode) => text.startsWith(mode));
      isPlannedAnew ||= begun !== undefined;
      planned = begun ?? planned;
      // Behind a pooler no statement has a name, and so no plan that is kept.
      const isPlannedOnce = isPlannedAnew && !isPooled && text.includes(PLANNED_ONCE);
      // Without values it may be several statements, as in a migration, which cannot be prepared.
      const hasValues = values.length > 0;
      if (isPlannedAnew && hasValues) await planBy(isPlannedOnce ? MOST_PLANNED_ONCE : PLANNED_ANEW);
      const isNamed = hasValues && !isPooled && (!isPlannedAnew || isPlannedOnce);
      const name = isNamed ? await names[isPlannedOnce ? 'searches' : 'others'].nameOf(text) : undefined;
      const answer = await ask(text, values, name).catch((error: Error) => {
        if (error.message === 'Query read timeout') silence = error;
        if (!isStalePlan(error)) throw error;
        // Somebody has changed a table: all connections have plans of before. Without a name this one makes a new plan;
        // in a transaction, which has failed with the old one, it cannot, and `inTransaction` begins anew.
        shared.schema = Math.max(shared.schema, schema + 1);
        return ask(text, values).catch(() => Promise.reject(error));
      });
      return Array.isArray(answer) ? joined(answer) : answer;
    },
    release: (discard: boolean) => {
      onRelease();
      client.release(discard || silence !== undefined || schema !== shared.schema);
    },
  };
}

/** What several statements in one text have answered, as one answer with the rows of all; which command it was nobody can say. */
const joined = (answers: readonly pg.QueryResult[]) => ({ rows: answers.flatMap(({ rows }) => rows) });
