// Started by ended-while-serving.test.ts: the server with one call more, during which something goes wrong outside of it.
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../src/config.ts';
import { endInOrder } from '../src/end-in-order.ts';
import { createServer } from '../src/server.ts';

const FAULTS = {
  thrown: () => {
    throw new Error('a library threw');
  },
  // What a timer of ours or of a library meets while too many files are open.
  'out-of-files': () => {
    throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
  },
  rejected: () => void Promise.reject(new Error('a library gave up')),
};
const ANSWER_AFTER_MS = 300;

const config = readConfig(process.env);
const server = await createServer(config);
server.app.get<{ Params: { fault: keyof typeof FAULTS } }>('/fault/:fault', async ({ params }) => {
  setImmediate(FAULTS[params.fault]);
  await sleep(ANSWER_AFTER_MS);
  return 'answered all the same';
});
endInOrder(server);
console.log(`open at ${await server.app.listen({ host: config.host, port: config.port })}`);
