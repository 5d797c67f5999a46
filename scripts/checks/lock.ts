import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissing, findPrivateAddresses, type LockFile } from '../parts/lock-file.ts';
import { root } from '../parts/root.ts';

/** What would make `npm ci` fail on another machine or network. */
export async function findLockFaults(folder = root): Promise<string[]> {
  const lock: LockFile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return [
    ...findMissing(lock).map(({ name }) => `${name} is missing from package-lock.json: npm run mend-lock`),
    ...findPrivateAddresses(lock).map((address) => `package-lock.json names a registry of one network: ${address}`),
  ];
}
