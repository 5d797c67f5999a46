import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrate } from '../migrate.ts';
import { templateDirectory } from './cluster.ts';
import { openEmbedded } from './open-embedded.ts';

/**
 * Makes the template cluster unless it is there. Several processes may do so at once: the first to finish wins.
 * @returns its directory.
 */
export const makeTemplate = async (): Promise<string> => {
  const template = await templateDirectory();
  if (existsSync(template)) return template;
  await mkdir(dirname(template), { recursive: true });
  const workshop = await mkdtemp(`${template}-`);
  try {
    const database = await openEmbedded({ dataDir: workshop, log: console.error });
    await migrate(database.db);
    await database.close();
    await rename(join(workshop, 'cluster'), template).catch((error: unknown) => {
      if (!existsSync(template)) throw error;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return template;
};
