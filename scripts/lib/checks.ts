import { findWrittenAddresses } from '../checks/addresses.ts';
import { findAsvsFaults } from '../checks/asvs.ts';
import { findUnreadTags } from '../checks/cache-tags.ts';
import { findRepeatedCalls } from '../checks/declared-calls.ts';
import { findDeadReferences } from '../checks/documents.ts';
import { findUntoldFields } from '../checks/field-texts.ts';
import { findHeavyRoutes } from '../checks/first-routes.ts';
import { findLayerViolations } from '../checks/layers.ts';
import { findUnusedTexts } from '../checks/locale-keys.ts';
import { findUnfilledTexts } from '../checks/locale-values.ts';
import { findLocaleFaults } from '../checks/locales.ts';
import { findLockFaults } from '../checks/lock.ts';
import { findOwnLooks } from '../checks/look.ts';
import { findUnsurvivedMigrations } from '../checks/migrations.ts';
import { findUnnamedColumns } from '../checks/named-columns.ts';
import { findPermissionFaults } from '../checks/permissions.ts';
import { findMisplacedFiles } from '../checks/places.ts';
import { findProductFaults } from '../checks/product-rules.ts';
import { findRepeatedRules } from '../checks/repeated-rules.ts';
import { findScreenTexts } from '../checks/screen-texts.ts';
import { findScreenFaults } from '../checks/screens.ts';
import { findSharedTables } from '../checks/table-writers.ts';
import { findUnusedCalls } from '../checks/used-calls.ts';
import { findOwnVoices } from '../checks/voices.ts';
import { findWhoMayFaults } from '../checks/who-may.ts';
import { findUnusedWords } from '../checks/words.ts';
import { findGlossaryFaults } from './glossary-of-texts.ts';
import { inRoot } from './root.ts';
import { runQuietly } from './run.ts';
import { writeLists } from './written-lists.ts';

/** One thing that is checked: it answers with what is wrong, one line each, and with nothing when all is well. */
interface Check {
  name: string;
  find: () => Promise<string[]>;
}

/** How one check came out. */
export interface CheckResult {
  name: string;
  faults: string[];
  seconds: number;
}

// The slow ones first: the quick ones then fill the gaps.
const checks: Check[] = [
  { name: 'types of server, packages and tools', find: byProgram('typescript/bin/tsc', '-p', 'tsconfig.json') },
  { name: 'types of the web', find: byProgram('typescript/bin/tsc', '-p', 'apps/web/tsconfig.json') },
  { name: 'lint and format', find: byProgram('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  { name: 'no promise forgotten', find: byProgram('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
  { name: 'layers of the architecture', find: () => findLayerViolations() },
  { name: 'pages within their weight', find: () => findHeavyRoutes() },
  { name: 'nothing unused', find: byProgram('knip/bin/knip.js') },
  { name: 'looks of the tokens', find: () => findOwnLooks() },
  { name: 'told by one voice', find: () => findOwnVoices() },
  { name: 'a rule is said once', find: () => findRepeatedRules() },
  { name: 'texts in the locale files', find: () => findScreenTexts() },
  { name: 'screens as the site map has them', find: () => findScreenFaults() },
  { name: 'addresses from the site map', find: () => findWrittenAddresses() },
  {
    name: 'first reads of public pages',
    find: byProgram('vitest/vitest.mjs', 'run', '--project', 'web*', 'first-reads'),
  },
  { name: 'no text unused', find: () => findUnusedTexts() },
  { name: 'no text with a gap', find: () => findUnfilledTexts() },
  { name: 'locale files agree', find: () => findLocaleFaults() },
  { name: 'what fields are refused with', find: () => findUntoldFields() },
  { name: 'one word for one thing', find: async () => [...(await findUnusedWords()), ...(await findGlossaryFaults())] },
  { name: 'one feature writes a table', find: () => findSharedTables() },
  { name: 'columns named in statements', find: () => findUnnamedColumns() },
  { name: 'migrations that the last version survives', find: () => findUnsurvivedMigrations() },
  { name: 'a call is declared once', find: () => findRepeatedCalls() },
  { name: 'things where they are used', find: () => findMisplacedFiles() },
  { name: 'a screen makes each call', find: () => findUnusedCalls() },
  { name: 'what events change is read', find: () => findUnreadTags() },
  { name: 'who may, as it is written', find: () => findWhoMayFaults() },
  { name: 'permissions asked, roles not', find: () => findPermissionFaults() },
  { name: 'rules of docs/product', find: () => findProductFaults() },
  { name: 'what documents refer to', find: () => findDeadReferences() },
  { name: 'requirements of the ASVS', find: () => findAsvsFaults() },
  { name: 'lock file complete', find: () => findLockFaults() },
];

/**
 * Runs every check, two at a time as the smallest machine has two cores, and tells each as it ends.
 * @param words those alone whose names contain one of them; all without
 */
export async function runChecks(tell: (result: CheckResult) => void, words: string[] = []): Promise<CheckResult[]> {
  writeLists();
  const waiting = checks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))).values();
  const results: CheckResult[] = [];
  const work = async () => {
    for (const check of waiting) {
      const result = await runCheck(check);
      results.push(result);
      tell(result);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

/** One line for a check, and what it found below it. */
export function describeCheck({ name, faults, seconds }: CheckResult): string {
  const line = `${faults.length === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`;
  return [line, ...faults.map((fault) => fault.replaceAll(/^/gm, '    '))].join('\n');
}

async function runCheck({ name, find }: Check): Promise<CheckResult> {
  const began = performance.now();
  const faults = await find().catch((error: unknown) => [String(error)]);
  return { name, faults, seconds: (performance.now() - began) / 1000 };
}

function byProgram(program: string, ...args: string[]): () => Promise<string[]> {
  return async () => {
    const { ok, output } = await runQuietly(process.execPath, [inRoot('node_modules', program), ...args]);
    return ok ? [] : [output.trim() || `${program} failed without a word`];
  };
}
