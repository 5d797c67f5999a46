import { fork } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/connection.ts';
import { decrypt } from '../../apps/server/test/push-service.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import type { Arrival, Asked, Said } from './push-endpoint.ts';

/** A push service beside the server, and what has come there. */
export interface PushService {
  /** What the server is told, so that it pushes there. */
  readonly env: NodeJS.ProcessEnv;
  /** Signs people in on one device more each, which is reached there. */
  readonly subscribe: (db: Db, userIds: readonly number[]) => Promise<void>;
  readonly count: () => Promise<number>;
  /** What has come since it was taken last. */
  readonly take: () => Promise<readonly Arrival[]>;
  /** The message in it, as its device reads it. */
  readonly read: (arrival: Arrival) => { readonly id: number; readonly knock?: number };
  readonly stop: () => void;
}

/** @param answerMs how long the service takes to answer */
export async function startPushService(folder: string, answerMs: number): Promise<PushService> {
  const certificate = join(folder, 'push-service.pem');
  const child = fork(inRoot('bench', 'lib', 'push-endpoint.ts'), [certificate, String(answerMs)]);
  const hear = async (): Promise<Said> => (await once(child, 'message'))[0] as Said;
  const { host } = (await hear()) as { host: string };
  const ask = async (asked: Asked): Promise<Said> => {
    const said = hear();
    child.send(asked);
    return said;
  };
  // Of one key: what it costs to encrypt for a device is the same for each.
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    env: { PUSH_HOSTS: host, NODE_EXTRA_CA_CERTS: certificate },
    subscribe: async (db, userIds) => {
      await sql`
        with session as (
          insert into tokens (hash, user_id, expires_at)
          select encode(sha256(('device of ' || id)::bytea), 'hex'), id, now() + interval '1 day' from unnest(${[...userIds]}::integer[]) as id
          returning id, user_id
        )
        insert into push_subscriptions (token_id, endpoint, p256dh, auth)
        select id, ${`https://${host}/`} || user_id, ${keys.getPublicKey('base64url')}, ${auth.toString('base64url')}
        from session`.execute(db);
    },
    count: async () => ((await ask('count')) as { count: number }).count,
    take: async () => ((await ask('take')) as { arrivals: readonly Arrival[] }).arrivals,
    read: ({ body }) => JSON.parse(decrypt(Buffer.from(body, 'base64'), keys, auth)),
    stop: () => child.disconnect(),
  };
}
