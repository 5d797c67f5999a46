import { readConfig } from '../config.ts';
import { checkCopy, checkVersion, readJournal, refuseNewer, restoreTown } from '../features/copies/index.ts';
import { readingKeyOf } from './reading-key.ts';
import { runCommand } from './run-command.ts';
import { told, toldJournal, toldUnread } from './told-copy.ts';
import { wordsOf } from './words.ts';

const USAGE = 'Say which: npm run restore -- [--check] [--replace] [--key <file>] <copy>';

/** `npm run restore -- <file>`: has the town be what it was when the copy was made; `--check` only reads it. */
async function run(words: string[]): Promise<string> {
  const { has, textOf, names } = wordsOf(words, { flags: ['check', 'replace'], options: ['key'], usage: USAGE });
  const [file, ...others] = names;
  if (!file || others.length > 0) throw new Error(USAGE);
  const config = readConfig(process.env);
  const key = await readingKeyOf(config, textOf('key'));
  const checked = await checkCopy(file, key);
  await refuseNewer(checked.header);
  if (has('check')) {
    await checkVersion({ ...checked.header, ...checked.manifest });
    return `${told(file, checked)}${await toldJournal(readJournal(config, key))}`;
  }
  const { takenAgain, unread } = await restoreTown({ file, key, checked }, config, { mayReplace: has('replace') });
  const again = takenAgain === 0 ? '' : ` What was taken from people since is taken again: ${takenAgain}.`;
  return `${told(file, checked)}\nRestored. All sessions and links have ended.${again} Start the server: npm start${toldUnread(unread)}`;
}

await runCommand(run);
