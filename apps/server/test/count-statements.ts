import type { Db } from '../src/database/connection.ts';

/** A database, and how many statements were made by it, transactions' beginnings and ends aside. */
export function countStatements(db: Db): { db: Db; count: () => number } {
  let count = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    // The statements of the library of jobs come as text, which is never transformed; their answers are.
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  });
  return { db: counted, count: () => count };
}
