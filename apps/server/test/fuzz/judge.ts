import { problem } from '@mercadito/contracts/common';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import * as z from 'zod';
import { untoldInSpanish } from '../../../../scripts/lib/untold-in-spanish.ts';

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly contentType: string;
}

const strictProblem = z.strictObject(problem.shape);
const INSIDES = /\b(violates|constraint|relation|syntax error|undefined|TypeError|at .*\.ts:\d+)\b/;

function problemFault(status: number, body: unknown): string | null {
  const parsed = strictProblem.safeParse(body);
  if (!parsed.success) return `a ${status} that is no problem: ${parsed.error.issues[0]?.message}`;
  const { detail, message, errors, code, facts } = parsed.data;
  if (detail !== message || detail === '') return `a ${status} whose detail is not its message`;
  // What a call itself refuses so says what stands there.
  if (code === 'not_storable' || (code === 'changed_meanwhile' && facts === undefined)) {
    return 'input that only the database refused';
  }
  if (INSIDES.test(detail)) return `a ${status} that shows our insides: ${detail}`;
  if (status === 400 && Object.keys(errors ?? {}).length === 0) return `a 400 that names no field: ${detail}`;
  return untoldInSpanish(parsed.data);
}

function successFault(endpoint: AnyEndpoint, status: number, body: unknown): string | null {
  if (status !== endpoint.status) return `a ${status} where the contract says ${endpoint.status}`;
  const parsed = (endpoint.response as z.ZodType).safeParse(body);
  if (!parsed.success) return `an answer off its schema: ${z.prettifyError(parsed.error)}`;
  // The schema strips what it does not name: what was sent must be what it left.
  return JSON.stringify(parsed.data).length === JSON.stringify(body).length
    ? null
    : 'an answer with more than its schema';
}

/** What is wrong with an answer, null when nothing is. */
export function faultOf(endpoint: AnyEndpoint, { status, text, contentType }: Answered): string | null {
  if (status >= 500) return `a ${status}: ${text.slice(0, 200)}`;
  const mediaType = status < 300 ? endpoint.mediaType : undefined;
  if (!contentType.startsWith(mediaType ?? 'application/json'))
    return `an answer of type "${contentType}" with ${status}`;
  // A file's text is what it is, also where it is JSON.
  if (mediaType?.startsWith('text/')) return successFault(endpoint, status, text);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `an answer that is no JSON, with ${status}`;
  }
  return status >= 400 ? problemFault(status, body) : successFault(endpoint, status, body);
}
