import { makeAdmin } from '../features/accounts/index.ts';
import { askPassword } from './ask-password.ts';
import { onDatabase, runCommand } from './run-command.ts';

const USAGE = 'Say whom: npm run make-admin -- <username> [e-mail]';

/** `npm run make-admin -- <username> [e-mail]`: the first Admin of an installation, on either engine. */
async function run([username, email]: string[]): Promise<string> {
  if (!username) throw new Error(USAGE);
  return onDatabase(async (db, site) => {
    const person = { username, email: email ?? `${username}@localhost.localdomain`, site, askPassword };
    const done = await makeAdmin(db, person, new Date());
    return done === 'created' ? `${username} is opened, and an Admin.` : `${username} is an Admin now.`;
  });
}

await runCommand(run);
