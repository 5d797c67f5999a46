/** What the worker is started with. */
export type WorkerInput = {
  /** Directory of the cluster, made when absent. */
  readonly clusterDir: string;
  /** Unix socket to serve PostgreSQL's protocol on. */
  readonly socketPath: string;
};

/** Main thread to worker: finish, so that the next start needs no recovery. */
export type ToWorker = 'close';

/** Worker to main thread: connections are accepted. */
export type FromWorker = 'ready';
