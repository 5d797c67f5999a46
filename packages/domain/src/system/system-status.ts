import { type Answered, OTHER } from '../answered.ts';

/** What an installation is made of, in the order in which it is looked at (SYSTEM-1). */
const SYSTEM_PARTS = [
  'database',
  'pictures',
  'disk',
  'clock',
  'jobs',
  'copies',
  'processes',
  'privacy',
  'version',
] as const;
export type SystemPart = (typeof SYSTEM_PARTS)[number];

/** Nothing to do; something to know of; something to be done soon, or people lose by it. */
export type SystemLevel = 'good' | 'look' | 'act';

/**
 * What keeps a server from serving: the database takes no writes, or has no room; pictures likewise; the web was not built. Without
 * the store of its pictures it serves all else.
 */
export const SYSTEM_FAULTS = [
  'database',
  'database_disk',
  'pictures',
  'pictures_disk',
  'pictures_store',
  'pages',
] as const;
export type SystemFault = (typeof SYSTEM_FAULTS)[number];

/** What a server can say of itself and of what it stands on. */
export interface SystemFacts {
  /** Null where nothing does. */
  readonly fault: Answered<SystemFault> | null;
  readonly database: { readonly engine: Answered<'embedded' | 'postgres'> };
  /** Bytes left for pictures and the embedded database. */
  readonly disk: { readonly free_bytes: number; readonly total_bytes: number };
  /** By how many seconds the server's clock is ahead of the database's. */
  readonly clock_ahead_seconds: number;
  readonly jobs: {
    readonly failed: number;
    readonly retrying: number;
    readonly oldest_waiting_seconds: number;
  };
  /** Copies of each night: whether they are kept, how old the newest whole one is, and whether the last try failed. */
  readonly copies: { readonly are_kept: boolean; readonly hours_old: number | null; readonly has_failed: boolean };
  /** The version that each process runs. */
  readonly processes: readonly { readonly version: string }[];
  /** The newest there is; null where nobody asks for it. */
  readonly newest_version: string | null;
  /** Whether somebody is named who answers for people's data (LEGAL-4); not known of the version before. */
  readonly has_responsible?: boolean | undefined;
}

/** How one part is, by a word for which there are texts: what it means, and what to do. */
export interface SystemVerdict {
  readonly part: SystemPart;
  readonly level: SystemLevel;
  readonly state: string;
}

/** The same limits as those of the alerts (`deploy/prometheus/alerts.yml`). */
const LEAST_FREE_BYTES = 1e9;
const LITTLE_FREE_BYTES = 5e9;
export const LARGEST_CLOCK_DIFFERENCE_S = 60;
const LONGEST_JOB_WAIT_S = 600;
/** A night, and the time that a copy takes. */
const OLDEST_COPY_HOURS = 26;

/** How a part is, and the word for it. */
export type Judgement = readonly [level: SystemLevel, state: string];

/** What a part is judged by. */
type Of<Fact extends keyof SystemFacts> = Pick<SystemFacts, Fact>;

const numbersOf = (version: string): number[] => (version.split(/[+-]/)[0] ?? '').split('.').map(Number);

/**
 * Whether a version is newer than another, by the numbers of both (`1.10.0` after `1.9.2`).
 * @returns false where one of them has no such numbers
 */
export function isNewerVersion(one: string, other: string): boolean {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const index = [0, 1, 2].find((at) => (left[at] ?? 0) !== (right[at] ?? 0)) ?? 0;
  return (left[index] ?? 0) > (right[index] ?? 0);
}

/** Judges each part by what it is judged by alone, for whoever knows no more: the doctor without a running server. */
export const JUDGES_OF_SYSTEM = {
  database: ({ fault, database }: Of<'fault' | 'database'>): Judgement => {
    if (fault === 'database' || fault === 'database_disk' || fault === OTHER) return ['act', fault];
    return database.engine === 'embedded' ? ['look', 'embedded'] : ['good', 'works'];
  },
  pictures: ({ fault }: Of<'fault'>): Judgement => {
    const isOfDatabase = fault === null || fault === 'database' || fault === 'database_disk' || fault === OTHER;
    return isOfDatabase ? ['good', 'works'] : ['act', fault];
  },
  disk: ({ disk }: Of<'disk'>): Judgement => {
    if (disk.free_bytes < LEAST_FREE_BYTES) return ['act', 'full'];
    return disk.free_bytes < LITTLE_FREE_BYTES ? ['look', 'little'] : ['good', 'room'];
  },
  clock: ({ clock_ahead_seconds }: Of<'clock_ahead_seconds'>): Judgement =>
    Math.abs(clock_ahead_seconds) > LARGEST_CLOCK_DIFFERENCE_S ? ['act', 'wrong'] : ['good', 'right'],
  jobs: ({ jobs }: Of<'jobs'>): Judgement => {
    if (jobs.oldest_waiting_seconds > LONGEST_JOB_WAIT_S) return ['act', 'late'];
    if (jobs.failed > 0) return ['act', 'failed'];
    return jobs.retrying > 0 ? ['look', 'retrying'] : ['good', 'done'];
  },
  copies: ({ copies: { are_kept, hours_old, has_failed } }: Of<'copies'>): Judgement => {
    if (!are_kept) return ['look', 'none'];
    if (has_failed) return ['act', 'failed'];
    if (hours_old === null) return ['look', 'first'];
    return hours_old > OLDEST_COPY_HOURS ? ['act', 'old'] : ['good', 'whole'];
  },
  processes: ({ processes }: Of<'processes'>): Judgement =>
    new Set(processes.map(({ version }) => version)).size > 1 ? ['look', 'several'] : ['good', 'same'],
  privacy: ({ has_responsible }: Of<'has_responsible'>): Judgement =>
    has_responsible === false ? ['look', 'unnamed'] : ['good', 'named'],
  version: ({ processes, newest_version }: Of<'processes' | 'newest_version'>): Judgement => {
    if (newest_version === null) return ['good', 'unasked'];
    const isBehind = processes.some(({ version }) => isNewerVersion(newest_version, version));
    return isBehind ? ['look', 'newer'] : ['good', 'newest'];
  },
} satisfies Record<SystemPart, (facts: SystemFacts) => Judgement>;

/** Judges each part of an installation (SYSTEM-1). */
export const judgeSystem = (facts: SystemFacts): SystemVerdict[] =>
  SYSTEM_PARTS.map((part) => {
    const [level, state] = JUDGES_OF_SYSTEM[part](facts);
    return { part, level, state };
  });
