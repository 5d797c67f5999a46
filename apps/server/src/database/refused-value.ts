/** Whether the database refused a statement by a value in it (SQLSTATE classes 22 and 23): it would refuse the same again. */
export function isOfValue(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^2[23]...$/.test(code);
}
