// Runs in a worker thread: the engine computes inside the event loop it lives in, and the server's must stay free.
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

if (!parentPort) throw new Error('This file is the embedded database and only runs as a worker thread');
const port = parentPort;
const post = (message: FromWorker): void => port.postMessage(message);
const { clusterDir } = workerData as WorkerInput;
const engine = await openEngine(clusterDir);

port.on('message', async (message: ToWorker) => {
  if (message === 'reset') {
    engine.reset();
  } else if (message === 'close') {
    await engine.close();
    port.close();
  } else {
    post(engine.execute(message));
  }
});
post('ready');
