import { Worker } from 'node:worker_threads';
import type { EngineLine } from './engine-stream.ts';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

// PostgreSQL's own memory is WebAssembly's and not counted here; left alone, V8 keeps far more than it needs.
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/**
 * Starts the engine in a worker thread and resolves when it can be spoken to.
 * @throws when the database cannot be opened.
 */
export const startWorker = async (input: WorkerInput): Promise<EngineLine> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input, resourceLimits: HEAP });
  const post = (message: ToWorker): void => worker.postMessage(message);
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Error | undefined>();
  // The worker answers in order, so the oldest listener is the one that is meant.
  const listeners: ((answer: Uint8Array) => void)[] = [];
  let failure: Error | undefined;

  worker.on('message', (message: FromWorker) => {
    if (message === 'ready') ready.resolve();
    else listeners.shift()?.(message);
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
    send: (messages, onAnswer) => {
      listeners.push(onAnswer);
      // A copy: what the driver writes is part of a larger buffer, which would travel whole.
      post(new Uint8Array(messages));
    },
    reset: () => post('reset'),
    close: async () => {
      post('close');
      const error = await ended.promise;
      if (error) throw error;
    },
    ended: ended.promise,
  };
};
