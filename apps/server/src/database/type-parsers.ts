import pg from 'pg';

/** A reader of one column value from the text PostgreSQL sends. */
type Parse = (text: string) => unknown;

const INT8 = 20;
const TIMESTAMPTZ = 1184;

/**
 * int8 as a number. Totals and counts fit easily; one that does not is a bug and must not be rounded in silence.
 * @throws RangeError above 2^53 − 1
 */
const parseInt8: Parse = (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a JavaScript number`);
  return value;
};

/** timestamptz as an ISO 8601 string in UTC, which is what contracts speak. Columns are timestamptz(3): no precision is lost. */
const parseTimestamp: Parse = (text) => new Date(text).toISOString();

const ours = new Map<number, Parse>([
  [INT8, parseInt8],
  [TIMESTAMPTZ, parseTimestamp],
]);

/**
 * The `types` option of a `pg` pool: our parsers, then the library's own. Kept off `pg.types`, which is global to the process.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parse =>
    (format !== 'binary' && ours.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
};
