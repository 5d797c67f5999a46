import * as contracts from '@mercadito/contracts/privacy';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../platform/limits/network-of.ts';
import { record } from '../../platform/record/record.ts';
import { serve, serveShown } from '../../platform/serve/serve.ts';
import { setDeletion, showAccount } from '../accounts/index.ts';
import { askForDeletion } from './delete-account.ts';
import { ownDataOf } from './own-data.ts';

/** What the site has about whoever calls: as a file, and no more. */
export function registerPrivacy(app: FastifyInstance): void {
  const { pictures } = app.services;

  serve(app, contracts.exportOwnData, async ({ db, actor: { userId }, now, reply }) => {
    reply.header('content-disposition', 'attachment; filename="mercadito.json"');
    return ownDataOf(db, pictures.files, { userId, now });
  });

  serve(
    app,
    contracts.askForDeletion,
    async ({ db, actor, body, config, now, request }) => {
      await askForDeletion(db, actor, body.current_password, {
        network: networkOf(request.ip),
        timeZone: config.timeZone,
        now,
      });
      return showAccount(db, actor.userId, config.productName, now);
    },
    { ownTransaction: true },
  );

  serveShown(
    app,
    contracts.takeBackDeletion,
    async ({ db, actor: { userId } }) => {
      if (await setDeletion(db, userId, null)) record(db, { type: 'account.deletion_taken_back', userId });
    },
    ({ db, actor, config, now }) => showAccount(db, actor.userId, config.productName, now),
  );
}
