import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemLevel } from '@mercadito/domain/system/system-status';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { OF_DATABASE } from '../doctor/examine-database.ts';
import { OF_MACHINE } from '../doctor/examine-machine.ts';
import { examine, type Finding } from '../doctor/finding.ts';
import { runCommand } from './run-command.ts';

const SIGNS: Readonly<Record<SystemLevel, string>> = { good: '✓', look: '·', act: '✗' };

/** The embedded database is one process's alone, and looking must make none. */
function whyNotOpened(dataDir: string): string | undefined {
  if (!existsSync(join(dataDir, 'cluster'))) return 'none yet: the first start makes it';
  if (existsSync(join(dataDir, 'lock.json')))
    return 'in use by the running server: the Admin’s page “Site status” shows how it is';
  return undefined;
}

/** All that can be examined; what cannot be opened is a finding, too. */
async function findAll(): Promise<Finding[]> {
  const config = readConfig(process.env);
  const ofMachine = await examine(config, OF_MACHINE);
  const { databaseUrl, poolerUrl, readUrl, dataDir } = config;
  const unopened = databaseUrl ? undefined : whyNotOpened(dataDir);
  if (unopened) return [...ofMachine, { level: 'look', what: 'Database', says: unopened }];
  try {
    const addresses = { databaseUrl, poolerUrl, readUrl, dataDir };
    const database = await openDatabase({ ...addresses, mustExist: true, log: () => undefined });
    try {
      return [...ofMachine, ...(await examine({ config, database }, OF_DATABASE))];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [...ofMachine, { level: 'act', what: 'Database', says: (error as Error).message }];
  }
}

/** `npm run doctor`: what is well with an installation, and what to do about what is not; ends with 1 where something must be done. */
await runCommand(async () => {
  const findings = await findAll();
  if (findings.some(({ level }) => level === 'act')) process.exitCode = 1;
  return findings.map(({ level, what, says }) => `${SIGNS[level]} ${what}: ${says}`).join('\n');
});
