/** What went wrong, in one line and for an operator's eyes: of several addresses that were tried, the first. */
export function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const [line = ''] = (first instanceof Error ? first.message : String(first)).split('\n');
  return line;
}
