import { type ExistingAccount, makeAdmin } from '../features/accounts/index.ts';
import { askPassword, askWhether } from './ask-password.ts';
import { onDatabase, runCommand } from './run-command.ts';

const USAGE = 'Say whom: npm run make-admin -- <username> [e-mail] [--yes]';
// Before it npm keeps what begins with two dashes for itself; behind `--` it comes here.
const IS_SURE = '--yes';

const describe = ({ username, first_name, last_name, email, role, isBlocked }: ExistingAccount): string =>
  `${username} is the account of ${first_name} ${last_name}, ${email} (${isBlocked ? 'blocked, ' : ''}role ${role})`;

/** `npm run make-admin -- <username> [e-mail] [--yes]`: the first Admin of an installation, on either engine. */
async function run(words: string[]): Promise<string> {
  const [username, email] = words.filter((word) => word !== IS_SURE);
  if (!username) throw new Error(USAGE);
  let promoted: ExistingAccount | undefined;
  const confirm = async (account: ExistingAccount): Promise<void> => {
    promoted = account;
    if (words.includes(IS_SURE)) return;
    if (await askWhether(`${describe(account)}. Make it an Admin?`)) return;
    throw new Error(`${describe(account)}: nothing was done. Add ${IS_SURE} to make it an Admin.`);
  };
  return onDatabase(async (db, site) => {
    const person = { username, email: email ?? `${username}@localhost.localdomain`, site, askPassword, confirm };
    const done = await makeAdmin(db, person, new Date());
    if (done === 'created') return `${username} is opened, and an Admin.`;
    return promoted ? `${describe(promoted)}. It is an Admin now.` : `${username} is an Admin already.`;
  });
}

await runCommand(run);
