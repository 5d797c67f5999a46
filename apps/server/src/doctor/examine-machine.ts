import { access, constants } from 'node:fs/promises';
import { JUDGES_OF_SYSTEM } from '@mercadito/domain/system/system-status';
import type { Config } from '../config.ts';
import { directoryOwner } from '../data-directory/belonging.ts';
import { prepareDataDirectory } from '../data-directory/prepare-directory.ts';
import { bucketOfCopies, LAST_COPY, readLastCopy } from '../features/copies/index.ts';
import { isNodeNewEnough, LOWEST_NODE } from '../lowest-node.ts';
import { limitOfOpenFiles } from '../platform/http/open-files.ts';
import { picturesOf } from '../platform/pictures/picture-store.ts';
import { roomIn } from '../platform/pictures/room-in.ts';
import { isS3 } from '../platform/s3/s3-place.ts';
import { VERSION } from '../version.ts';
import { act, type Examination, judged, look } from './finding.ts';

// Two for each of the connections that a process takes, and what it keeps open itself.
const ENOUGH_FILES = 5_000;
// Where pictures lie in a store, several machines may run.
const JOURNALS_APART =
  'several machines would each keep a journal, and a restore reads one: name a store in BACKUP_DIR too';
const BUILT = ['dist/index.html', 'dist-server/render-page.js'];

const isThere = (path: string): Promise<boolean> =>
  access(new URL(`../../../web/${path}`, import.meta.url), constants.R_OK).then(
    () => true,
    () => false,
  );

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** What can be known without the database. */
export const OF_MACHINE: readonly Examination<Config>[] = [
  ['Version', () => `mercadito ${VERSION}`],
  [
    'Node',
    () =>
      isNodeNewEnough()
        ? process.versions.node
        : act(`${process.versions.node}, and ${LOWEST_NODE} is needed: start with npm start`),
  ],
  [
    'Pages',
    async () => {
      const missing = (await Promise.all(BUILT.map(isThere))).includes(false);
      return missing ? act('were not built: npm run build') : 'are built';
    },
  ],
  [
    'DATA_DIR',
    async ({ dataDir }) => {
      await prepareDataDirectory(dataDir);
      return `${dataDir} can be written`;
    },
  ],
  [
    'Disk',
    async ({ dataDir }) => {
      const disk = await roomIn(dataDir);
      return judged(
        JUDGES_OF_SYSTEM.disk({ disk }),
        `${gigabytes(disk.free_bytes)} left for pictures and the embedded database`,
        { full: 'make room now', little: 'make room, or get a larger disk' },
      );
    },
  ],
  [
    'Pictures',
    async (config) => {
      const files = picturesOf(config);
      const mark = await files.readMark();
      // A folder that was served from has one: else its disk is not mounted.
      const hasBeenServed = !files.fetch && (await directoryOwner(config.dataDir)) !== undefined;
      if (mark === undefined && !hasBeenServed) return look(`${files.place} has none yet: the first start marks it`);
      const fault = await files.tryWrite();
      return fault ? act(fault.detail) : `in ${files.place}, which takes some`;
    },
  ],
  [
    'Copies',
    async (config) => {
      const { directory } = config.copies;
      if (directory === null)
        return look(`are not kept: BACKUP_DIR and BACKUP_KEY${config.picturesAt ? `; ${JOURNALS_APART}` : ''}`);
      const last = await readLastCopy(config);
      if (last?.failure) return act(last.failure);
      if (config.picturesAt && !isS3(directory)) return look(`in ${directory}; ${JOURNALS_APART}`);
      await bucketOfCopies(config)?.fetch(LAST_COPY);
      return last?.whole ? `in ${directory}, the newest of ${last.whole.madeAt}` : look(`in ${directory}, none yet`);
    },
  ],
  [
    'Open files',
    () => {
      const most = limitOfOpenFiles();
      if (most === undefined || most >= ENOUGH_FILES) return `${most ?? 'as many as wanted'}`;
      return look(`${most}, so fewer people are served at once: LimitNOFILE=8192 of systemd, or ulimit -n 8192`);
    },
  ],
  [
    'PUBLIC_URL',
    ({ publicUrl }) => {
      if (!publicUrl) return look('is not set: no link previews, passkeys or links in mail; set it to https://…');
      return publicUrl.startsWith('https:') ? publicUrl : look(`${publicUrl}: serve the site by https`);
    },
  ],
  [
    'TRUSTED_PROXIES',
    ({ publicUrl, trustedProxies }) => {
      if (trustedProxies.length > 0) return trustedProxies.join(', ');
      const isBehindOne = publicUrl?.startsWith('https:');
      return isBehindOne ? act('is not set: behind a proxy all people share one rate limit; name it') : 'none';
    },
  ],
  ['Mail', ({ mail }) => (mail ? `from ${mail.from}` : look('is not sent: SMTP_URL; people cannot reset a password'))],
];
