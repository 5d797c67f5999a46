import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

/** The embedded database's thread, seen from the main one. */
export type DatabaseWorker = {
  /** Closes the database cleanly. @throws the error that kept it from closing. */
  readonly close: () => Promise<void>;
  /** Resolves when the thread has ended, with the error that ended it if there was one. */
  readonly ended: Promise<Error | undefined>;
};

// PostgreSQL's own memory is WebAssembly's and not counted here; left alone, V8 keeps far more than it needs.
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/**
 * Starts PGlite in a worker thread and resolves when its socket accepts connections.
 * @throws when the database cannot be opened.
 */
export const startWorker = async (input: WorkerInput): Promise<DatabaseWorker> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input, resourceLimits: HEAP });
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Error | undefined>();
  let failure: Error | undefined;

  worker.on('message', (message: FromWorker) => {
    if (message === 'ready') ready.resolve();
  });
  worker.on('error', (error: Error) => {
    failure = error;
  });
  worker.on('exit', () => {
    ready.reject(failure ?? new Error('The embedded database ended while starting'));
    ended.resolve(failure);
  });

  await ready.promise;
  return {
    close: async () => {
      worker.postMessage('close' satisfies ToWorker);
      const error = await ended.promise;
      if (error) throw error;
    },
    ended: ended.promise,
  };
};
