// Some thirty indexes of products are written with each row: a statement stays far below the database's time limit.
export const ROWS_A_STATEMENT = 200;

/** Does a statement for many rows as several, one after the other; answers what they answered, in the order of the rows. */
export async function inBatches<Row, Result>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    results.push(...(await write(rows.slice(from, from + ROWS_A_STATEMENT))));
  }
  return results;
}
