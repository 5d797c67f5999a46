import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { signUp } from '@mercadito/contracts/accounts';
import { sql } from 'kysely';
import { createApp } from '../app.ts';
import type { Db } from '../database/connection.ts';
import { makeAdmin } from '../features/accounts/index.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { ageDemo } from './age-demo.queries.ts';
import { createCaller } from './fill/caller.ts';

const FILL = fileURLToPath(new URL('./fill/fill-demo.ts', import.meta.url));
const FILLED = 'fillDemo';

async function isFilled(db: Db): Promise<boolean> {
  const row = await db.selectFrom('audit_log').select('id').where('action', '=', FILLED).executeTakeFirst();
  return row !== undefined;
}

async function assertEmpty(db: Db): Promise<void> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (row)
    throw new Error('The demo fills an empty database, and this one has accounts. Use npm start, or another DATA_DIR.');
}

/** The demo's Admin signs up like anybody, and is made one as an installation's first Admin is. */
async function openAdmin(services: Services, address: string): Promise<{ token: string; userId: number }> {
  const person = DEMO_ACCOUNTS.find(({ username }) => username === 'admin');
  const email = 'admin@example.com';
  const { token, user } = await createCaller(address)(signUp, {
    username: 'admin',
    first_name: person?.firstName ?? 'Admin',
    last_name: person?.lastName ?? 'Admin',
    email,
    password: DEMO_PASSWORD,
  });
  const askPassword = async () => DEMO_PASSWORD;
  await makeAdmin(services.database.db, { username: 'admin', email, askPassword }, services.now());
  return { token, userId: user.id };
}

/** Runs the fill against an application of its own: same code, same database, no rate limits, a free port on loopback. */
async function runFill(services: Services): Promise<void> {
  const app = await createApp({ ...services, config: { ...services.config, rateLimits: false, logLevel: 'error' } });
  try {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const { token, userId } = await openAdmin(services, address);
    const env = { ...process.env, DEMO_ADDRESS: address, DEMO_ADMIN_TOKEN: token, DEMO_ADMIN_ID: String(userId) };
    const fill = spawn(process.execPath, [FILL], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = (await once(fill, 'exit')) as [number | null];
    if (code !== 0) throw new Error('The demo could not be filled in. Remove the data directory and start again.');
  } finally {
    await app.close();
  }
}

/**
 * Fills an empty database with the demo through the application's own calls, once; does nothing when it is there.
 * @throws when the database has accounts that are not the demo's
 */
export async function fillDemoOnce(services: Services, say: (line: string) => void): Promise<void> {
  const { db } = services.database;
  if (await isFilled(db)) return;
  await assertEmpty(db);
  say('Filling the demo, once: accounts, shops, products and pictures come in during the next minute …');
  const isEmbedded = services.database.engine === 'embedded';
  // A fill that is cut short is begun again, so its commits need not wait for the disk; what follows does.
  if (isEmbedded) await sql`set synchronous_commit = off`.execute(db);
  await runFill(services);
  await ageDemo(db);
  if (isEmbedded) await sql`reset synchronous_commit`.execute(db);
  await recordAudit(db, { actorId: null, action: FILLED, detail: {} });
  say('The demo is complete.');
}
