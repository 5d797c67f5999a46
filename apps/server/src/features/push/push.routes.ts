import { ECDH } from 'node:crypto';
import * as contracts from '@mercadito/contracts/push';
import type { FastifyInstance } from 'fastify';
import { invalid } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { deleteSubscription, hasSubscription, putSubscription } from './push.queries.ts';

/** Whether a device's key is one that something can be encrypted for: what is not fails at every try. */
function isKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

export function registerPush(app: FastifyInstance): void {
  const { pusher } = app.services;
  const { publicKey: public_key } = pusher;

  serve(app, contracts.getPush, async ({ db, actor }) => ({
    public_key,
    is_on: await hasSubscription(db, actor.tokenId),
  }));

  serve(app, contracts.subscribePush, async ({ db, actor, body: { endpoint, keys } }) => {
    if (!pusher.mayBe(endpoint)) throw invalid('endpoint', 'Is not the address of a known push service');
    if (!isKey(keys.p256dh)) throw invalid('keys', 'Is not the key of a device');
    await putSubscription(db, actor.tokenId, { endpoint, ...keys });
    record(db, { type: 'session.reached', userId: actor.userId });
    return { public_key, is_on: true };
  });

  serve(app, contracts.unsubscribePush, async ({ db, actor }) => {
    if (await deleteSubscription(db, actor.tokenId)) record(db, { type: 'session.reached', userId: actor.userId });
    return { done: true as const };
  });
}
