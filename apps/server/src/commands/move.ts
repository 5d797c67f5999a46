import { type Config, readConfig } from '../config.ts';
import { directoryOwner } from '../data-directory/belonging.ts';
import { addressOfUrl } from '../database/database-url.ts';
import { movePictures, moveTown } from '../features/copies/index.ts';
import { picturesForCommand } from '../platform/pictures/picture-store.ts';
import { markAsPictures, ownerOfPictures } from '../platform/pictures/pictures-mark.ts';
import { isS3 } from '../platform/s3/s3-place.ts';
import { runCommand } from './run-command.ts';
import { wordsOf } from './words.ts';

const USAGE =
  'Say where to: npm run move -- [--replace] embedded, or an address that begins with postgresql://; for pictures s3://bucket/folder, or folder';

/** The pictures to a store, or from there back to DATA_DIR. */
async function moveAllPictures(to: string, here: Config): Promise<string> {
  const from = picturesForCommand(here);
  const target =
    to === 'folder'
      ? { picturesAt: null }
      : { picturesAt: readConfig({ ...process.env, PICTURES_URL: to }).picturesAt };
  const there = picturesForCommand({ ...here, ...target });
  if (from.place === there.place) throw new Error('The pictures are there already.');
  const owner = await directoryOwner(here.dataDir);
  const other = await ownerOfPictures(there);
  if (other && other.id !== owner?.id)
    throw new Error(`${there.place} has the pictures of the database ${other.name}: name another place.`);
  const { moved, there: before } = await movePictures(from, there);
  await markAsPictures(there, owner);
  const next = to === 'folder' ? 'take PICTURES_URL out of .env' : `set PICTURES_URL=${to}`;
  return `${moved} pictures copied to ${there.place} and read back, ${before} were there already; in ${from.place} all is as it was. Now stop the server, do this once more for what came meanwhile, ${next}, and start the server: npm start`;
}

async function moveDatabase(to: string, here: Config, mayReplace: boolean): Promise<string> {
  const url =
    to === 'embedded'
      ? undefined
      : readConfig({ ...process.env, DATABASE_URL: to, DATABASE_DIRECT_URL: '' }).databaseUrl;
  if ((url === undefined) === (here.databaseUrl === undefined) && url === here.databaseUrl) {
    throw new Error('The town is there already.');
  }
  const rows = await moveTown(here, url, { mayReplace });
  const isPooled = here.poolerUrl !== undefined;
  const next =
    url === undefined
      ? `take DATABASE_URL${isPooled ? ' and DATABASE_DIRECT_URL' : ''} out of .env`
      : `set DATABASE_URL to ${addressOfUrl(url).address}${isPooled ? ' and take DATABASE_DIRECT_URL out of .env unless a pooler is before that one' : ''}`;
  return `${rows} rows moved; what was there before is left as it was. Now ${next}, and start the server: npm start`;
}

/** `npm run move -- <postgresql://… | embedded>`: the town's database to the other engine; `<s3://… | folder>`: its pictures. */
async function run(words: string[]): Promise<string> {
  const { has, names } = wordsOf(words, { flags: ['replace'], options: [], usage: USAGE });
  const [to, ...others] = names;
  if (!to || others.length > 0) throw new Error(USAGE);
  const here = readConfig(process.env);
  return to === 'folder' || isS3(to) ? moveAllPictures(to, here) : moveDatabase(to, here, has('replace'));
}

await runCommand(run);
