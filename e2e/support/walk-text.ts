import type { Told } from './heard.ts';

/** What differs from one walk to the next. */
const VARIABLE: readonly (readonly [RegExp, string])[] = [
  [/\$[\d,]+(\.\d\d)?( (MXN|USD))?/g, '‹amount›'],
  [/\b\d{1,2}:\d\d(\s?[ap]\.\s?m\.|\s?[AP]M)?/g, '‹time›'],
];

/** The text of a walk as it is written, with what was wrong on the way. */
export interface WalkText {
  readonly part: (title: string) => void;
  /** A line: what was done, and what came of it. */
  readonly write: (done: string, heard: string) => void;
  readonly fault: (what: string) => void;
  /** From here on this stands in it by another name. */
  readonly hide: (text: string | RegExp, name: string) => void;
  readonly faults: () => readonly string[];
  readonly whole: () => string;
}

export function beginText(): WalkText {
  const lines: string[] = [];
  const found: string[] = [];
  const hidden: [string | RegExp, string][] = [];
  const known = (line: string): string => {
    const named = hidden.reduce((text, [from, to]) => text.replaceAll(from, `‹${to}›`), line);
    return VARIABLE.reduce((text, [from, to]) => text.replaceAll(from, to), named);
  };
  return {
    part: (title) => lines.push(...(lines.length > 0 ? [''] : []), `# ${title}`),
    write: (done, heard) => lines.push(`${done.padEnd(10)}${heard}`.trimEnd()),
    fault: (what) => found.push(`${lines.findLast((line) => line.startsWith('#'))}, ${lines.at(-1)?.trim()}: ${what}`),
    hide: (text, name) => hidden.push([text, name]),
    faults: () => found,
    whole: () => `${lines.map(known).join('\n')}\n`,
  };
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[.!¡]/g, '').trim();

/** What of one moment is said twice, by itself or within something else. */
export function toldTwice(told: readonly Told[]): string[] {
  const texts = told.map(({ text }) => plain(text));
  return texts.filter((text, at) =>
    texts.some((other, place) => place !== at && other.includes(text) && (other !== text || place < at)),
  );
}
