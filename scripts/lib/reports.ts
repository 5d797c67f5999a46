import { join, relative } from 'node:path';
import type { Failure, Outcome } from './part.ts';
import { inRoot, root } from './root.ts';

/** What is read of a report by Vitest's `json` reporter. */
export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    /** Why a file could not be loaded. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** What is read of a report by Playwright's `json` reporter. */
export interface PlaywrightReport {
  stats: { expected: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  /** Of the outermost the file that was run; what is within may be written in another one. */
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { duration: number; errors: { message?: string }[]; attachments?: { path?: string }[] }[];
}

// Enough to see what a part's time goes into.
const SLOWEST = 5;

/** How many tests passed, and which did not; a file that does not load has failed as a whole. */
export function readVitestReport({ numPassedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap((file): Failure[] => {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') {
      return [{ what: path, said: file.message, file: { path, isWhole: true } }];
    }
    return failed.map(({ fullName, failureMessages }) => {
      return { what: `${path} › ${fullName}`, said: (failureMessages ?? []).join('\n'), file: { path } };
    });
  });
  return { passed: numPassedTests, failures };
}

/** How many journeys passed, and which did not; one that passed only when repeated has failed. */
export function readPlaywrightReport({ stats, errors, suites }: PlaywrightReport): Outcome {
  const specs = suites.flatMap((suite) => listSpecs(suite).map((spec) => ({ ...spec, file: suite.file })));
  const failures = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }): Failure => {
        return {
          what: `[${projectName}] ${file} › ${title}`,
          said: [...keptOf(results), joinMessages(results.flatMap((each) => each.errors))].join('\n'),
          file: { path: join('e2e', file), browser: projectName },
        };
      }),
  );
  const around = errors.map((error) => ({ what: 'around the journeys', said: joinMessages([error]) }));
  return { passed: stats.expected, failures: [...failures, ...around] };
}

/** What took longest of a report, as one line: names with their seconds. */
export function describeSlowest(report: VitestReport | PlaywrightReport): string {
  const took = 'testResults' in report ? report.testResults.map(timeOfFile) : report.suites.map(timeOfJourneys);
  const slowest = took.sort((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  return `slowest: ${slowest.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`).join(', ')}`;
}

interface Took {
  name: string;
  ms: number;
}

const timeOfFile = ({ name, startTime, endTime }: VitestReport['testResults'][number]): Took => {
  return { name: relative(root, name), ms: endTime - startTime };
};

function timeOfJourneys(suite: PlaywrightSuite): Took {
  const results = listSpecs(suite).flatMap(({ tests }) => tests.flatMap((each) => each.results));
  return { name: suite.file, ms: results.reduce((sum, { duration }) => sum + duration, 0) };
}

/** Where the trace, the picture and the page as it was are kept, of which the first lines must tell. */
function keptOf(results: PlaywrightTest['results']): string[] {
  const paths = results.flatMap(({ attachments = [] }) => attachments.flatMap(({ path }) => path ?? []));
  return paths.map((path) => `kept: ${relative(inRoot(), path)}`);
}

function listSpecs({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function joinMessages(errors: { message?: string }[]): string {
  return errors.map(({ message = '' }) => message).join('\n');
}
