/** What the worker is started with. */
export type WorkerInput = {
  /** Directory of the cluster; undefined: in memory. */
  readonly clusterDir: string | undefined;
  /** A cluster as a tar file, unpacked when the directory is new. */
  readonly dumpFile: string | undefined;
  readonly socketPath: string;
};

/** Main thread to worker. */
export type ToWorker =
  | { readonly kind: 'dump'; readonly id: number; readonly file: string }
  | { readonly kind: 'close'; readonly id: number };

/** Worker to main thread. `done` answers the message of that id, `ready` the start. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly error?: string };
