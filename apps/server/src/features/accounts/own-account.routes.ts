import * as contracts from '@mercadito/contracts/accounts';
import * as own from '@mercadito/contracts/own-account';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { insertPicture } from '../../platform/pictures/pictures.ts';
import { onlyPicture } from '../../platform/pictures/uploads.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { showAccount } from './account-view.ts';
import { deleteToken, setPicture } from './accounts.queries.ts';
import { changePassword } from './change-password.ts';
import { requirePassword } from './current-password.ts';
import { deviceName } from './device-name.ts';
import { findNames } from './emails.queries.ts';
import { deleteTokensOf } from './sessions.queries.ts';
import { askAddress, noMail } from './tell-address.ts';
import { listSessions } from './tokens.ts';
import { updateAccount } from './update-account.ts';

const DONE = { done: true as const };

/** Names, address and picture of the person who calls. */
function registerOwnData(app: FastifyInstance): void {
  serve(
    app,
    own.updateAccount,
    async ({ db, actor, body, config, now, request }) => {
      const from = { network: networkOf(request.ip), language: languageOf(request.headers) };
      return updateAccount(db, actor, body, { ...from, config, now });
    },
    { ownTransaction: true },
  );

  serve(app, own.uploadAccountPicture, async ({ db, actor, files, config, now }) => {
    const picture = onlyPicture(files.image);
    await insertPicture(db, picture);
    await setPicture(db, actor.userId, picture.hash);
    record(db, { type: 'account.updated', userId: actor.userId });
    return showAccount(db, actor.userId, config.productName, now);
  });

  serve(app, own.sendEmailLink, async ({ db, actor: { userId }, config, now, request }) => {
    const person = config.mail && (await findNames(db, userId));
    if (!person) throw noMail();
    const { claim, email, email_confirmed_at: confirmedAt } = person;
    const asked = claim ?? (confirmedAt === null ? email : null);
    if (asked !== null) await askAddress(db, { userId, email: asked, language: languageOf(request.headers), now });
    return DONE;
  });
}

/** The password and the sessions of the person who calls, and what they say of themself. */
export function registerOwnAccount(app: FastifyInstance): void {
  registerOwnData(app);
  serve(
    app,
    contracts.changePassword,
    async ({ db, actor, body, config, now, request }) => {
      await changePassword(db, actor, body, { network: networkOf(request.ip), config, now });
      return DONE;
    },
    { ownTransaction: true },
  );

  serve(
    app,
    own.confirmPassword,
    async ({ db, actor, body, now, request }) => {
      await requirePassword(db, actor, body.current_password, { network: networkOf(request.ip), now });
      return DONE;
    },
    { ownTransaction: true },
  );

  serve(app, contracts.listSessions, async ({ db, actor, now }) => ({
    results: (await listSessions(db, actor.userId, now)).map((session) => ({
      id: session.id,
      created_at: session.createdAt,
      last_used_at: session.lastUsedAt,
      ends_at: session.endsAt.toISOString(),
      device: deviceName(session.userAgent),
      current: session.id === actor.tokenId,
      is_reached: session.isReached,
    })),
  }));

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
