import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { makeAdmin } from '../features/accounts/index.ts';
import { askPassword } from './ask-password.ts';

const USAGE = 'Say whom: npm run make-admin -- <username> [e-mail]';

/** `npm run make-admin -- <username> [e-mail]`: the first Admin of an installation, on either engine. */
async function run([username, email]: string[]): Promise<string> {
  if (!username) throw new Error(USAGE);
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase({ databaseUrl, dataDir, log: () => undefined });
  try {
    await migrate(database.db);
    const person = { username, email: email ?? `${username}@localhost.localdomain`, site: config, askPassword };
    const done = await makeAdmin(database.db, person, new Date());
    return done === 'created' ? `${username} is opened, and an Admin.` : `${username} is an Admin now.`;
  } finally {
    await database.close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
