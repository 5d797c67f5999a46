import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './at-end.ts';
import type { Outcome } from './part.ts';
import {
  describeSlowest,
  type PlaywrightReport,
  readPlaywrightReport,
  readVitestReport,
  type VitestReport,
} from './reports.ts';
import { inRoot } from './root.ts';
import { runInView } from './run.ts';
import { CODE_CACHE } from './server-flags.ts';

// A part that hangs is a part that failed: the whole run must tell so before anybody gives up on it.
const timeout = 30 * 60_000;
// Journeys take twice as long on a slow machine, and end by themselves a little sooner.
const journeysTimeout = 40 * 60_000;

const OUTSIDE = { what: 'outside of every test', said: 'What was said of it stands further up.' };

/** Runs one Vitest project, or those of a pattern, as far as `chosen` leaves them, and tells what came of their tests. */
export async function runVitest(project: string, env: NodeJS.ProcessEnv = {}, chosen: string[] = []): Promise<Outcome> {
  return withReport(async (report) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const args = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters, ...chosen];
    // Some tests start the server a dozen times.
    const own = { ...process.env, NODE_COMPILE_CACHE: CODE_CACHE, ...env };
    const ok = await runInView(process.execPath, args, { timeout, env: own });
    const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    console.log(describeSlowest(read));
    return atLeastOneFailure(ok, readVitestReport(read));
  });
}

/**
 * Runs the browser journeys, or those that `chosen` names, and tells what came of them.
 * @param kept the folder of `test-results` in which a failed one leaves its page as it was, emptied first
 */
export async function runPlaywright(env: NodeJS.ProcessEnv, kept: string, chosen: string[] = []): Promise<Outcome> {
  return withReport(async (report) => {
    const program = [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'];
    const args = [...program, '--output', join('test-results', kept), ...chosen];
    const own = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const ok = await runInView(process.execPath, args, { timeout: journeysTimeout, env: own });
    const read = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    console.log(describeSlowest(read));
    return atLeastOneFailure(ok, readPlaywrightReport(read));
  });
}

/** An error between two tests fails the run without failing a test. */
function atLeastOneFailure(ok: boolean, outcome: Outcome): Outcome {
  if (ok || outcome.failures.length > 0) return outcome;
  return { ...outcome, failures: [OUTSIDE] };
}

async function withReport(use: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-report-'));
  const remove = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  try {
    return await use(join(folder, 'report.json'));
  } finally {
    await remove();
  }
}
