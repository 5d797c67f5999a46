import { claimedIds } from '@mercadito/contracts/claims';
import type { AnyEndpoint, Claims } from '@mercadito/contracts/endpoint';
import { may } from '@mercadito/domain/access/may';
import { type SessionState, viewerOf } from '../session/session.slice.ts';

const WHOSE = ['user', 'company', 'driver'] as const satisfies readonly (keyof Claims)[];

/**
 * Whether a call claims to be of somebody else than the person who is signed in (CALL-1): the effects of what was rendered before the
 * tab changed hands run afterwards, and so does what was waiting for an answer.
 */
export function isOfSomebodyElse(
  { access }: AnyEndpoint,
  input: Readonly<Record<string, unknown>>,
  session: SessionState,
): boolean {
  const { token, user } = session;
  if (token === null || may(viewerOf(session), 'others.act-for').allowed) return false;
  const own = { user: user?.id, company: user?.company_id, driver: user?.driver_id };
  return WHOSE.some((whose) =>
    claimedIds(access.claims[whose], (_, field) => input[field]).some((id) => id !== own[whose]),
  );
}
