import { getUser, login, logout, signUp as signUpContract } from '@mercadito/contracts/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publish } from '../../platform/events.ts';
import { languageOf } from '../../platform/language-of.ts';
import { serve } from '../../platform/serve.ts';
import { showAccount } from './account-view.ts';
import { deleteToken } from './accounts.queries.ts';
import { logIn } from './log-in.ts';
import { registerOwnAccount } from './own-account.routes.ts';
import { registerPeople } from './people.routes.ts';
import { signUp } from './sign-up.ts';
import type { DriverProfiles } from './update-person.ts';

const userAgentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** Signing in and up, the own account, and what Admins do with people; driver profiles are another feature's. */
export function registerAccounts(app: FastifyInstance, drivers: DriverProfiles): void {
  serve(
    app,
    login,
    async ({ db, body, now, request }) => ({ token: await logIn(db, body, { now, userAgent: userAgentOf(request) }) }),
    { ownTransaction: true },
  );

  serve(
    app,
    signUpContract,
    ({ db, body, now, config: { productName }, request }) =>
      signUp(db, body, { now, productName, userAgent: userAgentOf(request), language: languageOf(request.headers) }),
    { ownTransaction: true },
  );

  serve(app, logout, async ({ db, actor }) => {
    await deleteToken(db, actor.userId, actor.tokenId);
    await publish(db, { user: actor.userId }, ['Sessions']);
    return { done: true as const };
  });

  serve(app, getUser, ({ db, actor, now, config }) => showAccount(db, actor.userId, config.productName, now));

  registerOwnAccount(app);
  registerPeople(app, drivers);
}
