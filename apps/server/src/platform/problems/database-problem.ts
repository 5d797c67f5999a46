import { changedMeanwhile, type HttpError, notStorable } from './errors.ts';

interface DatabaseError {
  readonly code: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

// A row that is referred to is gone, or still referred to; a name is taken.
const LOST_RACES = ['23503', '23505'];
// A check failed; text is too long; a number, a time or a letter is none that the database has.
const UNUSABLE_VALUES = ['23514', '22001', '22003', '22007', '22008', '22021', '22P02', '22P05'];

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** The column a check is about, by the name PostgreSQL gives to checks: `{table}_{column}_check`. */
function fieldOf({ table = '', column, constraint = '' }: DatabaseError): string {
  const named = constraint.startsWith(`${table}_`) && constraint.slice(table.length + 1).replace(/_check\d*$/, '');
  return column || named || 'body';
}

/**
 * The last resort for what only the database refused: every such error is a check that is missing in a contract or a use
 * case, or two calls at the same moment. Null for all other errors.
 */
export function refusedByDatabase(error: unknown): HttpError | null {
  if (!isDatabaseError(error)) return null;
  if (LOST_RACES.includes(error.code)) return changedMeanwhile();
  return UNUSABLE_VALUES.includes(error.code) ? notStorable(fieldOf(error)) : null;
}
