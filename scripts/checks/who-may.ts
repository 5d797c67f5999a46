import { findRights } from '../lib/rights.ts';
import { type Grant, lineOfRight, type Right, readWhoMay, rightsIn, textOfRights, WHO_MAY } from '../lib/who-may.ts';

/** Lets somebody in where nobody of the kind was, or holds them to less. */
const isWider = (now: Grant, before: Grant | undefined): boolean =>
  !before || before.own.some((place) => !now.own.includes(place));

const grantOf = (right: Right | undefined, kind: string): Grant | undefined =>
  right?.who.find((each) => each.kind === kind);

/** Whom a right lets in further than it is written. */
const widerIn = (right: Right, written: ReadonlyMap<string, Right>): string[] =>
  right.who.filter((grant) => isWider(grant, grantOf(written.get(right.key), grant.kind))).map(({ kind }) => kind);

// A shell would take braces and stars for its own.
const quoted = (key: string): string => (/^[\w./-]+$/.test(key) ? key : `'${key}'`);

const commandFor = (key: string, kinds: readonly string[]): string =>
  `npm run fix -- widen ${quoted(key)} ${kinds.join(' ')}`;

/** Whether the file says of each call, screen and permission what the code says; each line that differs, and what writes it. */
export async function findWhoMayFaults(text = readWhoMay(), rights?: readonly Right[]): Promise<string[]> {
  const now = rights ?? (await findRights());
  const written = rightsIn(text);
  const keys = new Set(now.map(({ key }) => key));
  const gone = [...written.keys()].filter((key) => !keys.has(key)).map((key) => `${key} is gone: npm run fix`);
  const faults = [...now.flatMap((right) => faultsOf(right, written)), ...gone];
  if (faults.length === 0 && text !== textOfRights(now)) faults.push('is not as `npm run fix` writes it');
  return faults.map((fault) => `${WHO_MAY}: ${fault}`);
}

function faultsOf(right: Right, written: ReadonlyMap<string, Right>): string[] {
  const before = written.get(right.key);
  const [line, lineBefore] = [lineOfRight(right), before && lineOfRight(before)];
  if (line === lineBefore) return [];
  const wider = widerIn(right, written);
  const told = `${lineBefore ?? `${right.key} is not there`}\n  the code says: ${line}\n  `;
  return [told + (wider.length > 0 ? commandFor(right.key, wider) : 'npm run fix')];
}

/** Whom a person who changes rights means to let in: the first word of a line, and kinds of people. */
interface Widening {
  readonly key: string;
  readonly kinds: readonly string[];
}

/** The file as it is to be: narrower by itself, wider only where it is meant; and the commands that write what else is wider. */
export function mendWhoMay(
  text: string,
  rights: readonly Right[],
  meant?: Widening,
): { text: string; commands: string[] } {
  const written = rightsIn(text);
  if (meant) assertWider(meant, rights, written);
  const mended = rights.flatMap((right) => {
    const who = whoIsWritten(right, written.get(right.key), right.key === meant?.key ? meant.kinds : []);
    return written.has(right.key) || who.length > 0 ? [{ ...right, who }] : [];
  });
  const after = new Map(mended.map((right) => [right.key, right]));
  const commands = rights.flatMap((right) => {
    const wider = widerIn(right, after);
    return wider.length > 0 ? [commandFor(right.key, wider)] : [];
  });
  return { text: textOfRights(mended), commands };
}

/** Whom the code lets in, no further than it was written before, but for the kinds that are meant. */
const whoIsWritten = (right: Right, before: Right | undefined, meant: readonly string[]): Grant[] =>
  right.who.flatMap((grant) => {
    const old = grantOf(before, grant.kind);
    if (meant.includes(grant.kind) || !isWider(grant, old)) return [grant];
    return old ? [old] : [];
  });

/** @throws where the code lets in nobody of the kind, or it is written already that it does */
function assertWider({ key, kinds }: Widening, rights: readonly Right[], written: ReadonlyMap<string, Right>): void {
  const right = rights.find((each) => each.key === key);
  if (!right) throw new Error(`There is no call, screen or permission ${key}`);
  const wider = widerIn(right, written);
  const wrong = kinds.filter((kind) => !wider.includes(kind));
  if (kinds.length === 0) throw new Error(`Whom? ${commandFor(key, wider)}`);
  if (wrong.length > 0) {
    throw new Error(
      `${key} is not wider for ${wrong.join(', ')} than ${WHO_MAY} says. The code says: ${lineOfRight(right)}`,
    );
  }
}
