/** The line above a statement that says why processes of former versions survive it, or those that know a migration. */
const SURVIVED = /^-- survives(?: (\d{4}))?: \S/;

/** The lines of a migration that say so, and the migration that a version has to know; 0 for none. */
export const survivalsIn = (sql: string): { readonly line: number; readonly from: number }[] =>
  sql.split('\n').flatMap((text, at) => {
    const match = SURVIVED.exec(text);
    return match ? [{ line: at + 1, from: Number(match[1] ?? 0) }] : [];
  });

/**
 * The oldest version that runs on what a migration makes, as the number of a migration that it has to know; 0 for each. A check sees to it
 * that this is so (`scripts/checks/migrations.ts`).
 */
export const survivedFrom = (sql: string): number => Math.max(0, ...survivalsIn(sql).map(({ from }) => from));
