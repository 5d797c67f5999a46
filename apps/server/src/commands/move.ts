import { readConfig } from '../config.ts';
import { addressOfUrl } from '../database/database-url.ts';
import { moveTown } from '../features/copies/index.ts';
import { runCommand } from './run-command.ts';
import { wordsOf } from './words.ts';

const USAGE = 'Say where to: npm run move -- [--replace] embedded, or an address that begins with postgresql://';

/** `npm run move -- <postgresql://… | embedded>`: the town's database to the other engine, in the same DATA_DIR. */
async function run(words: string[]): Promise<string> {
  const { has, names } = wordsOf(words, { flags: ['replace'], options: [], usage: USAGE });
  const [to, ...others] = names;
  if (!to || others.length > 0) throw new Error(USAGE);
  const here = readConfig(process.env);
  const url = to === 'embedded' ? undefined : readConfig({ ...process.env, DATABASE_URL: to }).databaseUrl;
  if ((url === undefined) === (here.databaseUrl === undefined) && url === here.databaseUrl) {
    throw new Error('The town is there already.');
  }
  const rows = await moveTown(here, url, { mayReplace: has('replace') });
  const next = url === undefined ? 'take DATABASE_URL out of .env' : `set DATABASE_URL to ${addressOfUrl(url).address}`;
  return `${rows} rows moved; what was there before is left as it was. Now ${next}, and start the server: npm start`;
}

await runCommand(run);
