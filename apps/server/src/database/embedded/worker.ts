// Runs in a worker thread: PGlite computes inside the event loop it lives in, and the server's must stay free.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

if (!parentPort) throw new Error('This file is the embedded database and only runs as a worker thread');
const port = parentPort;
const { clusterDir, socketPath } = workerData as WorkerInput;
const post = (message: FromWorker): void => port.postMessage(message);

const pglite = await PGlite.create({
  dataDir: clusterDir,
  extensions: { pg_trgm, unaccent },
  // WAL files of 1 MB instead of 16: a new cluster is half as large.
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [
    ...PGlite.defaultStartParams,
    // PostgreSQL's 128 MB of buffers cost as much resident memory, and the system caches the files anyway.
    ...['-c', 'shared_buffers=16MB'],
    // Whole pages in the log guard against a torn write when the power fails, which this engine does not promise to outlive.
    ...['-c', 'full_page_writes=off'],
  ],
});
const server = new PGLiteSocketServer({ db: pglite, path: socketPath, maxConnections: 1 });
await server.start();

port.on('message', async (_message: ToWorker) => {
  await server.stop();
  await pglite.close();
  port.close();
});
post('ready');
