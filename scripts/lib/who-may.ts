import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Where it is written who may, for people to read and for tests to go by. */
export const WHO_MAY = 'docs/who-may.txt';

/** Somebody who may, and the ids that have to be their own: `user=params.userId`. */
export interface Grant {
  readonly kind: string;
  readonly own: readonly string[];
}

/** One line: a call, a screen by its path, or a permission that no call names, and who may. */
export interface Right {
  readonly key: string;
  /** Method and path of a call, the name of a screen. */
  readonly what: string;
  /** The permission or the gates that are asked. */
  readonly asks: string;
  readonly who: readonly Grant[];
}

const HEAD = `# Who may make each call, enter each screen, and do what is asked for beside them. \`npm run fix\` writes it, people read it: a right
# that changes is a line that changes. What lets more people in is written by \`npm run fix -- widen <first word of the line> <who>\`.
#
# visitor: without a token; customer: without a membership; member: with one; lapsed: has a business, and the membership has ended;
# owner: with both; driver; admin; one-time-password: whoever has yet to change one. Nobody is a guest or staff.
# own: the id in that place of the request has to be the caller's; any: whoever's.
# password: some or all of what it writes asks for the password again where it was given long ago (ACCOUNT-23).
#
# call, screen or permission | what it is | what is asked | who may
`;

/** Nobody's ids are compared with theirs. */
const CLAIMS_NOTHING = ['visitor', 'one-time-password'];

/** A right as its line says it. */
export function lineOfRight({ key, what, asks, who }: Right): string {
  const isHeld = who.some(({ own }) => own.length > 0);
  const labelOf = ({ kind, own }: Grant): string => {
    if (own.length > 0) return `own ${own.join(' ')}: `;
    return isHeld && !CLAIMS_NOTHING.includes(kind) ? 'any: ' : '';
  };
  const groups = [...Map.groupBy(who, labelOf)].map(([label, of]) => label + of.map(({ kind }) => kind).join(' '));
  return [key, what, asks, groups.join('; ') || 'nobody'].join(' | ');
}

/**
 * Reads a right's line.
 * @throws for one that is none
 */
function rightOfLine(line: string): Right {
  const [key = '', what = '', asks = '', groups = '', ...more] = line.split(' | ');
  if (groups === '' || more.length > 0) throw new Error(`${WHO_MAY} has a line that no right is written as: ${line}`);
  const who = groups.split('; ').flatMap((group) => {
    const [, own = '', kinds = ''] = /^(?:own ([^:]+): |any: )?(.*)$/.exec(group) ?? [];
    return kinds.split(' ').map((kind) => ({ kind, own: own.split(' ').filter(Boolean) }));
  });
  return { key, what, asks, who: groups === 'nobody' ? [] : who };
}

/** The whole file: its head, and a line for each right. */
export const textOfRights = (rights: readonly Right[]): string =>
  HEAD + rights.map((right) => `${lineOfRight(right)}\n`).join('');

/**
 * The rights that a text says, by their keys.
 * @throws where a line says none, or says of one what another said already
 */
export function rightsIn(text: string): Map<string, Right> {
  const rights = new Map<string, Right>();
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const right = rightOfLine(line);
    if (rights.has(right.key)) throw new Error(`${WHO_MAY} has two lines for ${right.key}`);
    rights.set(right.key, right);
  }
  return rights;
}

/** The file as it stands; empty where there is none. */
export function readWhoMay(folder = root): string {
  const path = join(folder, WHO_MAY);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Answers of each call which kinds of people may make it, as it is written. */
export function whoMayCall(): (name: string) => readonly string[] {
  const rights = rightsIn(readWhoMay());
  return (name) => {
    const right = rights.get(name);
    if (!right) throw new Error(`${WHO_MAY} does not say who may call ${name}: npm run fix`);
    return right.who.map(({ kind }) => kind);
  };
}
