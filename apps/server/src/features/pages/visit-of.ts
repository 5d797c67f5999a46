import type { Visit } from '@mercadito/contracts/served-page';
import { pickShuffle, RANDOM_ORDERS } from '@mercadito/domain/catalog/sorting';
import type { FastifyRequest } from 'fastify';

/** How long a visit goes on after its last page: whoever comes back later finds other goods first. */
const VISIT_SECONDS = 3_600;

const IN_COOKIES = /(?:^|;\s*)shuffle=([1-5])(?:;|$)/;

/** What the server knows of a visit. A page that is loaded anew, or come back to, goes on with its shuffle. */
export function visitOf({ headers }: FastifyRequest, now: Date): Visit {
  const [, shuffle] = IN_COOKIES.exec(headers.cookie ?? '') ?? [];
  return {
    randomOrder: RANDOM_ORDERS.find((order) => String(order) === shuffle) ?? pickShuffle(Math.random()),
    servedAt: now.toISOString(),
    savesData: headers['save-data'] === 'on',
  };
}

/** The `Set-Cookie` header by which the visit keeps its shuffle. It is one of five, and names nobody. */
export const visitCookie = ({ randomOrder }: Visit): string =>
  `shuffle=${randomOrder}; Path=/; Max-Age=${VISIT_SECONDS}; HttpOnly; SameSite=Lax`;
