/** For how many milliseconds a connection may hold others up, by PostgreSQL's names. */
export const CONNECTION_LIMITS = {
  statement_timeout: 4_000,
  // Whoever has a lock has it for milliseconds. A whole second for one: better to come back than to stand in everybody's way.
  lock_timeout: 1_000,
  // A client that died inside a transaction must not keep its locks for ever.
  idle_in_transaction_session_timeout: 30_000,
} as const;

/** Has a role's connections keep to them: a pooler takes no such word from whoever connects. */
export const limitsOfRole = (role: string): string =>
  Object.entries(CONNECTION_LIMITS)
    .map(([name, milliseconds]) => `alter role ${role} set ${name} = ${milliseconds};`)
    .join(' ');
