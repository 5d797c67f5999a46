/** What this project reads and writes of one entry in package-lock.json. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** package-lock.json, as far as this project looks at it. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** An optional dependency that some package asks for and the lock file does not hold. */
export interface MissingPackage {
  name: string;
  version: string;
  dev: boolean;
}

/**
 * npm leaves out of the lock file the platform packages it did not need where it was written, and then `npm ci`
 * refuses the file on the next machine. These are the ones left out.
 */
export function findMissing(lock: LockFile): MissingPackage[] {
  const missing = new Map<string, MissingPackage>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isLocked(lock, path, name)) missing.set(name, { name, version, dev: entry.dev === true });
    }
  }
  return [...missing.values()];
}

/** Addresses other than the public registry's: they work in one network only, so they have no place in the file. */
export function findPrivateAddresses(lock: LockFile): string[] {
  return Object.values(lock.packages)
    .map((entry) => entry.resolved ?? '')
    .filter((address) => /^[a-z+]+:\/\//.test(address) && !address.startsWith('https://registry.npmjs.org/'));
}

/** Looks where Node would: beside the asking package first, then in every folder above it. */
function isLocked(lock: LockFile, askingPath: string, name: string): boolean {
  let folder = askingPath;
  for (;;) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
  }
}
