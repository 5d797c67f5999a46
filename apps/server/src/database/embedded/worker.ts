// Runs in a worker thread: PGlite computes inside the event loop it lives in, and the server's must stay free.
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

if (!parentPort) throw new Error('This file is the embedded database and only runs as a worker thread');
const port = parentPort;
const input = workerData as WorkerInput;
const post = (message: FromWorker): void => port.postMessage(message);

const pglite = await PGlite.create({
  ...(input.clusterDir ? { dataDir: input.clusterDir } : {}),
  ...(input.dumpFile ? { loadDataDir: await openAsBlob(input.dumpFile) } : {}),
  extensions: { pg_trgm, unaccent },
});
const server = new PGLiteSocketServer({ db: pglite, path: input.socketPath, maxConnections: 1 });
await server.start();

const perform = async (message: ToWorker): Promise<void> => {
  switch (message.kind) {
    case 'dump': {
      const dump = await pglite.dumpDataDir('none');
      return writeFile(message.file, Buffer.from(await dump.arrayBuffer()));
    }
    case 'close':
      await server.stop();
      return pglite.close();
  }
};

port.on('message', async (message: ToWorker) => {
  try {
    await perform(message);
    post({ kind: 'done', id: message.id });
  } catch (error) {
    post({ kind: 'done', id: message.id, error: error instanceof Error ? error.message : String(error) });
  }
  if (message.kind === 'close') port.close();
});
post({ kind: 'ready' });
