import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { logout } from '@mercadito/contracts/accounts';
import { addAbout } from '@mercadito/contracts/customization';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listen, notify, openStream } from '../../../test/event-client.ts';
import { aCustomer } from '../../../test/people.ts';
import { aShop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import { routePathOf } from '../serve/serve.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The application on the database of the test, with less patience. */
async function impatient(limits: Partial<ConnectionLimits>, finishWithinMs = 100) {
  const own = await createApp(app.app.services, {
    web: null,
    connections: { ...CONNECTION_LIMITS, lookEveryMs: 20, ...limits },
    leave: { partingMs: 50, finishWithinMs },
  });
  onTestFinished(() => own.close());
  const address = await listen(own);
  return { own, address, port: Number(new URL(address).port) };
}

interface Line {
  readonly socket: Socket;
  /** What has come when the server ends the connection. */
  readonly ended: Promise<string>;
}

/** A connection on which this is said, and nothing more. */
function say(port: number, text: string, localAddress = '127.0.0.1'): Line {
  const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(text));
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    heard += piece;
  });
  socket.on('error', () => undefined);
  return { socket, ended: new Promise((resolve) => socket.once('close', () => resolve(heard))) };
}

/** Waits until the server knows of so many connections. */
const untilConnected = ({ server }: FastifyInstance, expected: number) =>
  vi.waitFor(async () => {
    const count = await new Promise((resolve) => server.getConnections((_error, connections) => resolve(connections)));
    expect(count).toBe(expected);
  });

const TOO_SLOW = 'The request took too long to arrive.';
const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: mercadito', 'Content-Length: 1000', ...headers, '', ''].join('\r\n');
const JSON_BODY = 'Content-Type: application/json';

describe('a request that never ends', () => {
  test('within its headers is a 408 like any other answer, and the connection ends', async () => {
    const { port } = await impatient({ headersMs: 100 });
    const heard = await say(port, 'GET / HTTP/1.1\r\nHost: merc').ended;
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain(`"detail":"${TOO_SLOW}"`);
    expect(heard).toContain("frame-ancestors 'none'");
  });

  test('within a body of JSON is a 408, and the connection ends', async () => {
    const { port } = await impatient({ bodyMs: 100 });
    const heard = await say(port, `${post('/api/login/', JSON_BODY)}{"username": "some`).ended;
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain(`"detail":"${TOO_SLOW}"`);
  });

  test('and has been answered already is let go', async () => {
    const { port } = await impatient({ bodyMs: 100 });
    const heard = await say(port, `${post(routePathOf(addAbout), JSON_BODY)}{"title": "some`).ended;
    expect(heard).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('within an upload has longer, and ends all the same', async () => {
    const { token } = await aShop(app);
    const { port } = await impatient({ bodyMs: 50, headersMs: 300, uploadMs: 600 });
    const form = ['Content-Type: multipart/form-data; boundary=b', `Authorization: Token ${token}`];
    const began = performance.now();
    const heard = await say(port, `${post(routePathOf(addAbout), ...form)}--b\r\n`).ended;
    expect(performance.now() - began).toBeGreaterThan(300);
    expect(heard).toMatch(/^HTTP\/1\.1 40[08] /);
  });
});

test('a connection on which nothing moves is given up, and a stream is not', async () => {
  const { token } = await aCustomer(app);
  const { address, port } = await impatient({ silenceMs: 200, headersMs: 60_000 });
  const stream = await openStream(address, token);
  // Opened after the stream, and for as long.
  await say(port, 'GET /livez HTT').ended;
  await notify(app, 'everybody', ['WeekDays']);
  expect(await stream.nextTags()).toEqual(['WeekDays']);
  stream.leave();
});

test('beyond the most streams another one is asked to come back, and those that are open go on', async () => {
  const [one, other] = [await aCustomer(app), await aCustomer(app)];
  const { address } = await impatient({ streams: 1 });
  const stream = await openStream(address, one.token);
  const headers = { authorization: `Token ${other.token}` };
  const refused = await fetch(`${address}/api/events/`, { headers });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  await notify(app, 'everybody', ['WeekDays']);
  expect(await stream.nextTags()).toEqual(['WeekDays']);
  stream.leave();
});

describe('requests that are sent before an answer is read', () => {
  const DOCUMENT = 'GET /api/openapi.json HTTP/1.1\r\nHost: mercadito\r\n\r\n';
  const heapOf = () => process.memoryUsage().heapUsed + process.memoryUsage().external;

  /** Says it on three connections, none of which is ever read. */
  const flood = async (port: number, text: string) => {
    const lines = Array.from({ length: 3 }, () => say(port, text));
    for (const { socket } of lines) socket.pause();
    await vi.waitFor(() => {
      for (const { socket } of lines) expect(socket.bytesWritten).toBe(text.length);
    });
  };

  test('are begun with one by one: thousands of them cost neither memory nor the others their answer', async () => {
    const { own, address, port } = await impatient({});
    await (await fetch(`${address}/api/openapi.json`)).text();
    const begun = vi.fn();
    own.server.on('request', begun);
    const before = heapOf();
    await flood(port, DOCUMENT.repeat(1_400));
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    await vi.waitFor(() => expect(begun.mock.calls.length).toBeGreaterThan(3_000));
    // Each answer has 290 KB: all of them would have more than a gigabyte.
    expect(heapOf() - before).toBeLessThan(100_000_000);
  });

  test('wait behind a stream of events, and a stream that nobody reads is given up when it ends', async () => {
    const { token } = await aCustomer(app);
    const { own, port } = await impatient({ silenceMs: 200 });
    const headers = `HTTP/1.1\r\nHost: mercadito\r\nAuthorization: Token ${token}\r\n\r\n`;
    const line = say(port, `GET /api/events/ ${headers}${DOCUMENT.repeat(50)}`);
    await once(line.socket, 'data');
    line.socket.pause();
    await app.call(logout, {}, token);
    await notify(app, 'everybody', ['Sessions']);
    await untilConnected(own, 0);
  });
});

test('the document is one that stays: it has a tag, and is not sent to whoever has it', async () => {
  const { address } = await impatient({});
  const asked = (headers: Record<string, string> = {}) => fetch(`${address}/api/openapi.json`, { headers });
  const first = await asked();
  const tag = first.headers.get('etag') ?? '';
  expect(await first.json()).toHaveProperty('paths');
  const again = await asked({ 'if-none-match': `"other", ${tag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await asked({ 'if-none-match': '"other"', 'accept-encoding': 'br;q=0, gzip' });
  expect([other.status, other.headers.get('content-encoding')]).toEqual([200, 'gzip']);
});

test('beyond the most connections nobody is let in until somebody leaves', async () => {
  const { port } = await impatient({ connections: 2 });
  const alive = 'GET /livez HTTP/1.1\r\nHost: mercadito\r\n\r\n';
  const two = [say(port, alive), say(port, alive, '127.0.0.2')];
  await Promise.all(two.map(({ socket }) => once(socket, 'data')));
  expect(await say(port, alive, '127.0.0.3').ended).toBe('');
  two[0]?.socket.destroy();
  await vi.waitFor(async () => {
    const third = say(port, alive.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect(await third.ended).toContain('200 OK');
  });
});

describe('an application that is closed', () => {
  test('ends streams and idle connections at once', async () => {
    const { token } = await aCustomer(app);
    const { own, address, port } = await impatient({}, 60_000);
    const stream = await openStream(address, token);
    const idle = say(port, 'GET /livez HTTP/1.1\r\nHost: mercadito\r\n\r\n');
    await once(idle.socket, 'data');
    const silent = say(port, '');
    await untilConnected(own, 3);
    await own.close();
    expect(await stream.ended()).toContain('event: ready');
    await Promise.all([idle.ended, silent.ended]);
  });

  test('answers on kept connections, says that it was the last time, and takes no new ones', async () => {
    const { own, port } = await impatient({ bodyMs: 60_000 }, 60_000);
    const underWay = say(port, post('/api/login/', JSON_BODY).replace('1000', '2'));
    await untilConnected(own, 1);
    const closed = own.close();
    await vi.waitFor(() => expect(own.server.listening).toBe(false));
    expect(await say(port, 'GET /livez HTTP/1.1\r\n\r\n').ended).toBe('');
    underWay.socket.write('{}');
    const heard = await underWay.ended;
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard.toLowerCase()).toContain('connection: close');
    await closed;
  });

  test('does not wait longer than it may for somebody who never finishes', async () => {
    const { own, port } = await impatient({}, 100);
    const endless = say(port, `${post('/api/login/', JSON_BODY)}{"username": "some`);
    await untilConnected(own, 1);
    await own.close();
    expect(await endless.ended).toBe('');
  });
});
