import { createServer, type ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { type Line, portOf, say } from '../../../test/lines.ts';
import { answerInTurn } from './answer-in-turn.ts';
import { keepPlaces } from './places.ts';

const PLACES = 20;
const GET = 'GET / HTTP/1.1\r\nHost: mercadito\r\n\r\n';
const KEEP = GET.replace('/', '/keep');
const [TOWN, OTHER, THIRD] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
const WAIT = { timeout: 10_000 };

/** A server with twenty places, which answers at once what is not to be kept under way; by `X-Told` a proxy tells whose it is. */
async function aServer() {
  const kept: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const told = request.headers['x-told'];
    if (told && !places.countTold(request.socket, String(told))) response.writeHead(503).end();
    else if (request.url === '/keep') kept.push(response);
    else response.end('here');
  });
  server.maxConnections = PLACES;
  server.keepAliveTimeout = 60_000;
  const places = keepPlaces(server, PLACES);
  answerInTurn(server, places.mark, 5_000);
  const port = await portOf(server);
  const open = async (count: number, from: string, text = ''): Promise<Line[]> => {
    const lines: Line[] = [];
    for (let at = 0; at < count; at += 1) lines.push(await say(port, text, from));
    return lines;
  };
  const here = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { port, kept, open, here };
}

const answered = (lines: readonly Line[], word = 'here') =>
  vi.waitFor(() => {
    for (const line of lines) expect(line.heard()).toContain(word);
  }, WAIT);
const untilOpen = (lines: readonly Line[], expected: number) =>
  vi.waitFor(() => expect(lines.filter(({ socket }) => !socket.closed)).toHaveLength(expected), WAIT);

test('an address that says nothing never takes all places: from half full on it has a fifth, and others come in (CALL-17)', async () => {
  const { open, here } = await aServer();
  const town = await open(9, TOWN);
  expect(await here()).toBe(9);
  const silent = await open(30, TOWN);
  await vi.waitFor(async () => expect(await here()).toBeLessThan(10), WAIT);
  await answered(await open(4, OTHER, GET));
  await untilOpen([...town, ...silent], 4);
});

test('below half full nobody is counted: two fifths of all from one address stay', async () => {
  const { open, here } = await aServer();
  const phones = await open(9, TOWN, GET);
  await answered(phones);
  await untilOpen(phones, 9);
  expect(await here()).toBe(9);
});

test('who sent no whole request yet goes first, then who waits for nothing, and never who is being answered', async () => {
  const { open, kept } = await aServer();
  const streams = await open(3, TOWN, KEEP);
  await vi.waitFor(() => expect(kept).toHaveLength(3), WAIT);
  const idle = await open(2, TOWN, GET);
  await answered(idle);
  const silent = await open(4, TOWN);
  await open(1, OTHER);
  await untilOpen(silent, 0);
  await untilOpen([...streams, ...idle], 4);
  expect(idle[0]?.socket.closed).toBe(true);
  await Promise.all([open(4, OTHER, KEEP), open(3, THIRD, KEEP), open(1, TOWN, KEEP)]);
  await vi.waitFor(() => expect(kept).toHaveLength(11), WAIT);
  const [newcomer] = await open(1, TOWN, KEEP);
  expect(await newcomer?.ended).toBe('');
  expect(idle[1]?.socket.closed).toBe(true);
  await untilOpen(streams, 3);
  for (const response of kept) response.end('in the end');
  await answered(streams, 'in the end');
});

test('through a proxy an address has its share of what is under way, and what is idle is nobody’s', async () => {
  const { open, kept } = await aServer();
  const from = (ip: string, path = '/') => GET.replace('/', path).replace('\r\n\r\n', `\r\nX-Told: ${ip}\r\n\r\n`);
  const idle = await open(8, TOWN, from('203.0.113.1'));
  await answered(idle);
  const streams = await open(4, TOWN, from('203.0.113.2', '/keep'));
  await vi.waitFor(() => expect(kept).toHaveLength(4), WAIT);
  await answered(await open(1, TOWN, from('203.0.113.2', '/keep')), '503');
  await answered(await open(1, TOWN, from('203.0.113.3')));
  await untilOpen([...idle, ...streams], 12);
  kept[0]?.end('done');
  await vi.waitFor(() => expect(streams[0]?.heard()).toContain('done'), WAIT);
  await open(1, TOWN, from('203.0.113.2', '/keep'));
  await vi.waitFor(() => expect(kept).toHaveLength(5), WAIT);
});
