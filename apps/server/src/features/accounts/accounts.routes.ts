import { getUser, login, logout, signUp as signUpContract } from '@mercadito/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { showAccount } from './account-view.ts';
import { deleteToken } from './accounts.queries.ts';
import { deviceCookie, deviceOf } from './device-cookie.ts';
import { userAgentOf } from './device-name.ts';
import { logIn } from './log-in.ts';
import { registerMembershipWishes } from './membership-wishes.routes.ts';
import { registerOwnAccount } from './own-account.routes.ts';
import type { Passkeys } from './passkeys-of-person.ts';
import { registerPeople } from './people.routes.ts';
import { registerRecovery } from './recovery.routes.ts';
import { signUp } from './sign-up.ts';
import type { OthersOfPeople } from './update-person.ts';

/** Signing in and up, the own account, and what Admins do with people; driver profiles, businesses and passkeys are other features'. */
export function registerAccounts(app: FastifyInstance, others: OthersOfPeople & Passkeys): void {
  serve(
    app,
    login,
    async ({ db, body, now, config, request, reply }) => {
      const from = { network: networkOf(request.ip), device: deviceOf(request), userAgent: userAgentOf(request) };
      const { token, device } = await logIn(db, body, { ...from, config, now });
      reply.header('set-cookie', deviceCookie(device, request, config));
      app.limits.rememberToken(token);
      return { token };
    },
    { ownTransaction: true },
  );

  serve(
    app,
    signUpContract,
    async ({ db, body, now, config, request, reply }) => {
      const { opened, device } = await signUp(db, body, {
        ...{ now, config },
        ...{ userAgent: userAgentOf(request), language: languageOf(request.headers) },
      });
      reply.header('set-cookie', deviceCookie(device, request, config));
      app.limits.rememberToken(opened.token);
      return opened;
    },
    { ownTransaction: true },
  );

  serve(app, logout, async ({ db, actor, reply }) => {
    await deleteToken(db, actor.userId, actor.tokenId);
    record(db, { type: 'session.ended', userId: actor.userId });
    // Whoever has the device next finds nothing of this person's in the browser's own store.
    reply.header('clear-site-data', '"cache"');
    return { done: true as const };
  });

  serve(app, getUser, ({ db, actor, now, config }) => showAccount(db, actor.userId, config.productName, now));

  registerOwnAccount(app);
  registerRecovery(app, others);
  registerPeople(app, others);
  registerMembershipWishes(app);
}
