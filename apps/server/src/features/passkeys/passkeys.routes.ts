import * as contracts from '@mercadito/contracts/passkeys';
import type { FastifyInstance } from 'fastify';
import type { Config, PasskeyConfig } from '../../config.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { deviceCookie, deviceName, deviceOf, requirePassword, userAgentOf } from '../accounts/index.ts';
import { addPasskey, refuseOneMore } from './add-passkey.ts';
import { confirmationOptions, creationOptions, requestOptions } from './ceremonies.ts';
import { insertChallenge } from './challenges.queries.ts';
import { confirmByPasskey } from './confirm-by-passkey.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { deletePasskey, listCredentialIds, listPasskeysOf } from './passkeys.queries.ts';

/** @throws 409 `no_passkeys` where the site does not know for sure where people reach it */
function requirePasskeys({ passkeys }: Config): PasskeyConfig {
  if (!passkeys) throw conflict('no_passkeys', 'This site has no passkeys: PUBLIC_URL has to be a name by https.');
  return passkeys;
}

/** Passkeys: adding, seeing and removing the own ones, and signing in by one. */
export function registerPasskeys(app: FastifyInstance): void {
  serve(app, contracts.listPasskeys, async ({ db, actor }) => ({ results: await listPasskeysOf(db, actor.userId) }));

  serve(
    app,
    contracts.beginPasskey,
    async ({ db, actor, body, config, now, request }) => {
      const site = requirePasskeys(config);
      const { userId, username } = actor;
      await requirePassword(db, actor, body.current_password, { network: networkOf(request.ip), now });
      const existing = await listCredentialIds(db, userId);
      refuseOneMore(existing);
      const options = creationOptions(site, { brand: config.brandName, userId, username, existing });
      await insertChallenge(db, options.challenge, { purpose: 'add', userId }, now);
      return options;
    },
    { ownTransaction: true },
  );

  serve(
    app,
    contracts.addPasskey,
    ({ db, actor, body, config, now, request }) => {
      const name = deviceName(userAgentOf(request));
      return addPasskey(db, body, { actor, site: requirePasskeys(config), name, now });
    },
    { ownTransaction: true },
  );

  serve(app, contracts.deletePasskey, async ({ db, actor: { userId }, params }) => {
    if (!(await deletePasskey(db, userId, params.passkeyId))) throw notFound('Passkey');
    record(db, { type: 'passkey.removed', userId });
    return { done: true as const };
  });

  serve(app, contracts.beginPasskeyConfirmation, async ({ db, actor: { userId }, config, now }) => {
    const options = confirmationOptions(requirePasskeys(config), await listCredentialIds(db, userId));
    await insertChallenge(db, options.challenge, { purpose: 'confirm', userId }, now);
    return options;
  });

  serve(
    app,
    contracts.confirmByPasskey,
    ({ db, actor, body, config, now }) =>
      confirmByPasskey(db, body.credential, { actor, site: requirePasskeys(config), now }),
    { ownTransaction: true },
  );

  serve(app, contracts.beginPasskeyLogin, async ({ db, config, now }) => {
    const options = requestOptions(requirePasskeys(config));
    await insertChallenge(db, options.challenge, { purpose: 'login', userId: null }, now);
    return options;
  });

  serve(
    app,
    contracts.logInWithPasskey,
    async ({ db, body, config, now, request, reply }) => {
      const from = { network: networkOf(request.ip), device: deviceOf(request), userAgent: userAgentOf(request) };
      const { token, device } = await logInWithPasskey(db, body, { ...from, site: requirePasskeys(config), now });
      reply.header('set-cookie', deviceCookie(device, request, config));
      app.limits.rememberToken(token);
      return { token };
    },
    { ownTransaction: true },
  );
}
