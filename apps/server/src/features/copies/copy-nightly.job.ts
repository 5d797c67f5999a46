import * as z from 'zod';
import type { Config } from '../../config.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { startCopy } from './start-copy.ts';

const HALF_PAST_FOUR_AT_NIGHT = '30 4 * * *';
const EXPIRE_SECONDS = 3 * 3_600;

/** Keeps a copy each night where there is a place for it, by one process of all (BACKUP-6). */
export const copyNightly = ({ copies }: Pick<Config, 'copies'>) =>
  defineJob('town.copy', {
    payload: z.object({}),
    ...(copies.directory !== null && { schedule: HALF_PAST_FOUR_AT_NIGHT }),
    expireInSeconds: EXPIRE_SECONDS,
    // Some hours: then the next night is near.
    retryLimit: 10,
    run: async (_payload, { services: { config }, log, signal }) => {
      // Set up to come, and no more.
      if (config.copies.directory === null) return;
      for (const warning of await startCopy(signal)) log.warn(warning);
      log.info('the town was copied, and the copy read back');
    },
  });
