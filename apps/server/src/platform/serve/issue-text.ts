import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

type Bound = number | bigint;
type Bounds = Readonly<Record<'most' | 'least', (bound: Bound) => string>>;

const isOne = (bound: Bound): boolean => bound === 1;

/** What there are too many or too few of; a number is itself too big or too small. */
const COUNTED: Readonly<Record<string, Bounds>> = {
  string: {
    most: (bound) => (isOne(bound) ? 'At most 1 character' : `At most ${bound} characters`),
    least: (bound) => (isOne(bound) ? 'At least 1 character' : `At least ${bound} characters`),
  },
  array: {
    most: (bound) => (isOne(bound) ? 'At most 1 entry' : `At most ${bound} entries`),
    least: (bound) => (isOne(bound) ? 'At least 1 entry' : `At least ${bound} entries`),
  },
};
const ITSELF: Bounds = {
  most: (bound) => `Must be at most ${bound}`,
  least: (bound) => `Must be at least ${bound}`,
};

/** The bounds of what a whole number can be say nothing to people. */
const isOfNumbers = (bound: Bound): boolean => Math.abs(Number(bound)) >= Number.MAX_SAFE_INTEGER;

const boundText = (origin: string, word: keyof Bounds, bound: Bound): string =>
  isOfNumbers(bound) ? 'Must be a whole number' : (COUNTED[origin] ?? ITSELF)[word](bound);

/**
 * Says in words for people what is wrong with a value, where the contract has no words of its own (which come first):
 * `detail` is what the screens show (CALL-3).
 */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Is required' : `Must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'too_big':
      return boundText(issue.origin, 'most', issue.maximum);
    case 'too_small':
      return boundText(issue.origin, 'least', issue.minimum);
    case 'invalid_value':
      return `Must be one of: ${issue.values.join(', ')}`;
    // What has no form of its own: a choice of several, a check without words.
    default:
      return 'Is not written as it has to be';
  }
}
