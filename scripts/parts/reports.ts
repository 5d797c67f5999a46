import { relative } from 'node:path';
import { describeFailure, type Outcome } from './part.ts';
import { inRoot } from './root.ts';

/** What is read of a report by Vitest's `json` reporter. */
export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: 'passed' | 'failed';
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
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** How many tests passed, and which did not; a file that does not load has failed as a whole. */
export function readVitestReport({ numPassedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap((file) => {
    const path = relative(inRoot(), file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [describeFailure(path, file.message)];
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(`${path} › ${fullName}`, (failureMessages ?? []).join('\n')),
    );
  });
  return { passed: numPassedTests, failures };
}

/** How many journeys passed, and which did not; one that passed only when repeated has failed. */
export function readPlaywrightReport({ stats, errors, suites }: PlaywrightReport): Outcome {
  const failures = suites
    .flatMap(listSpecs)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          describeFailure(`[${projectName}] ${file} › ${title}`, joinMessages(results.flatMap((each) => each.errors))),
        ),
    );
  const around = errors.map((error) => describeFailure('around the journeys', joinMessages([error])));
  return { passed: stats.expected, failures: [...failures, ...around] };
}

function listSpecs({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function joinMessages(errors: { message?: string }[]): string {
  return errors.map(({ message = '' }) => message).join('\n');
}
