import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

type Request = { kind: 'dump'; file: string } | { kind: 'close' };

/** The embedded database's thread, seen from the main one. */
export type DatabaseWorker = {
  /** Resolves when the worker has done it, rejects with its error or when the worker is gone. */
  readonly request: (request: Request) => Promise<void>;
  /** Resolves when the thread has ended, with the error that ended it. */
  readonly ended: Promise<Error | undefined>;
};

/**
 * Starts PGlite in a worker thread and resolves when its socket accepts connections.
 * @throws when the database cannot be opened.
 */
export const startWorker = async (input: WorkerInput): Promise<DatabaseWorker> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
  const pending = new Map<number, PromiseWithResolvers<void>>();
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Error | undefined>();
  let lastId = 0;
  let failure: Error | undefined;

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') return ready.resolve();
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if (message.error === undefined) waiting?.resolve();
    else waiting?.reject(new Error(message.error));
  });
  worker.on('error', (error: Error) => {
    failure = error;
  });
  worker.on('exit', () => {
    const reason = failure ?? new Error('The embedded database has ended');
    ready.reject(reason);
    for (const waiting of pending.values()) waiting.reject(reason);
    pending.clear();
    ended.resolve(failure);
  });

  const request = (wanted: Request): Promise<void> => {
    const waiting = Promise.withResolvers<void>();
    const id = ++lastId;
    pending.set(id, waiting);
    worker.postMessage({ ...wanted, id } satisfies ToWorker);
    return waiting.promise;
  };

  await ready.promise;
  return { request, ended: ended.promise };
};
