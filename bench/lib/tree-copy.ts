import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { atEnd } from '../../scripts/lib/at-end.ts';
import { mustRun } from '../../scripts/lib/postgres.ts';
import { inRoot, root } from '../../scripts/lib/root.ts';
import { runQuietly } from '../../scripts/lib/run.ts';

const OWN_SCOPE = '@mercadito';

/** A copy of the tree as it stands, with the packages of this one; gone after `remove`, if not with this process. */
export async function copyTree(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-copy-'));
  const remove = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { stdout } = await runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const path of stdout.split('\n').filter((each) => each && existsSync(inRoot(each)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(inRoot(path), join(folder, path));
  }
  linkPackages(join(folder, 'node_modules'));
  return { folder, remove };
}

/** The tree of a commit with its web built, the packages and measurements being those of this one. */
export async function copyCommit(commit: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-copy-'));
  const remove = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const archive = join(folder, 'tree.tar');
  await mustRun('git', ['archive', '--output', archive, commit], { cwd: root });
  await mustRun('tar', ['-xf', archive], { cwd: folder });
  rmSync(archive);
  cpSync(inRoot('bench'), join(folder, 'bench'), { recursive: true });
  linkPackages(join(folder, 'node_modules'));
  await mustRun(process.execPath, [join('scripts', 'run.js'), 'build'], { cwd: folder });
  return { folder, remove };
}

/** Others' packages are the same; our own must be those of the copy, and what tools keep stays with each tree. */
function linkPackages(modules: string): void {
  mkdirSync(join(modules, OWN_SCOPE), { recursive: true });
  const others = readdirSync(inRoot('node_modules')).filter((name) => !name.startsWith('.') && name !== OWN_SCOPE);
  for (const name of others) symlinkSync(inRoot('node_modules', name), join(modules, name));
  cpSync(inRoot('node_modules', OWN_SCOPE), join(modules, OWN_SCOPE), { recursive: true, verbatimSymlinks: true });
}
