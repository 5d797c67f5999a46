import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissing, findPrivateAddresses, type LockFile } from '../lib/lock-file.ts';
import { root } from '../lib/root.ts';

/** What would make `npm ci` fail on another machine or network. */
export async function findLockFaults(folder = root): Promise<string[]> {
  const lock: LockFile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return [
    ...findMissing(lock).map(({ name }) => `${name} is missing from package-lock.json: npm run mend-lock`),
    ...findPrivateAddresses(lock).map((address) => `package-lock.json names a registry of one network: ${address}`),
    ...findRanges(lock),
  ];
}

const SINGLE_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** What is used is fixed in its version, so that nothing is used that nobody has looked at. */
function findRanges({ packages }: LockFile): string[] {
  const ours = Object.entries(packages).filter(([place]) => !place.includes('node_modules'));
  return ours.flatMap(([place, { dependencies = {}, devDependencies = {} }]) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !SINGLE_VERSION.test(version))
      .map(
        ([name, version]) =>
          `package.json of ${place || 'all'}: ${name} is given as ${version}, which is no single version`,
      ),
  );
}
