import type { KyselyConfig } from 'kysely';
import type { OnStatement } from './database.ts';

/** Has Kysely tell of each statement, where somebody wants to know. */
export const toldStatements = (onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> =>
  onStatement === undefined
    ? {}
    : {
        log: ({ level, query, queryDurationMillis }) =>
          onStatement({ text: query.sql, milliseconds: queryDurationMillis, hasFailed: level === 'error' }),
      };
