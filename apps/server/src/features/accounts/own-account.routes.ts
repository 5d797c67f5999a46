import * as contracts from '@mercadito/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../platform/limits/network-of.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { deleteToken } from './accounts.queries.ts';
import { changePassword } from './change-password.ts';
import { deleteTokensOf, listTokens } from './sessions.queries.ts';
import { isStillGood } from './tokens.ts';

// In this order: most browsers also carry the names of those they descend from.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What a person calls a device: `Chrome, Android`; the first 60 characters of what it says itself when that is unknown. */
function deviceName(userAgent: string): string {
  const known = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : userAgent.slice(0, 60);
}

const DONE = { done: true as const };

/** The password and the sessions of the person who calls. */
export function registerOwnAccount(app: FastifyInstance): void {
  serve(
    app,
    contracts.changePassword,
    async ({ db, actor, body, config, now, request }) => {
      await changePassword(db, actor, body, { network: networkOf(request.ip), config, now });
      return DONE;
    },
    { ownTransaction: true },
  );

  serve(app, contracts.listSessions, async ({ db, actor, now }) => {
    const tokens = await listTokens(db, actor.userId, now);
    const isGood = (token: { last_used_at: string }) => isStillGood(actor, token.last_used_at, now);
    return {
      results: tokens.filter(isGood).map(({ user_agent, ...token }) => ({
        ...token,
        device: deviceName(user_agent),
        current: token.id === actor.tokenId,
      })),
    };
  });

  serve(app, contracts.revokeSession, async ({ db, actor, params }) => {
    if (!(await deleteToken(db, actor.userId, params.sessionId))) throw notFound('Session');
    record(db, { type: 'session.ended', userId: actor.userId });
    return DONE;
  });

  serve(app, contracts.revokeAllSessions, async ({ db, actor }) => {
    await deleteTokensOf(db, actor.userId);
    record(db, { type: 'session.ended', userId: actor.userId });
    return DONE;
  });
}
