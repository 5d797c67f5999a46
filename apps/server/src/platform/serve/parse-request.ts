import type { AnyEndpoint, Parsed } from '@mercadito/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Uploads } from '../pictures/uploads.ts';
import { invalidFields } from '../problems/errors.ts';
import { issueText } from './issue-text.ts';

function collect(error: z.ZodError, into: Record<string, string[]>): void {
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    into[field] = [...(into[field] ?? []), issue.message];
  }
}

/** A blank value in a query is how filters and forms write that nothing was chosen (LIST-10). */
const chosenIn = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

/**
 * Checks path, query and body against the contract, all at once, so that a form learns of every mistake; of files that are
 * missing too, which alone are no reason yet: whoever may not do this at all learns that first.
 * What the contract does not name is dropped.
 * @throws 400 naming every field
 */
export function parseRequest<E extends AnyEndpoint>(
  endpoint: E,
  request: FastifyRequest,
  { body, missing }: Uploads,
): Parsed<E> {
  const errors: Record<string, string[]> = {};
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return {};
    const result = schema.safeParse(value ?? {}, { error: issueText });
    if (result.success) return result.data;
    collect(result.error, errors);
    return {};
  };
  const parsed = {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, chosenIn(request.query)),
    body: read(endpoint.body, body),
  };
  if (Object.keys(errors).length > 0) throw invalidFields({ ...errors, ...missing });
  return parsed as Parsed<E>;
}
