import { readFileSync, writeFileSync } from 'node:fs';
import { findMissing, type LockedPackage, type LockFile, type MissingPackage } from './lib/lock-file.ts';
import { inRoot } from './lib/root.ts';

// Run after every change of dependencies: `npm run fix`, then `npm ci` in a clean clone.

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Platform packages end in their platform (`-linux-x64-musl`), so the entry needs no look-up. */
function describePlatform(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (!os || !cpu) throw new Error(`${name} does not say its platform: add it to the lock file by hand`);
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  return { os: [os], cpu: [cpu], libc: [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] };
}

/** An entry without integrity: npm fills it in where that platform is installed, and checks the version until then. */
function toEntry({ name, version, dev }: MissingPackage): LockedPackage {
  return { version, ...describePlatform(name), ...(dev ? { dev } : {}), optional: true };
}

/** Completes the lock file; answers how many entries it added. */
function mendLock(path: string): number {
  const lock: LockFile = JSON.parse(readFileSync(path, 'utf8'));
  const missing = findMissing(lock);
  for (const each of missing) lock.packages[`node_modules/${each.name}`] = toEntry(each);
  const [own, ...others] = Object.entries(lock.packages);
  const sorted = others.sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(own ? [own, ...sorted] : sorted);
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  return missing.length;
}

console.log(`${mendLock(inRoot('package-lock.json'))} platform packages added to package-lock.json`);
