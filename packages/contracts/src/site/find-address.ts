import { readParam } from './params.ts';

/** A place that an address leads to. */
export interface Found<Name extends string> {
  readonly name: Name;
  readonly params: Readonly<Record<string, string | number>>;
}

interface Candidate<Name extends string> extends Found<Name> {
  /** One sign for each segment, `0` for a fixed one: the smallest is the most exact, from left to right. */
  readonly rank: string;
}

const segmentsOf = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/');

/** The name of a segment that varies, `{slug}`. */
const nameOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

function tryPath<Name extends string>(name: Name, wanted: string[], given: string[]): Candidate<Name>[] {
  if (wanted.length !== given.length) return [];
  const params: Record<string, string | number> = {};
  let rank = '';
  for (const [at, segment] of wanted.entries()) {
    const actual = given[at] ?? '';
    const param = nameOf(segment);
    rank += param ? '1' : '0';
    if (param) {
      const value = readParam(param, actual);
      if (value === null || value === '') return [];
      params[param] = value;
    } else if (segment.toLowerCase() !== actual.toLowerCase()) return [];
  }
  return [{ name, params, rank }];
}

/**
 * Finds out which of some paths an address is, `/product/3/12/`, with or without the last slash, in small letters or
 * large ones. Where several fit, the first segment in which they differ decides: a fixed one before one that varies.
 * The answer is null where none fits, also because a parameter cannot be what stands there.
 */
export function finderOf<Name extends string>(
  paths: readonly (readonly [Name, string])[],
): (pathname: string) => Found<Name> | null {
  const known = paths.map(([name, path]) => ({ name, segments: segmentsOf(path) }));
  return (pathname) => {
    const given = segmentsOf(pathname);
    const candidates = known.flatMap(({ name, segments }) => tryPath(name, segments, given));
    const [first, ...others] = candidates;
    if (!first) return null;
    const { name, params } = others.reduce((best, each) => (each.rank < best.rank ? each : best), first);
    return { name, params };
  };
}
