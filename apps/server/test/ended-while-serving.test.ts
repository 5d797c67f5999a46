import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { signUp } from '@mercadito/contracts/accounts';
import { addCustomerAddress, updateCustomerAddress } from '@mercadito/contracts/addresses';
import type { AnyEndpoint, Output } from '@mercadito/contracts/endpoint';
import { listHomeProducts } from '@mercadito/contracts/products';
import { requestOf } from '@mercadito/contracts/request';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../src/database/connection.ts';
import { aHouse, type House, runServer } from './house.ts';
import { PASSWORD, type Person } from './people.ts';

const FAULTY = new URL('./faulty-process.ts', import.meta.url);
const END_WITHIN_MS = 10_000;
const CONNECTIONS = 40;
// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

interface Heard {
  readonly status: number;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function ask(url: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text })).on('error', reject);
    });
    asked.on('error', reject).end(body);
  });
}

function call(address: string, endpoint: AnyEndpoint, input: Record<string, unknown>, token?: string): Promise<Heard> {
  const { method, path, headers, body } = requestOf(endpoint, input);
  const all = { ...headers, ...(token && { authorization: `Token ${token}` }) };
  return ask(address + path, { method, headers: all, body: typeof body === 'string' ? body : '' });
}

const HOME = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  neighborhood: 'Galeana',
  street_1: 'Calle Hidalgo',
  exterior_number: '12',
  telephone_number: '+526360002000',
  additional_instructions: 'Portón verde',
};

async function aPerson(address: string, username: string): Promise<Pick<Person, 'token' | 'userId'>> {
  const form = { username, first_name: 'Ana', last_name: 'Ruiz', email: `${username}@example.com`, password: PASSWORD };
  const { token, user } = JSON.parse((await call(address, signUp, form)).body) as Output<typeof signUp>;
  return { token, userId: user.id };
}

/** The address that somebody keeps, by its id. */
async function anAddressOf({ token }: Pick<Person, 'token'>, address: string): Promise<number> {
  const { body } = await call(address, addCustomerAddress, HOME, token);
  return (JSON.parse(body) as Output<typeof addCustomerAddress>).id;
}

/** Reads and writes on kept connections, without a pause, until nobody accepts any more. */
function keepAsking(address: string, { token }: Pick<Person, 'token'>, adress_id: number) {
  const told = { answers: 0, changes: 0, others: [] as number[], cutOff: [] as string[] };
  const askWithoutEnd = async (at: number): Promise<void> => {
    const isChange = at % 2 === 0;
    for (let each = 0; ; each += 1) {
      // Each another one, or it would change nothing.
      const change = { adress_id, ...HOME, exterior_number: `${at} ${each}` };
      const [endpoint, input] = isChange ? [updateCustomerAddress, change] : [listHomeProducts, {}];
      try {
        const { status } = await call(address, endpoint, input, isChange ? token : undefined);
        told.answers += 1;
        if (status !== 200) told.others.push(status);
        else if (isChange) told.changes += 1;
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (code === 'ECONNREFUSED') return;
        told.cutOff.push(`${code}: ${message}`);
      }
    }
  };
  return { told, over: Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => askWithoutEnd(at))) };
}

/** Somebody new, who has just got through to the system and has asked for something. */
async function comeIn(address: string): Promise<{ heard: Promise<string> }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let text = '';
  socket.on('data', (piece: string) => {
    text += piece;
  });
  const heard = new Promise<string>((resolve) => {
    socket.on('error', (error) => resolve(error.message)).on('close', () => resolve(text));
  });
  await once(socket, 'connect');
  socket.write(`GET /livez HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  return { heard };
}

/** How many changes the database knows of. */
async function countChanges(house: House): Promise<number> {
  const database = await openDatabase(house);
  const rows = await database.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', updateCustomerAddress.name)
    .execute();
  await database.close();
  return rows.length;
}

test('a server that is told to end under load answers everybody, and everything it has done', async () => {
  const house = await aHouse();
  const { address, kill, ended } = await runServer(house);
  const somebody = await aPerson(address, 'somebody');
  const load = keepAsking(address, somebody, await anAddressOf(somebody, address));
  await vi.waitFor(() => expect(load.told.changes).toBeGreaterThan(40), 60_000);
  const newcomers = await Promise.all(Array.from({ length: 50 }, () => comeIn(address)));
  const told = performance.now();
  kill('SIGTERM');
  // As a terminal and npm do, which both pass it on.
  kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - told).toBeLessThan(END_WITHIN_MS);
  await load.over;
  expect(load.told).toMatchObject({ cutOff: [], others: [] });
  for (const { heard } of newcomers) expect(await heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(await countChanges(house)).toBe(load.told.changes);
});

test('faults outside of any request are logged whole, and end the server when the requests of others are answered', async () => {
  const { address, printed, ended } = await runServer(await aHouse(), FAULTY);
  const others = await Promise.all(['thrown', 'rejected'].map((fault) => ask(`${address}/fault/${fault}`)));
  expect(others.map(({ body }) => body)).toEqual(['answered all the same', 'answered all the same']);
  expect(await ended).toBe(1);
  const lines = printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const fault = (message: string) => ({
    level: 60,
    err: { message, stack: expect.stringContaining('faulty-process') },
  });
  // A slow machine is told of as well; and which of the two requests arrives first is nobody's to say.
  const logged = lines.filter(({ err }) => err).sort((a, b) => a.err.message.localeCompare(b.err.message));
  expect(logged).toMatchObject([fault('a library gave up'), fault('a library threw')]);
});

test('that no more files can be opened for a moment does not end it', async () => {
  const server = await runServer(await aHouse(), FAULTY);
  expect((await ask(`${server.address}/fault/out-of-files`)).body).toBe('answered all the same');
  expect((await ask(`${server.address}/livez`)).status).toBe(200);
  expect(server.printed()).toContain('no more files can be opened for the moment');
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
