import { groupScreenTests, groupServerTests } from './grouped-tests.ts';
import { reachedFrom, readImporters } from './imports.ts';
import { JOURNEYS, journeysThrough } from './journeys.ts';
import { listFiles } from './list-files.ts';
import { root } from './root.ts';
import { runQuietly } from './run.ts';

/** What is run for a change: files of tests by the project of Vitest that has them, and journeys. */
export interface Selection {
  tests: ReadonlyMap<string, string[]>;
  journeys: string[];
  /** What is not run, each a line for whoever reads the end of the run. */
  leftOut: string[];
}

/**
 * Brought by everything: the application, the web's start, the list of contracts, the table of events, and what tests are written with. Vitest's own
 * `--changed` goes through them, and runs nearly all for any change.
 */
const HUB =
  /^apps\/server\/src\/(?:app|server)\.ts$|^apps\/web\/src\/app\/|^apps\/(?:server|web)\/test\/(?!.*\.test\.)|^packages\/(?:contracts\/src\/contract-files|domain\/src\/events\/domain-event)\.ts$/;

// Looks at every call: a change of one is found here too.
const EVERY_CALL =
  /^apps\/server\/test\/(?:authorization|reads|contracts|lists-in-order|writes\/writes)\.test\.ts$|^scripts\/checks\/who-may\.test\.ts$/;
// Looks at every table: a migration has no importers.
const EVERY_TABLE = /^apps\/server\/test\/database\/(?:schema|tables|migrate)\.test\.ts$/;
const MOVES_TABLES = /^apps\/server\/src\/database\/migrations\//;
const MOVES_CALLS = /^(?:apps\/server\/src|packages\/contracts\/src|packages\/domain\/src\/events)\//;

// What decides how everything is installed, built or run has no importers to follow.
const EVERYTHING = /^(?:package(?:-lock)?\.json|tsconfig|vitest\.config|apps\/[^/]+\/(?:package\.json|vite|tsconfig))/;

/** The paths that differ from where this branch began, what is uncommitted and new among them. */
export async function findChanged(): Promise<string[]> {
  const git = async (...args: string[]): Promise<string[]> => {
    const { ok, stdout } = await runQuietly('git', args);
    return ok ? stdout.split('\n').filter(Boolean) : [];
  };
  const [base] = [...(await git('merge-base', 'HEAD', 'main')), ...(await git('merge-base', 'HEAD', 'origin/main'))];
  const differing = await git('diff', '--name-only', '--no-renames', base ?? 'HEAD');
  return [...new Set([...differing, ...(await git('ls-files', '--others', '--exclude-standard'))])].sort();
}

/** Chooses what a change can touch. */
export function selectTests(changed: readonly string[], folder = root): Selection {
  const projects = listTests(folder);
  const reached = reachedFrom(changed, readImporters(folder), (path) => HUB.test(path));
  const folders = new Set([...reached].flatMap((path) => folderOf(path) ?? []));
  const movesCalls = [...reached].some((path) => MOVES_CALLS.test(path) && !path.includes('.test.'));
  const movesTables = changed.some((path) => MOVES_TABLES.test(path));
  const isTouched = (path: string): boolean =>
    reached.has(path) ||
    folders.has(folderOf(path) ?? '') ||
    (movesCalls && EVERY_CALL.test(path)) ||
    (movesTables && EVERY_TABLE.test(path));
  const tests = new Map(
    [...projects]
      .map(([project, files]) => [project, files.filter(isTouched)] as const)
      .filter(([, { length }]) => length),
  );
  const journeys = journeysThrough(withSupport(changed, reached));
  return { tests, journeys, leftOut: describeLeftOut({ changed, projects, tests, journeys }) };
}

/**
 * The files of tests of each project of Vitest; those of a database are run on the engine that is here without installing one.
 */
function listTests(folder: string): Map<string, string[]> {
  const server = groupServerTests(folder);
  const screens = groupScreenTests(folder);
  return new Map([
    ['scripts', listFiles(['scripts/**/*.test.ts'], folder)],
    ['domain', listFiles(['packages/domain/src/**/*.test.ts'], folder)],
    ['contracts', listFiles(['packages/contracts/src/**/*.test.ts'], folder)],
    ['demo', listFiles(['apps/demo/src/{catalogue,pictures}/**/*.test.ts'], folder)],
    ['server-plain', server.plain],
    ['server-embedded', server.onDatabase],
    ['server-embedded-apart', server.replacing],
    ['web', screens.sharing],
    ['web-apart', screens.replacing],
  ]);
}

/** Whose tests are run with a file: a feature's, an entity's, a screen's area; what has no such folder has none. */
function folderOf(path: string): string | undefined {
  return /^apps\/[^/]+\/src\/(?:features|entities|screens|platform|shared)\/[^/]+(?=\/)/.exec(path)?.[0];
}

/** A journey's own support counts as the journeys that use it. */
function withSupport(changed: readonly string[], reached: ReadonlySet<string>): string[] {
  return [...changed, ...[...reached].filter((path) => path.startsWith('e2e/'))];
}

function describeLeftOut({
  changed,
  projects,
  tests,
  journeys,
}: Omit<Selection, 'leftOut'> & { changed: readonly string[]; projects: ReadonlyMap<string, string[]> }): string[] {
  const ofProjects = [...projects].flatMap(([project, files]) => {
    const left = files.length - (tests.get(project)?.length ?? 0);
    return left === 0 ? [] : [`${project}: ${left} of ${files.length} files`];
  });
  const otherJourneys = Object.keys(JOURNEYS).filter((each) => !journeys.includes(each));
  const unknown = changed.filter((path) => EVERYTHING.test(path));
  return [
    'checks and budgets: npm run check',
    'server on PostgreSQL, with its races: npm test -- PostgreSQL',
    ...ofProjects,
    ...(otherJourneys.length > 0 ? [`journeys: ${otherJourneys.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`whatever ${unknown.join(', ')} can touch, which is everything: npm test`] : []),
  ];
}
