import { type Config, readConfig } from '../config.ts';
import {
  checkCopy,
  checkVersion,
  type ReadingKey,
  readCopyFrom,
  readJournal,
  refuseNewer,
  restoreTown,
} from '../features/copies/index.ts';
import { readingKeyOf } from './reading-key.ts';
import { runCommand } from './run-command.ts';
import { told, toldJournal, toldOthersCopies, toldUnread } from './told-copy.ts';
import { wordsOf } from './words.ts';

const USAGE = 'Say which: npm run restore -- [--check] [--replace] [--key <file>] <file or s3://bucket/name>';

interface Wanted {
  /** As it was named. */
  readonly name: string;
  /** Where it lies to be read. */
  readonly file: string;
  readonly has: (flag: string) => boolean;
  readonly key: ReadingKey;
}

async function checkOrRestore({ name, file, has, key }: Wanted, config: Config): Promise<string> {
  const checked = await checkCopy(file, key);
  await refuseNewer(checked.header);
  if (has('check')) {
    await checkVersion({ ...checked.header, ...checked.manifest });
    return `${told(name, checked)}${await toldJournal(readJournal(config, key))}`;
  }
  const { takenAgain, unread, othersCopies } = await restoreTown({ file, key, checked }, config, {
    mayReplace: has('replace'),
  });
  const again = takenAgain === 0 ? '' : ` What was taken from people since is taken again: ${takenAgain}.`;
  return `${told(name, checked)}\nRestored. All sessions and links have ended.${again} Start the server: npm start${toldUnread(unread)}${toldOthersCopies(othersCopies)}`;
}

/** `npm run restore -- <file>`: has the town be what it was when the copy was made; `--check` only reads it. */
async function run(words: string[]): Promise<string> {
  const { has, textOf, names } = wordsOf(words, { flags: ['check', 'replace'], options: ['key'], usage: USAGE });
  const [name, ...others] = names;
  if (!name || others.length > 0) throw new Error(USAGE);
  const config = readConfig(process.env);
  const key = await readingKeyOf(config, textOf('key'));
  return readCopyFrom(name, config, (file) => checkOrRestore({ name, file, has, key }, config));
}

await runCommand(run);
