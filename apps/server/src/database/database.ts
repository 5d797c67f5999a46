import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Kysely over our tables: a database or a transaction on it. */
export type Db = Kysely<Tables>;

/** Stops a subscription made with `listen`. */
type Unlisten = () => Promise<void>;

/** Who stands in line for a connection. */
export type Queue = {
  readonly waiting: number;
  /** How long a newcomer would wait, by what the last ones took. */
  readonly expectedMs: number;
};

/** How many files each engine keeps open in this process at most: its connections, or its tables and indexes. */
export const OPEN_FILES = { postgres: 20, embedded: 300 } as const;

/** A streaming standby that public reads are made on while it has all that this process has heard of. */
export type Standby = {
  /** Reads there while that is so, else from the primary; so too whatever the database there fails at. */
  readonly read: <Result>(there: (db: Db) => Promise<Result>, primary: () => Promise<Result>) => Promise<Result>;
  /** How many of them were made where. */
  readonly reads: () => { readonly standby: number; readonly primary: number };
  /** Something that visitors read was written: it is asked again once it has replayed all that there is by now. */
  readonly heard: () => void;
  /** Looks whether it has all that there is on the primary by now. @returns what is wrong with it; undefined where nothing is */
  readonly look: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
};

/** An open database, the same on both engines. */
export type Database = {
  readonly db: Db;
  readonly engine: 'postgres' | 'embedded';
  /**
   * Calls `onPayload` for every `select pg_notify(channel, payload)` that commits, whoever sends it. Resolves when
   * listening. What is sent while the connection is away is lost: treat a notification as a hint to look again, and all of
   * it as in doubt when `onGap` says that the connection is back.
   */
  readonly listen: (channel: string, onPayload: (payload: string) => void, onGap?: () => void) => Promise<Unlisten>;
  readonly queue: () => Queue;
  /**
   * Does something while nothing writes to the files of the embedded database, and everything is in them; everybody waits.
   * Undefined on PostgreSQL, whose files are not ours.
   */
  readonly holdStill?: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Who stands in line to write, before that for a connection. */
  readonly writersQueue: () => Queue;
  /** Where public reads may go instead; undefined where none is set up. */
  readonly standby?: Standby;
  /** Waits for running queries, then lets go of everything, the directory lock included. */
  readonly close: () => Promise<void>;
};

/** Where the database writes one line about what an operator should know, and what went wrong. */
export type Log = (message: string, error?: unknown) => void;

/** A statement that was answered: its text without the values, and how long it took. */
export type OnStatement = (statement: {
  readonly text: string;
  readonly milliseconds: number;
  readonly hasFailed: boolean;
}) => void;

/** What `openDatabase` needs. */
export type DatabaseOptions = {
  /** PostgreSQL; left out, the embedded engine runs on `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** A pooler in front of it, through which all goes but what is heard: whoever listens has a connection of its own. */
  readonly poolerUrl?: string | undefined;
  /** A streaming standby of it, for public reads; with a pooler, that of a pooler in front of it. */
  readonly readUrl?: string | undefined;
  /** Directory of the embedded database, or ':memory:' for one that is gone after `close`. */
  readonly dataDir: string;
  /** Largest number of PostgreSQL connections; the embedded engine has one. */
  readonly maxConnections?: number | undefined;
  /** When a statement on PostgreSQL is given up; 4 s unless told otherwise. */
  readonly statementTimeoutMs?: number | undefined;
  /**
   * The embedded engine computes in the calling thread instead of one of its own: a third of the time for a program with
   * nothing else to do (tests, the filling of the demo), and not for a server, which would stand still meanwhile.
   */
  readonly inThisThread?: boolean | undefined;
  /** For how long PostgreSQL is waited for where nobody answers yet; not at all unless told otherwise. */
  readonly waitForMs?: number | undefined;
  /** For whoever only looks: an embedded database that is not there is refused instead of made. */
  readonly mustExist?: boolean | undefined;
  readonly log?: Log | undefined;
  /** Told of each statement, in the context of who asked; nothing is measured without it. */
  readonly onStatement?: OnStatement | undefined;
};
