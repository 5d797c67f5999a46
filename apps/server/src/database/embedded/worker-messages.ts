/** What the worker is started with. */
export type WorkerInput = {
  /** Directory of the cluster, made when absent. */
  readonly clusterDir: string;
};

/** Main thread to worker: execute these messages; forget what a connection left; finish, so that the next start needs no recovery. */
export type ToWorker = Uint8Array | 'reset' | 'close';

/** Worker to main thread: messages are accepted; the answers to the oldest unanswered messages. */
export type FromWorker = 'ready' | Uint8Array;
