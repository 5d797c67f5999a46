import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './at-end.ts';
import type { Counts } from './part.ts';
import { inRoot } from './root.ts';
import { runInView } from './run.ts';
import { CODE_CACHE } from './server-flags.ts';

// A part that hangs is a part that failed: the whole run must tell so before anybody gives up on it.
const timeout = 20 * 60_000;

/** Runs one Vitest project, or those of a pattern, and counts their tests. */
export async function runVitest(project: string, env: NodeJS.ProcessEnv = {}): Promise<Counts> {
  return withReport(async (report) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const args = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters];
    // Some tests start the server a dozen times.
    const own = { ...process.env, NODE_COMPILE_CACHE: CODE_CACHE, ...env };
    const ok = await runInView(process.execPath, args, { timeout, env: own });
    const result: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
    return atLeastOneFailure(ok, { passed: result.numPassedTests, failed: result.numFailedTests });
  });
}

/** Runs the browser journeys and counts them; one that passed only when repeated has failed. */
export async function runPlaywright(env: NodeJS.ProcessEnv = {}): Promise<Counts> {
  return withReport(async (report) => {
    const args = [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'];
    const own = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const ok = await runInView(process.execPath, args, { timeout, env: own });
    const { stats }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
    return atLeastOneFailure(ok, { passed: stats.expected, failed: stats.unexpected + stats.flaky });
  });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** A file that does not load, or an error between two tests, fails the run without failing a test. */
function atLeastOneFailure(ok: boolean, counts: Counts): Counts {
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

async function withReport(use: (report: string) => Promise<Counts>): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-report-'));
  const remove = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  try {
    return await use(join(folder, 'report.json'));
  } finally {
    await remove();
  }
}
