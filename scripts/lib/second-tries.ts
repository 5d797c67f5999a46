import { readFileSync } from 'node:fs';
import { addUp, type Failure, type Outcome, type Part, runPart, shorten, type TestFile } from './part.ts';
import { inRoot } from './root.ts';

/** What a part came to, with the part. */
export interface Ran {
  part: Part;
  outcome: Outcome;
}

/** A run after its second tries. */
export interface Settled {
  outcome: Outcome;
  /** What is said of each test that failed and then passed. */
  unsteady: string[];
}

// More than these, and it is not the machine that was busy.
const MOST_UNSTEADY_FILES = 5;

// By its name: races, and processes that are killed at whatever moment comes.
const NAMED_AS_RACE = /(?:^|[/.-])(?:races?|killed)[.-]/;
// By what it brings: clients at once, or inputs that are drawn anew each time.
const BRINGS_CHANCE = /from '(?:[^']*\/races\.ts|fast-check)'/;

/**
 * Whether chance decides what a file of tests finds: it would hide a fault to run it until it passes, so it has one try.
 * The one place that says which files these are.
 */
export function isLeftToChance(path: string, source: string): boolean {
  return NAMED_AS_RACE.test(path) || BRINGS_CHANCE.test(source);
}

/** On a machine that tests what is to be taken over, and nowhere else, is a failure looked at once more. */
export function allowsSecondTries({ CI = '' }: NodeJS.ProcessEnv): boolean {
  return /^(?:1|true)$/i.test(CI);
}

/** A file that failed in a part, with what failed in it. */
interface Try {
  runFile: NonNullable<Part['runFile']>;
  file: TestFile;
  first: Failure[];
}

/**
 * Runs each file with failures once more, alone. What is green then has passed, and is told as unsteady; what fails again, what
 * has no second try, and all of more than five files stay failures.
 */
export async function trySecondTime(all: Ran[], readSource = readTest): Promise<Settled> {
  const outcome = addUp(all.map((each) => each.outcome));
  const tries = all.flatMap((ran) => triesOf(ran, readSource));
  // Either one of them fails again, or all are unsteady: the run is red, and its second tries would only take time.
  if (tries.length > MOST_UNSTEADY_FILES) return { outcome, unsteady: [] };
  const unsteady: string[] = [];
  for (const each of tries) {
    const { runFile, file, first } = each;
    const second = await runPart({ name: `once more: ${nameOf(file)}`, run: () => runFile(file) });
    const others = outcome.failures.filter((failure) => !first.includes(failure));
    if (second.failures.length === 0) {
      outcome.failures = others;
      outcome.passed += file.isWhole ? second.passed : first.length;
      unsteady.push(...first.map((failure) => describeUnsteady(failure, second)));
    } else outcome.failures = [...others, ...failuresOfBoth(first, second.failures)];
  }
  return { outcome, unsteady };
}

/** The files of a part that have a second try, with what failed in each. */
function triesOf({ part: { runFile }, outcome }: Ran, readSource: (path: string) => string): Try[] {
  if (!runFile) return [];
  const files = Map.groupBy(outcome.failures, ({ file }) => file && nameOf(file));
  return [...files.values()].flatMap((first) => {
    const file = first[0]?.file;
    return !file || isLeftToChance(file.path, readSource(file.path)) ? [] : [{ runFile, file, first }];
  });
}

/** What failed in either try, a test that failed in both with what it said each time. */
function failuresOfBoth(first: Failure[], second: Failure[]): Failure[] {
  const onlySecond = second.filter(({ what }) => !first.some((each) => each.what === what));
  const ofFirst = first.map((failure) => {
    const again = second.find(({ what }) => what === failure.what);
    return again ? { ...failure, what: `${failure.what} (twice)`, said: again.said } : failure;
  });
  return [...ofFirst, ...onlySecond];
}

function describeUnsteady({ what, said, file }: Failure, second: Outcome): string {
  const name = what.includes(file?.path ?? '') ? what : `${file?.path} › ${what}`;
  return [
    `UNSTEADY ${name}`,
    '  the first try said:',
    shorten(said),
    `  the second try, alone, passed: ${second.passed} passed, 0 failed`,
  ].join('\n');
}

const nameOf = ({ path, browser }: TestFile): string => (browser ? `[${browser}] ${path}` : path);

const readTest = (path: string): string => readFileSync(inRoot(path), 'utf8');
