import { ECDH } from 'node:crypto';
import * as contracts from '@mercadito/contracts/push';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { invalid } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { measureTokens } from '../accounts/index.ts';
import { deleteSubscription, deleteSubscriptionsOf, hasSubscription, putSubscription } from './push.queries.ts';

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
    await measureTokens(db, await putSubscription(db, actor.tokenId, { endpoint, ...keys }));
    record(db, { type: 'session.reached', userId: actor.userId });
    return { public_key, is_on: true };
  });

  serve(app, contracts.unsubscribePush, async ({ db, actor, body, subject: { userId } }) => {
    const ended = await deleteSubscription(db, userId, body.session_id ?? actor.tokenId);
    await measureTokens(db, ended);
    if (ended.length > 0) record(db, { type: 'session.reached', userId });
    return { done: true as const };
  });
}

/** Has no message reach a person's devices any more: what they said yes to was told to who they were. */
export async function endReachOf(db: Db, userId: number): Promise<void> {
  const ended = await deleteSubscriptionsOf(db, userId);
  await measureTokens(db, ended);
  if (ended.length > 0) record(db, { type: 'session.reached', userId });
}
