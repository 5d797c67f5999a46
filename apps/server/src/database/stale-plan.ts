/**
 * Whether the database refused a prepared statement because a table it reads has other columns by now: a newer version
 * that runs beside has added one. Nothing was done, and prepared anew the same statement works.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan');
