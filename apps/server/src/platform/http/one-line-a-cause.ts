import { reasonOf } from '../../database/reason-of.ts';
import { isUnavailable } from '../../database/transaction.ts';

const QUIET_MS = 60_000;
// Reasons name addresses and files, of which there are few; a longer list has an end all the same.
const MOST_CAUSES = 100;

/** Faults of the surroundings come many at once: each call that meets one would say the same. */
function causeOf(fields: unknown): string | undefined {
  const error: unknown = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
  if (!(error instanceof Error)) return undefined;
  const isBusy = 'status' in error && error.status === 503;
  const isOutOfFiles = 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
  return isBusy || isOutOfFiles || isUnavailable(error) ? reasonOf(error) : undefined;
}

/**
 * Decides which lines are written: of a cause one a minute, with how many were left out before it.
 * @param clock in milliseconds
 */
export function createCauses(clock: () => number = () => performance.now()) {
  const causes = new Map<string, { quietUntil: number; leftOut: number }>();
  return (fields: unknown): { isTold: boolean; leftOut: number } => {
    const cause = causeOf(fields);
    if (cause === undefined) return { isTold: true, leftOut: 0 };
    const known = causes.get(cause);
    if (known && clock() < known.quietUntil) {
      known.leftOut += 1;
      return { isTold: false, leftOut: known.leftOut };
    }
    if (causes.size >= MOST_CAUSES) causes.clear();
    causes.set(cause, { quietUntil: clock() + QUIET_MS, leftOut: 0 });
    return { isTold: true, leftOut: known?.leftOut ?? 0 };
  };
}
