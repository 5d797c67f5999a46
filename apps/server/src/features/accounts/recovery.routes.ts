import { randomUUID } from 'node:crypto';
import * as contracts from '@mercadito/contracts/recovery';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findLink } from './account-links.queries.ts';
import { resetMail } from './account-mails.ts';
import { namedLike } from './accounts.queries.ts';
import { chooseNewPassword, linkIsOver } from './choose-new-password.ts';
import { confirmEmail } from './confirm-email.ts';
import type { Passkeys } from './passkeys-of-person.ts';
import { noMail } from './tell-address.ts';

/** Getting back in without the password, and proving an address: by links that came by mail. */
export function registerRecovery(app: FastifyInstance, { listPasskeysOf, endPasskeys }: Passkeys): void {
  serve(app, contracts.forgotPassword, async ({ db, body, config, now, request }) => {
    if (!config.mail) throw noMail();
    // Whether there is such a person, the same two statements: what differs is done by the job, when nobody waits for it.
    const person = await namedLike(db, body.login).select('users.id').executeTakeFirst();
    const userId = person?.id ?? null;
    await queueMail(db, {
      ...{ accountId: userId, template: resetMail, data: { user_id: userId, asked_at: now.toISOString() } },
      messageId: `reset-${randomUUID()}`,
      language: languageOf(request.headers),
    });
    return { done: true as const };
  });

  serve(app, contracts.readResetLink, async ({ db, body, now }) => {
    const person = await findLink(db, body.secret, 'reset', now);
    if (!person) throw linkIsOver();
    return { username: person.username, passkeys: await listPasskeysOf(db, person.id) };
  });

  serve(
    app,
    contracts.chooseNewPassword,
    ({ db, body, config, now }) => chooseNewPassword(db, body, { config, now, endPasskeys }),
    { ownTransaction: true },
  );

  serve(app, contracts.confirmEmail, ({ db, body, now }) => confirmEmail(db, body.secret, now));
}
