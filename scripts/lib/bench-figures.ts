/** What a figure was in each of several rounds: in the middle, at the least and at the most. */
export interface Figure {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** A row of `npm run bench`. What cannot be told of it is left out. */
export interface BenchRow {
  readonly what: string;
  /** What it is compared with. */
  readonly limit: string;
  /** Of a second. */
  readonly perSecond: Figure;
  readonly limitPerSecond: Figure;
  /** Of what its limit did in the same round. */
  readonly ratio: Figure;
  /** How much longer than the median the slowest hundredth takes at least. */
  readonly tail: Figure;
  /** Milliseconds of a processor for each of them. */
  readonly server: Figure;
  readonly database: Figure;
  readonly statements: Figure;
  readonly buffers: Figure;
  /** How many were not answered well. */
  readonly refused: number;
}

export const figureOf = (values: readonly number[]): Figure => {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? 0, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
};

/** Figures that say what became worse: more of them is better, or less. */
const COMPARED = {
  ratio: 'more',
  tail: 'less',
  server: 'less',
  database: 'less',
  statements: 'less',
  buffers: 'less',
} as const;

/** Statements and buffers are counted with those of jobs meanwhile, and processor time by hundredths of a second. */
const LEAST_CHANGE = { ratio: 0, tail: 0, server: 0.02, database: 0.02, statements: 0.5, buffers: 5 } as const;

type Compared = keyof typeof COMPARED;

/** What is worse in a row than it was, beyond what differs from round to round: no round of one is as good as any of the other. */
function worseThan(before: BenchRow, now: BenchRow): Compared[] {
  return (Object.keys(COMPARED) as Compared[]).filter((name) => {
    const [was, is] = [before[name], now[name]];
    const gap = COMPARED[name] === 'more' ? was.least - is.most : is.least - was.most;
    return gap > LEAST_CHANGE[name];
  });
}

const digits = (value: number): string => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3);

const spread = ({ median, least, most }: Figure): string =>
  median > 0 ? `${((100 * (most - least)) / median).toFixed(0)} %` : '';

const HEADS = [
  '',
  'a second',
  'spread',
  'p99/median',
  'its limit',
  'ratio',
  'statements',
  'ms server',
  'ms database',
  'buffers',
];

const cellsOf = (row: BenchRow): string[] => [
  row.refused > 0 ? `${row.what} (${row.refused} refused)` : row.what,
  digits(row.perSecond.median),
  spread(row.perSecond),
  row.tail.median.toFixed(1),
  `${row.limit} ${digits(row.limitPerSecond.median)}`,
  digits(row.ratio.median),
  row.statements.median.toFixed(1),
  digits(row.server.median),
  digits(row.database.median),
  digits(row.buffers.median),
];

/** The rows as a table of Markdown. */
export function tableOf(rows: readonly BenchRow[]): string {
  const cells = [HEADS, ...rows.map(cellsOf)];
  const widths = HEADS.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => (at === 0 || at === 4 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 || at === 4 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head = [], ...rest] = cells;
  return [line(head), line(rule), ...rest.map(line)].join('\n');
}

/** A line for each row that both have: what became worse, from what to what. */
export function compared(before: readonly BenchRow[], now: readonly BenchRow[]): string[] {
  return now.flatMap((row) => {
    const was = before.find(({ what }) => what === row.what);
    if (!was) return [];
    const worse = worseThan(was, row).map(
      (name) => `${name} ${digits(was[name].median)} → ${digits(row[name].median)}`,
    );
    if (row.refused > was.refused) worse.push(`refused ${was.refused} → ${row.refused}`);
    return [worse.length > 0 ? `✗ ${row.what}: ${worse.join(', ')}` : `✓ ${row.what}`];
  });
}
