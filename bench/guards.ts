import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { selectTests } from '../scripts/lib/changed.ts';
import { groupServerTests } from '../scripts/lib/grouped-tests.ts';
import { drawGuards, findGuards, type Guard, takeAway } from '../scripts/lib/guards.ts';
import { listFiles } from '../scripts/lib/list-files.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { readVitestReport } from '../scripts/lib/reports.ts';
import { inRoot, root } from '../scripts/lib/root.ts';
import { runQuietly } from '../scripts/lib/run.ts';
import { parseSource } from '../scripts/lib/syntax.ts';
import { copyTree } from './lib/tree-copy.ts';

// `npm run prove -- guards`: takes one guard away at a time, in a copy of the tree, and names those whose absence no test finds.

const SEED = Number(process.env.GUARD_SEED ?? 1);
const ROUNDS = Number(process.env.GUARD_ROUNDS ?? 60);
const GUARDED = ['packages/domain/src/**/*.ts', 'apps/server/src/features/**/*.ts'];
// A lock is missed where two meet, whichever feature it is of.
const MEETINGS = /^apps\/server\/test\/.*\.race\.test\.ts$/;
const EVERY_CALL = ['authorization', 'reads', 'writes/writes'].map((name) => `apps/server/test/${name}.test.ts`);

type PlacedGuard = Guard & { path: string };

/** Tests that are run together: a Vitest project, and its files. */
interface Stage {
  project: string;
  files: string[];
}

function listGuards(): PlacedGuard[] {
  const paths = listFiles(GUARDED).filter((path) => !path.endsWith('.test.ts'));
  return paths.flatMap((path) => findGuards(parseSource(inRoot(path))).map((guard) => ({ ...guard, path })));
}

/** The nearest tests first: most guards are found there, and nothing else is run then. */
function stagesFor({ path, kind }: PlacedGuard): Stage[] {
  if (path.startsWith('packages/domain/')) return [{ project: 'domain', files: [] }];
  const { plain, onDatabase, replacing } = groupServerTests();
  const [folder = ''] = /^apps\/server\/src\/features\/[^/]+\//.exec(path) ?? [];
  const touched = new Set([...selectTests([path]).tests.values()].flat());
  const own = (file: string): boolean => file.startsWith(folder);
  const others = onDatabase.filter((file) => touched.has(file) && !own(file) && !EVERY_CALL.includes(file));
  const stages = [
    { project: 'server-plain', files: plain.filter(own) },
    { project: 'server-postgres', files: onDatabase.filter(own) },
    { project: 'server-postgres-apart', files: replacing.filter(own) },
    { project: 'server-postgres', files: kind === 'lock' ? onDatabase.filter((file) => MEETINGS.test(file)) : [] },
    { project: 'server-postgres', files: EVERY_CALL },
    { project: 'server-postgres', files: others },
  ];
  return stages.filter(({ files }) => files.length > 0);
}

/** What fails first without the guard; undefined when nothing does. */
async function whatFails(stage: Stage, folder: string, databaseUrl: string): Promise<string | undefined> {
  const report = join(folder, 'report.json');
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--project', stage.project, '--bail', '1', '--reporter=json', `--outputFile=${report}`];
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl };
  const { ok, output } = await runQuietly(process.execPath, [...args, ...stage.files], { cwd: folder, env });
  if (ok) return undefined;
  if (!existsSync(report)) throw new Error(output);
  const [first] = readVitestReport(JSON.parse(readFileSync(report, 'utf8'))).failures;
  return first?.what.replace(`${relative(root, folder)}/`, '') ?? 'something outside of every test';
}

async function findWithout(guard: PlacedGuard, folder: string, databaseUrl: string): Promise<string | undefined> {
  const text = readFileSync(inRoot(guard.path), 'utf8');
  writeFileSync(join(folder, guard.path), takeAway(text, guard));
  try {
    for (const stage of stagesFor(guard)) {
      const found = await whatFails(stage, folder, databaseUrl);
      if (found) return found;
    }
    return undefined;
  } finally {
    writeFileSync(join(folder, guard.path), text);
  }
}

async function proveGuards(databaseUrl: string): Promise<PlacedGuard[]> {
  const all = listGuards();
  const drawn = drawGuards(all, ROUNDS, SEED);
  console.log(`${drawn.length} of ${all.length} guards, seed ${SEED}`);
  const { folder, remove } = await copyTree();
  const survivors: PlacedGuard[] = [];
  for (const guard of drawn) {
    const began = performance.now();
    const found = await findWithout(guard, folder, databaseUrl);
    if (!found) survivors.push(guard);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${found ? '✓' : '✗'} ${say(guard)}\n    ${found ?? 'no test finds it'} (${seconds} s)`);
  }
  await remove();
  return survivors;
}

const say = ({ kind, path, line, text }: PlacedGuard): string => `${kind} ${path}:${line} ${text}`;

const given = process.env.TEST_DATABASE_URL;
const postgres = given ? undefined : await startPostgres();
const survivors = await proveGuards(given ?? postgres?.url ?? '');
await postgres?.remove();
for (const guard of survivors) console.log(`survives: ${say(guard)}`);
process.exitCode = survivors.length === 0 ? 0 : 1;
