import * as contracts from '@mercadito/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../platform/limits/network-of.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { deleteToken } from './accounts.queries.ts';
import { changePassword } from './change-password.ts';
import { deviceName } from './device-name.ts';
import { deleteTokensOf, listTokens } from './sessions.queries.ts';
import { isStillGood } from './tokens.ts';

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
