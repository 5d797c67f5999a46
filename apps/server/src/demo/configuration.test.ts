import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { demoVariables } from './configuration.ts';

test('the demo takes no store and keeps no copies, whatever the environment of a town says (SITE-2, PICTURE-13)', () => {
  const ofTown = {
    ...{ S3_ENDPOINT: 'https://store.example', S3_KEY_ID: 'key', S3_SECRET: 'secret' },
    ...{
      PICTURES_URL: 's3://town/pictures',
      BACKUP_DIR: 's3://town/copies',
      BACKUP_KEY: 'nueces y manzanas de la sierra',
    },
  };
  const { picturesAt, copies } = readConfig(demoVariables(ofTown));
  expect([picturesAt, copies.directory]).toEqual([null, null]);
});
