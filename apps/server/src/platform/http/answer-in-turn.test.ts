import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { portOf, say } from '../../../test/lines.ts';
import { answerInTurn } from './answer-in-turn.ts';

const get = (path: number | string) => `GET /${path} HTTP/1.1\r\nHost: mercadito\r\n\r\n`;
const several = (count: number, from = 0) => Array.from({ length: count }, (_, at) => get(from + at)).join('');

const WAIT = { timeout: 10_000 };

/** A server that keeps count of what is under way, and answers when it is told to, and from then on at once. */
async function aServer(mostWaiting = 5_000) {
  const asked: string[] = [];
  const underWay: (() => void)[] = [];
  let isAnswering = false;
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    const answer = () => response.end(`<${request.url}>`);
    if (isAnswering) answer();
    else underWay.push(answer);
  });
  server.keepAliveTimeout = 60_000;
  answerInTurn(server, () => undefined, mostWaiting);
  const answerAll = () => {
    isAnswering = true;
    for (const answer of underWay) answer();
  };
  return { asked, answerAll, port: await portOf(server) };
}

test('of a connection one request is begun with, and the next one when it has been answered, in their order (CALL-16)', async () => {
  const { asked, answerAll, port } = await aServer();
  const line = await say(port, several(1_400));
  await vi.waitFor(() => expect(asked).toHaveLength(1), WAIT);
  const other = await say(port, get('other'));
  await vi.waitFor(() => expect(asked).toHaveLength(2), WAIT);
  expect(asked).toEqual(['/0', '/other']);
  answerAll();
  await vi.waitFor(() => expect(line.heard()).toContain('</1399>'), WAIT);
  expect(line.heard().match(/<\/\d+>/g)).toEqual(Array.from({ length: 1_400 }, (_, at) => `</${at}>`));
  await vi.waitFor(() => expect(other.heard()).toContain('</other>'), WAIT);
});

test('while one waits nothing more is read of the connection, and afterwards all of it, bodies too', async () => {
  const { asked, answerAll, port } = await aServer();
  const post = 'POST /posted HTTP/1.1\r\nHost: mercadito\r\nContent-Length: 300000\r\n\r\n';
  const line = await say(port, several(2) + post);
  await vi.waitFor(() => expect(asked).toHaveLength(1), WAIT);
  line.socket.write('x'.repeat(300_000));
  // More than the system keeps for both ends.
  for (let at = 0; at < 100; at += 1) line.socket.write(several(4_000, at * 4_000));
  await vi.waitFor(() => expect(line.socket.writableLength).toBeGreaterThan(1_000_000), WAIT);
  expect(asked).toHaveLength(1);
  answerAll();
  await vi.waitFor(() => expect(line.heard()).toContain('</posted>'), WAIT);
  await vi.waitFor(() => expect(line.heard()).toContain('</1999>'), WAIT);
  expect(
    line
      .heard()
      .match(/<[^>]*>/g)
      ?.slice(0, 5),
  ).toEqual(['</0>', '</1>', '</posted>', '</0>', '</1>']);
});

test('where too many wait in all, the connection with the most of them ends, and no other', async () => {
  const { asked, answerAll, port } = await aServer(30);
  const few = await say(port, several(10));
  await vi.waitFor(() => expect(asked).toHaveLength(1), WAIT);
  const many = await say(port, several(28));
  expect(await many.ended).toBe('');
  const others = await say(port, several(15));
  answerAll();
  await vi.waitFor(() => expect(few.heard()).toContain('</9>'), WAIT);
  expect(others.socket.destroyed).toBe(false);
});
