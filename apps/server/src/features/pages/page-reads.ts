import type { Problem } from '@mercadito/contracts/common';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { requestPathOf } from '@mercadito/contracts/request';
import type { ServedCall, ServedProblem } from '@mercadito/contracts/served-page';
import type { ScreenAt } from '@mercadito/contracts/site/addresses';
import type { Circumstances, FirstRead } from '@mercadito/contracts/site/first-reads';
import { READS_OF_EVERY_PAGE } from '@mercadito/contracts/site/screens/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForKeeping } from '../../platform/serve/visitors-answer.ts';

/** @throws for a read that the application does not serve */
function endpointOf(app: FastifyInstance, { call }: FirstRead): AnyEndpoint {
  const endpoint = app.contracts.get(call);
  if (!endpoint) throw new Error(`A page begins with ${call}, which is not served`);
  return endpoint;
}

/** Where these are read, `/api/…`. */
export const pathsOf = (app: FastifyInstance, reads: readonly FirstRead[]): string[] =>
  reads.map((read) => requestPathOf(endpointOf(app, read), read.input));

interface Answer {
  readonly status: number;
  /** Null when it is refused. */
  readonly data: unknown;
  /** Why it is not found. */
  readonly problem?: Problem;
}

/** Asks the very call that the screen would ask, as a visitor. */
async function answerOf(app: FastifyInstance, request: FastifyRequest, read: FirstRead): Promise<Answer> {
  const url = requestPathOf(endpointOf(app, read), read.input);
  try {
    const response = await readForKeeping(() => app.inject({ method: 'GET', url, remoteAddress: request.ip }));
    const status = response.statusCode;
    if (status === 404) return { status, data: null, problem: response.json() };
    return { status, data: status === 200 ? response.json() : null };
  } catch {
    // An application that is being closed takes no calls of its own any more.
    return { status: 503, data: null };
  }
}

/** What the answer a page stands on makes of it: one that cannot be had at the moment is not absent. */
type Outcome = 'found' | 'absent' | 'not now';

function outcomeOf(status: number): Outcome {
  if (status === 200) return 'found';
  return status >= 500 || status === 429 ? 'not now' : 'absent';
}

interface Reading {
  readonly outcome: Outcome;
  /** The first read's answer, null when it is refused. */
  readonly first: unknown;
  readonly calls: readonly ServedCall[];
  readonly problems: readonly ServedProblem[];
  /** Whether none of its reads was refused for what holds at the moment, or for whoever asks. */
  readonly isWhole: boolean;
}

/** What a page begins with, from the reads of the site map; one that is served as a frame has those of every page. */
export async function readPage(
  app: FastifyInstance,
  request: FastifyRequest,
  { screen, params }: ScreenAt,
  given: Circumstances,
): Promise<Reading> {
  const reads = screen.reads?.(params as never, given) ?? READS_OF_EVERY_PAGE;
  const answers = await Promise.all(reads.map((read) => answerOf(app, request, read)));
  const calls = reads.flatMap(({ call, input }, at): ServedCall[] => {
    const data = answers[at]?.data ?? null;
    return data === null ? [] : [{ name: call, input, data }];
  });
  const problems = reads.flatMap(({ call, input }, at): ServedProblem[] => {
    const { status = 0, problem } = answers[at] ?? {};
    return problem ? [{ name: call, input, status, problem }] : [];
  });
  const [first] = answers;
  const isWhole = answers.every(({ status }) => outcomeOf(status) !== 'not now');
  return { outcome: outcomeOf(first?.status ?? 200), first: first?.data ?? null, calls, problems, isWhole };
}
