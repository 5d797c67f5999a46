import { SCREENS } from '@mercadito/contracts/site/site-map';
import type { FastifyInstance } from 'fastify';
import { NOT_IN_DOCUMENT } from '../../platform/open-api/open-api.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { unsubscribe } from './unsubscribe.ts';

const A_FORM_BYTES = 10_000;
const ADDRESS = SCREENS.unsubscribe.path.replace('{secret}', ':secret');

/**
 * Where the mailbox of whoever presses "unsubscribe" posts: the address of the page that does the same by its button (RFC 8058).
 * What the form says is always the same, and not read.
 */
export function registerOneClick(app: FastifyInstance): void {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: A_FORM_BYTES }, (_request, _body, done) =>
      done(null, undefined),
    );
    forms.post<{ Params: { secret: string } }>(
      ADDRESS,
      { schema: NOT_IN_DOCUMENT, onRequest: async (request) => app.limits.countServed('page', request) },
      async ({ params: { secret } }, reply) => {
        const { db } = app.services.database;
        const work = (transaction: typeof db) => unsubscribe(transaction, secret);
        await inAuditedTransaction(db, work, () => ({ actorId: null, action: 'unsubscribe', detail: {} }));
        return reply.code(204).send();
      },
    );
  });
}
