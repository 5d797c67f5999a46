import { expect, test, vi } from 'vitest';
import { aHouse, type RunningServer, runServer } from '../../../test/house.ts';
import { PASSWORD } from '../../../test/people.ts';

// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const PRINTED = /Open (http:\S+)\/setup and enter the code ((?:\w{4}-){3}\w{4})/g;

const tellings = (server: RunningServer) => [...server.printed().matchAll(PRINTED)];

async function codeOf(server: RunningServer): Promise<string> {
  await expect.poll(() => tellings(server).length, { timeout: 20_000 }).toBe(1);
  const [[, address, code = ''] = []] = tellings(server);
  expect(address).toBe(server.address);
  return code;
}

async function stop(server: RunningServer): Promise<void> {
  server.kill('SIGTERM');
  await server.ended;
}

test('each start without an Admin prints one line with the address and a code, which the next start still takes (SETUP-1)', async () => {
  const house = await aHouse();
  const first = await runServer(house);
  const code = await codeOf(first);
  await stop(first);
  const second = await runServer(house);
  expect(await codeOf(second)).not.toBe(code);
  const form = { code, username: 'jefa', first_name: 'Ana', last_name: 'Ruiz', email: 'jefa@example.com' };
  const answer = await fetch(`${second.address}/api/setup/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, password: PASSWORD }),
  });
  expect(answer.status).toBe(201);
  await stop(second);
});
