import { writeFile } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { copyTown, keepCopy, type MadeCopy, makeKeys, writeCopyTo } from '../features/copies/index.ts';
import { runCommand } from './run-command.ts';
import { told, toldLeftOut } from './told-copy.ts';
import { wordsOf } from './words.ts';

const USAGE =
  'Say where to: npm run backup -- <file or s3://bucket/name>, or --keep for BACKUP_DIR, or --make-key <file> for a new key';
const NO_KEY =
  'BACKUP_KEY is not set, and a copy has every secret of the town: npm run backup -- --make-key <file> makes a key';

/** Makes a pair of keys: who has the file reads the copies, and nobody else. */
async function makeKeyFile(file: string): Promise<string> {
  const { identity, recipient } = await makeKeys();
  const text = `# Opens copies that were sealed with BACKUP_KEY=${recipient}\n${identity}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  return `The secret key is in ${file}: keep it elsewhere, without it no copy can be read. For .env:\nBACKUP_KEY=${recipient}`;
}

const toldMade = (file: string, made: MadeCopy): string => `${told(file, made)}${toldLeftOut(made)}`;

/** `npm run backup -- <file>`: the town in one file, while it is open. */
async function run(words: string[]): Promise<string> {
  const { has, textOf, names } = wordsOf(words, { flags: ['keep'], options: ['make-key'], usage: USAGE });
  const [file, ...others] = names;
  const keyFile = textOf('make-key');
  if (keyFile !== undefined) return makeKeyFile(keyFile);
  const config = readConfig(process.env);
  if (has('keep')) return toldMade(config.copies.directory ?? '', await keepCopy(config));
  if (!file || others.length > 0) throw new Error(USAGE);
  const { key } = config.copies;
  if (!key) throw new Error(NO_KEY);
  return toldMade(file, await writeCopyTo(file, config, (place) => copyTown(place, config, key)));
}

await runCommand(run);
