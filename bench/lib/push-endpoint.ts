// A push service in a process of its own, as `push-service.ts` starts it: it notes what comes and when, and reads nothing of it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';

/** A request that has come: when, in ms since 1970, for whom, and what only their device can read. */
export interface Arrival {
  readonly at: number;
  readonly path: string;
  readonly body: string;
}

/** What it is asked, and what it says to that. */
export type Asked = 'count' | 'take';
export type Said = { readonly host: string } | { readonly count: number } | { readonly arrivals: readonly Arrival[] };

const [certificate = '', answerMs = '0'] = process.argv.slice(2);
const now = (): number => performance.timeOrigin + performance.now();
const say = (said: Said) => process.send?.(said);
let arrivals: Arrival[] = [];

const name = [{ name: 'commonName', value: `push-${randomBytes(8).toString('hex')}` }];
const { private: key, cert } = await generate(name, {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});
writeFileSync(certificate, cert);
const server = createServer({ key, cert, keepAliveTimeout: 60_000 }, async (request, response) => {
  const at = now();
  const body = await buffer(request);
  arrivals.push({ at, path: request.url ?? '', body: body.toString('base64') });
  // The way there and back, and what a service does in between.
  setTimeout(() => response.writeHead(201).end(), Number(answerMs));
});
server.listen(0, 'localhost');
await once(server, 'listening');
process.on('message', (asked: Asked) => {
  if (asked === 'count') return say({ count: arrivals.length });
  say({ arrivals });
  arrivals = [];
});
process.on('disconnect', () => process.exit());
say({ host: `localhost:${(server.address() as AddressInfo).port}` });
