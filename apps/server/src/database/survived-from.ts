/** The line above a statement that says why processes of former versions survive it, or those that know a migration. */
export const MIGRATION_SURVIVED = /^-- survives(?: (\d{4}))?: \S/;

/**
 * The oldest version that runs on what a migration makes, as the number of a migration that it has to know; 0 for each. A check sees to it
 * that this is so (`scripts/checks/migrations.ts`).
 */
export const survivedFrom = (sql: string): number =>
  Math.max(0, ...sql.split('\n').map((line) => Number(MIGRATION_SURVIVED.exec(line)?.[1] ?? 0)));
