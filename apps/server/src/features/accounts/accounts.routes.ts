import { getUser, login, logout, signUp as signUpContract } from '@mercadito/contracts/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { serve } from '../../platform/serve.ts';
import { accountView } from './account-view.ts';
import { deleteToken, findAccount } from './accounts.queries.ts';
import { logIn } from './log-in.ts';
import { signUp } from './sign-up.ts';

const userAgentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';
const languageOf = (request: FastifyRequest): 'en' | 'es' =>
  request.headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'es';

export function registerAccounts(app: FastifyInstance): void {
  serve(
    app,
    login,
    async ({ db, body, now, request }) => ({ token: await logIn(db, body, { now, userAgent: userAgentOf(request) }) }),
    { ownTransaction: true },
  );

  serve(
    app,
    signUpContract,
    async ({ db, body, now, config, request }) => {
      const context = { now, userAgent: userAgentOf(request), language: languageOf(request) };
      const { token, userId } = await signUp(db, body, context);
      const row = await findAccount(db, userId);
      if (!row) throw notFound('Account');
      return { token, user: accountView(row, config.productName, now) };
    },
    { ownTransaction: true },
  );

  serve(app, logout, async ({ db, actor }) => {
    await deleteToken(db, actor.userId, actor.tokenId);
    return { done: true as const };
  });

  serve(app, getUser, async ({ db, actor, now, config }) => {
    const row = await findAccount(db, actor.userId);
    if (!row) throw notFound('Account');
    return accountView(row, config.productName, now);
  });
}
