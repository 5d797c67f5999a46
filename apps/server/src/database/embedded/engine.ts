import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { OPEN_FILES } from '../database.ts';
import type { EngineLine } from './engine-stream.ts';

const rollback = Buffer.from('rollback\0');
// A query's type, the length of what follows, and its text.
const ROLLBACK = Buffer.concat([Buffer.from('Q'), Buffer.from([0, 0, 0, 4 + rollback.length]), rollback]);

/** PostgreSQL in WebAssembly, in the thread that opened it: while it computes, nothing else runs there. */
export interface Engine {
  /** Takes whole messages of PostgreSQL's protocol and returns the answers to them. */
  readonly execute: (messages: Uint8Array) => Uint8Array;
  /** Gives up what a connection has left undone: there is one session for all that follow each other. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** Opens the cluster in a directory, making it when absent. @throws with PostgreSQL's own words when it cannot be opened. */
export const openEngine = async (clusterDir: string): Promise<Engine> => {
  // What PostgreSQL says last is why it gave up; PGlite itself only tells that it did.
  let lastWords: string | undefined;
  let isBroken = false;
  const hear = (line: string): boolean => {
    const [, level, words] = /\b(FATAL|PANIC): +(.*)/.exec(line) ?? [];
    lastWords = words ?? lastWords;
    isBroken ||= level === 'PANIC';
    return true;
  };
  const explained = (error: Error): Error => new Error(lastWords ?? error.message, { cause: error });
  const pglite = await PGlite.create({
    dataDir: clusterDir,
    extensions: { pg_trgm, unaccent },
    onStderr: hear,
    // WAL files of 1 MB instead of 16: a new cluster is half as large.
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [
      ...PGlite.defaultStartParams,
      // PostgreSQL's 128 MB of buffers cost as much resident memory, and the system caches the files anyway.
      ...['-c', 'shared_buffers=16MB'],
      // Each table and index is a file, and what it keeps open is taken from the connections that a process may have.
      ...['-c', `max_files_per_process=${OPEN_FILES.embedded}`],
      // Whole pages in the log guard against a torn write when the power fails, which this engine does not promise to outlive.
      ...['-c', 'full_page_writes=off'],
    ],
  }).catch((error: Error) => {
    throw explained(error);
  });
  const execute = (messages: Uint8Array): Uint8Array => {
    const pieces: Uint8Array[] = [];
    // All there is to come has come when this returns. Its promise is for file systems that are not used here, and fails
    // when the engine is broken, which ends the thread. Asking for the raw answer keeps the engine from parsing it too.
    // A piece lies in memory that the next one overwrites.
    void pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData: (data) => pieces.push(data.slice()) });
    // A broken engine would go on answering, and wrongly.
    if (isBroken) throw explained(new Error('The database gave up'));
    return Buffer.concat(pieces);
  };
  return {
    execute,
    reset: () => {
      if (pglite.ready) execute(ROLLBACK);
    },
    close: () => pglite.close(),
  };
};

/** A line to an engine in the calling thread: no thread to wake for every statement, and the caller waits meanwhile. */
export const openLine = async (clusterDir: string): Promise<EngineLine> => {
  const engine = await openEngine(clusterDir);
  const ended = Promise.withResolvers<undefined>();
  return {
    // Not at once: the driver does not expect an answer while it is still asking.
    send: (messages, onAnswer) => process.nextTick(onAnswer, engine.execute(messages)),
    reset: engine.reset,
    close: () => engine.close().finally(() => ended.resolve(undefined)),
    ended: ended.promise,
  };
};
