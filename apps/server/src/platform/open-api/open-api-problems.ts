import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { isForAllSignedIn } from '@mercadito/domain/access/permissions';

const RETRY_AFTER = 'Seconds after which to try again.';

interface DescribedProblem {
  /** The name among the document's components. */
  readonly name: string;
  readonly description: string;
  readonly retryAfter?: string;
}

/** Every problem there is, by status, in the words of the OpenAPI document; `errors.ts` makes them. */
const PROBLEMS: Record<number, DescribedProblem> = {
  400: { name: 'InvalidInput', description: 'What was sent cannot be used; `errors` has a text for each such field.' },
  401: {
    name: 'NotSignedIn',
    description: 'No token where one is needed, or one that is no longer good; at the login, a wrong name or password.',
    retryAfter: `After several failed logins. ${RETRY_AFTER}`,
  },
  403: {
    name: 'Forbidden',
    description: 'Signed in, but not for this, or an account that is blocked; `code` says which.',
  },
  404: { name: 'NotFound', description: 'It does not exist, or not for this person.' },
  408: { name: 'TooSlow', description: 'The request took too long to arrive.' },
  409: {
    name: 'Conflict',
    description:
      'Its state forbids it: a lost race, a wrong status, a limit reached; `code` says which, `facts` how far.',
  },
  413: { name: 'TooLarge', description: 'The body, or a picture in it, is too large.' },
  415: {
    name: 'WrongMediaType',
    description: 'A body of a kind that this call does not take, or a file that is no picture.',
  },
  429: { name: 'TooManyRequests', description: 'Too often.', retryAfter: RETRY_AFTER },
  500: { name: 'Unexpected', description: 'A fault of ours; `facts.reference` is what to quote.' },
  503: {
    name: 'Unavailable',
    description: 'Not now: too many at once, or the database is away.',
    retryAfter: RETRY_AFTER,
  },
};

const describedAs = (status: number): DescribedProblem => {
  const problem = PROBLEMS[status];
  if (!problem) throw new Error(`No problem is described for ${status}`);
  return problem;
};

/**
 * The statuses a call may refuse with, from what its contract takes and who may make it. Tests hold every answer of the
 * application against it.
 */
export function problemStatusesOf({
  access: { permission, claims },
  method,
  params,
  query,
  body,
  rate,
  withOneTimePassword,
}: AnyEndpoint): number[] {
  const isWrite = method !== 'GET';
  const names = Boolean(params ?? query ?? body);
  // Who signs in or up has nothing yet that could be named.
  const mayMiss = names && !(isWrite && permission === null);
  const isGated = permission !== null && !(isForAllSignedIn(permission) && withOneTimePassword);
  return [
    ...(names || isWrite ? [400] : []),
    401,
    // At the login whoever is kept out is told why.
    ...(isGated || Object.keys(claims).length > 0 || rate === 'login' ? [403] : []),
    ...(mayMiss ? [404] : []),
    // A body that a call does not take is read all the same.
    ...(isWrite ? [408, 409, 413, 415] : []),
    429,
    500,
    503,
  ];
}

/** The problems of a call as its operation lists them. */
export const problemResponsesOf = (endpoint: AnyEndpoint): Record<number, { $ref: string }> =>
  Object.fromEntries(
    problemStatusesOf(endpoint).map((status) => [
      status,
      { $ref: `#/components/responses/${describedAs(status).name}` },
    ]),
  );

/** The `components.responses` of the document. */
export const describedProblems = (): Record<string, object> =>
  Object.fromEntries(
    Object.values(PROBLEMS).map(({ name, description, retryAfter }) => [
      name,
      {
        description,
        ...(retryAfter && {
          headers: { 'Retry-After': { description: retryAfter, schema: { type: 'integer', minimum: 1 } } },
        }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
