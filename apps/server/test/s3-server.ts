import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { CreateBucketCommand, DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

export interface S3Server {
  /** What a server needs to use it, besides the places. */
  readonly settings: Readonly<Record<'S3_ENDPOINT' | 'S3_KEY_ID' | 'S3_SECRET', string>>;
  /** What it does with a request. */
  state: 'answers' | 'is silent' | 'refuses connections' | 'takes nothing' | 'takes late' | 'denies all';
  /** How many of the next requests it lets drop. */
  drops: number;
  /** Each request, as method and path. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

/** Its marks of pages are sealed by DES, which Node has no more: done three times by the same key it is the same. */
function allowItsMarks(): void {
  const { createCipheriv, createDecipheriv } = crypto;
  const thrice = (key: unknown): Buffer => Buffer.concat([key, key, key] as Buffer[]);
  const wrap =
    (make: (name: string, key: never, iv: never, options?: never) => unknown) =>
    (name: string, key: never, iv: never, options?: never): unknown =>
      name === 'des' ? make('des-ede3-cbc', thrice(key) as never, iv) : make(name, key, iv, options);
  Object.assign(crypto, { createCipheriv: wrap(createCipheriv), createDecipheriv: wrap(createDecipheriv) });
}
allowItsMarks();

/** Longer than a person waits. */
const LATE_MS = 5_500;
const DENIED = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
const OF_BUCKET = /^\/[^/?]+\/?(\?|$)/;

const BUCKETS = ['town', 'copies'];

/** What answers requests with a store in a folder. It checks the signatures of all that has to do with one file. */
async function aFolderAsStore(directory: string): Promise<RequestListener> {
  const configureBuckets = BUCKETS.map((name) => ({ name }));
  const options = { directory, silent: true, vhostBuckets: false, configureBuckets };
  const store = new S3rver(options);
  await store.configureBuckets();
  const strict: RequestListener = store.callback();
  // It reckons the signature of a request for a whole bucket without the slash at its end, with which clients send it.
  const lax: RequestListener = new S3rver({ ...options, allowMismatchedSignatures: true }).callback();
  return (request, response) => (OF_BUCKET.test(request.url ?? '') ? lax : strict)(request, response);
}

/** Has a store forget all that a test has left there. */
async function emptied({ origin, username, password }: URL): Promise<void> {
  const credentials = { accessKeyId: username, secretAccessKey: password };
  const store = new S3Client({ endpoint: origin, region: 'us-east-1', credentials, forcePathStyle: true });
  for (const Bucket of BUCKETS) {
    await store.send(new CreateBucketCommand({ Bucket })).catch(() => undefined);
    for (;;) {
      const { Contents = [] } = await store.send(new ListObjectsV2Command({ Bucket }));
      if (Contents.length === 0) break;
      await store.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: Contents.map(({ Key }) => ({ Key })) } }));
    }
  }
  store.destroy();
}

/** What hands requests on to a real store: their signatures hold there as well, by the name of this one. */
async function aRealStore(url: URL): Promise<RequestListener> {
  await emptied(url);
  return (request, response) => {
    const { method, headers, url: path } = request;
    const there = ask({ host: url.hostname, port: url.port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    there.on('error', () => request.socket.destroy());
    request.pipe(there);
  };
}

/**
 * A store that speaks S3, on this machine, with the buckets `town` and `copies`. By `TEST_S3_URL` (`http://key:secret@host:port`)
 * it is a real one, whose buckets of these names are emptied.
 */
export async function anS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'mercadito-s3-'));
  const real = process.env.TEST_S3_URL ? new URL(process.env.TEST_S3_URL) : undefined;
  const store = real ? await aRealStore(real) : await aFolderAsStore(directory);
  const server = createServer((request, response) => {
    const answer = () => void store(request, response);
    own.requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (own.state === 'is silent') return;
    if (own.drops > 0) {
      own.drops -= 1;
      return void request.socket.destroy();
    }
    if (own.state === 'refuses connections') return void request.socket.destroy();
    if (own.state === 'denies all') return void response.writeHead(403).end(DENIED);
    if (own.state === 'takes nothing' && request.method === 'PUT') return void response.writeHead(507).end();
    if (own.state === 'takes late' && request.method === 'PUT') return void setTimeout(answer, LATE_MS);
    answer();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own: S3Server = {
    settings: { S3_ENDPOINT, S3_KEY_ID: real?.username ?? 'S3RVER', S3_SECRET: real?.password ?? 'S3RVER' },
    state: 'answers',
    drops: 0,
    requests: [],
    close: async () => {
      server.closeAllConnections();
      const { promise: closed, resolve: tellClosed } = Promise.withResolvers<void>();
      server.close(() => tellClosed());
      await closed;
      await rm(directory, { recursive: true, force: true });
    },
  };
  return own;
}
