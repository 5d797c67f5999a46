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

/** What there are too many or too few of; a number is itself too big or too small. */
const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function boundText(origin: string, word: 'most' | 'least', bound: number | bigint): string {
  const counted = COUNTED[origin];
  return counted ? `At ${word} ${bound} ${counted[bound === 1 ? 0 : 1]}` : `Must be at ${word} ${bound}`;
}

/**
 * Says in words for people what is wrong with a value, where the contract has no words of its own (which come first):
 * `detail` is what the screens show (CALL-3). Undefined where there is nothing better to say.
 */
export function issueText(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Is required' : `Must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'too_big':
      return boundText(issue.origin, 'most', issue.maximum);
    case 'too_small':
      return boundText(issue.origin, 'least', issue.minimum);
    case 'invalid_value':
      return `Must be one of: ${issue.values.join(', ')}`;
    case 'invalid_format':
      return 'Is not written as it has to be';
    default:
      return undefined;
  }
}
