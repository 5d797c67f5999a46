import type { ServedProblem } from '@mercadito/contracts/served-page';
import type { ApiError } from './api-error.ts';

/** What came with a page is as old as the page: after this it is asked anew, in milliseconds. */
const FRESH_MS = 60_000;

const problems = new Map<string, ApiError>();

const keyOf = (name: string, input: object): string => `${name} ${JSON.stringify(input)}`;

/**
 * Keeps what the server was refused when it made the page, for the calls that would be refused the same. In the browser alone.
 */
export function keepServedProblems(served: readonly ServedProblem[]): void {
  for (const { name, input, status, problem } of served) problems.set(keyOf(name, input), { status, data: problem });
}

/** The problem that came with the page for this call, the first time it is made; undefined where it has to be asked. */
export function takeServedProblem(name: string, input: object): ApiError | undefined {
  const key = keyOf(name, input);
  const found = problems.get(key);
  problems.delete(key);
  return performance.now() < FRESH_MS ? found : undefined;
}
