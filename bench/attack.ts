import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getUser, login } from '@mercadito/contracts/accounts';
import { listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import sharp from 'sharp';
import { makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { measureTree } from '../scripts/lib/process-memory.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';
import { type Call, createHttpClient } from './lib/http-client.ts';

// `npm run prove -- attack`: one machine tries to take all memory, or to hold the process up, without the limits of calls
// (RATE_LIMITS is off), with a heap as small as a town's machine has. Everybody else is to be answered meanwhile.

const HEAP_MB = 1024;
const LIMITS = { growthMb: 300, waitMs: 1_000 };
const LASTS_SECONDS = Number(process.env.ATTACK_SECONDS ?? 30);
const LOOK_EVERY_MS = 100;

interface Target {
  readonly port: number;
  readonly asset: string;
  readonly owner: { readonly token: string; readonly companyId: number; readonly productId: number };
}

type Attack = (target: Target) => Promise<Socket[]>;

function open({ port }: Target): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A connection that the server ends is what is meant to happen.
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('connect', () => resolve(socket)));
}

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

/** Sends requests one after the other on each connection and never reads an answer. */
const neverRead =
  (connections: number, requestsOf: (target: Target) => string): Attack =>
  async (target) => {
    const sockets = await Promise.all(Array.from({ length: connections }, () => open(target)));
    for (const socket of sockets) {
      socket.pause();
      socket.write(requestsOf(target));
    }
    return sockets;
  };

const BOUNDARY = 'attack-boundary';

/** The head and the start of an upload, and how it would end. */
function uploadOf({ owner }: Target, picture: Buffer): { start: Buffer; end: string } {
  const fields = { company_id: owner.companyId, product_id: owner.productId };
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const end = `\r\n--${BOUNDARY}--\r\n`;
  const before = Buffer.from(texts.join('') + file);
  const head = [
    'POST /api/companies/product/postPhoto/ HTTP/1.1',
    'Host: localhost',
    `Authorization: Token ${owner.token}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${before.length + picture.length + end.length}`,
  ];
  return { start: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), before, picture]), end };
}

/** Uploads that keep back their last bytes. */
const heldBack: Attack = async (target) => {
  const { start } = uploadOf(target, Buffer.alloc(14_000_000, 7));
  const sockets = await Promise.all(Array.from({ length: 20 }, () => open(target)));
  for (const socket of sockets) socket.write(start);
  return sockets;
};

/** Pictures that are small as files and large in memory. */
const largeOnceDecoded: Attack = async (target) => {
  const plain = { width: 4800, height: 4900, channels: 3, background: '#c00' } as const;
  const picture = await sharp({ create: plain }).toColourspace('rgb16').png({ progressive: true }).toBuffer();
  const { start, end } = uploadOf(target, picture);
  const sockets = await Promise.all(Array.from({ length: 6 }, () => open(target)));
  for (const socket of sockets) socket.write(Buffer.concat([start, Buffer.from(end)]));
  return sockets;
};

const ATTACKS: Readonly<Record<string, Attack>> = {
  'three connections of 1,400 documents, never read': neverRead(3, () => get('/api/openapi.json').repeat(1_400)),
  'three of 1,400 assets': neverRead(3, ({ asset }) => get(asset).repeat(1_400)),
  'three of 1,400 pages': neverRead(3, () => get('/').repeat(1_400)),
  'three that begin with a stream': neverRead(
    3,
    ({ owner }) => get('/api/events/', `Authorization: Token ${owner.token}`) + get('/api/openapi.json').repeat(1_400),
  ),
  'twenty uploads that keep back their end': heldBack,
  'six pictures of 23 megapixels, 16 bits deep, interlaced': largeOnceDecoded,
};

/** What the server holds, and how long somebody else waits for an answer, while it lasts. */
async function watch(call: Call, pid: number): Promise<{ mostMb: number; longestMs: number; failed: number }> {
  const end = performance.now() + LASTS_SECONDS * 1000;
  let [mostMb, longestMs, failed] = [0, 0, 0];
  while (performance.now() < end) {
    const began = performance.now();
    const { status } = await call(listHomeProducts);
    if (status !== 200) failed += 1;
    longestMs = Math.max(longestMs, performance.now() - began);
    mostMb = Math.max(mostMb, measureTree(pid));
    await pause(LOOK_EVERY_MS);
  }
  return { mostMb, longestMs, failed };
}

/** What of the demo is attacked: its application's first file, and an owner with a product. */
async function findTarget(call: Call, url: string): Promise<Target> {
  const read = async <T>(...asked: Parameters<Call>): Promise<T> => JSON.parse((await call(...asked)).body) as T;
  const { token } = await read<{ token: string }>(login, { username: 'owner', password: 'demo-1234' });
  const { company_id: companyId } = await read<{ company_id: number }>(getUser, {}, { token });
  const { products } = await read<{ products: { id: number }[] }>(listCompanyProducts, { companyId });
  const [, asset] = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(url)).text()) ?? [];
  const [product] = products;
  if (!asset || !product) throw new Error('The demo has no asset or no product to attack');
  return { port: Number(new URL(url).port), asset, owner: { token, companyId, productId: product.id } };
}

await buildWebIfChanged();
const postgres = await startPostgres();
const data = makeDataDirectory();
const rows: Record<string, unknown>[] = [];
for (const [what, attack] of Object.entries(ATTACKS)) {
  const env = { DATABASE_URL: postgres.url, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
  const server = await startDemoServer({ dataDirectory: data.path, env });
  const call = createHttpClient(server.url);
  const target = await findTarget(call, server.url);
  await pause(2_000);
  const before = measureTree(server.pid);
  const sockets = await attack(target);
  const { mostMb, longestMs, failed } = await watch(call, server.pid);
  for (const socket of sockets) socket.destroy();
  rows.push({
    attack: what,
    'before (MB)': Math.round(before),
    'most (MB)': Math.round(mostMb),
    'longest wait of another (ms)': Math.round(longestMs),
    'others not served': failed,
    held: mostMb - before <= LIMITS.growthMb && longestMs <= LIMITS.waitMs && failed === 0,
  });
  await server.stop();
}
await data.remove();
await postgres.remove();
console.table(rows);
process.exitCode = rows.every(({ held }) => held) ? 0 : 1;
