import type { RateClass } from '@mercadito/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { tooMany } from './errors.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often one token, or one address without a token, may make calls of each kind (reliability.md "Defaults"). */
const RATES: Record<RateClass, { max: number; timeWindow: number }> = {
  read: { max: 1200, timeWindow: MINUTE },
  // 5 a second, counted over 10 so that a burst of taps passes.
  write: { max: 50, timeWindow: 10 * SECOND },
  login: { max: 20, timeWindow: MINUTE },
  'sign-up': { max: 5, timeWindow: HOUR },
  upload: { max: 30, timeWindow: MINUTE },
  'create-order': { max: 5, timeWindow: MINUTE },
};

const BY_ADDRESS: readonly RateClass[] = ['login', 'sign-up'];

function keyOf(rate: RateClass, request: FastifyRequest): string {
  const caller = BY_ADDRESS.includes(rate) ? undefined : request.headers.authorization;
  return `${rate}:${caller ?? request.ip}`;
}

/** The rate-limit part of a route's configuration, for `@fastify/rate-limit`. */
export function rateLimitOf(rate: RateClass) {
  return {
    ...RATES[rate],
    groupId: rate,
    keyGenerator: (request: FastifyRequest) => keyOf(rate, request),
    errorResponseBuilder: (_request: FastifyRequest, context: { ttl: number }) =>
      tooMany(Math.max(1, Math.ceil(context.ttl / SECOND))),
  };
}
