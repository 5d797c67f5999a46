import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { S3Account, S3Place } from './s3-place.ts';
import { StoreTrouble, statusOf, troubleOf } from './store-trouble.ts';

/** A file in a bucket, by its name in the folder. */
export interface Listed {
  readonly name: string;
  readonly writtenAt: Date;
}

/** What a browser says of the answer that it has already, and of what it wants of it. */
export interface Conditions {
  readonly ifNoneMatch?: string | undefined;
  readonly range?: string | undefined;
}

/** A file, or what of it was asked for. */
export interface Fetched {
  readonly status: 200 | 206 | 304 | 416;
  readonly bytes: Buffer;
  readonly etag: string | undefined;
  /** Which part it is; undefined where it is all. */
  readonly range: string | undefined;
}

/** Files in a folder of a bucket. Each call has an end, and throws `StoreTrouble` where the store does not do it. */
export interface Bucket {
  /** For operators. */
  readonly place: string;
  /** Undefined where there is no such file. */
  readonly fetch: (name: string, conditions?: Conditions) => Promise<Fetched | undefined>;
  readonly write: (name: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** All whose names begin so, page by page. */
  readonly list: (beginning: string) => AsyncGenerator<Listed[]>;
  /** False for one that is gone already. */
  readonly copy: (name: string, to: string) => Promise<boolean>;
  /** Harmless for one that is gone already. */
  readonly remove: (name: string) => Promise<void>;
  /** Puts a large file there, and reads it back. @returns when what lies there is what was sent */
  readonly upload: (file: string, name: string) => Promise<void>;
  readonly download: (name: string, file: string) => Promise<void>;
}

const CONNECT_MS = 2_000;
/** How long a call may take: somebody waits for it. A picture has some hundred kilobytes at most. */
const CALL_MS = 5_000;
/** Of a command, for which nobody waits, on a line that takes a minute for a picture. */
export const CALL_OF_COMMAND_MS = 60_000;
// For large files: as long as bytes come or go.
const SILENCE_MS = 60_000;
const MEGABYTE = 1024 * 1024;
// What a store takes: parts of 5 MB or more, 10,000 at most.
const SMALLEST_PART = 5 * MEGABYTE;
const MOST_PARTS = 9_000;
const SOCKETS = 64;

async function connect({ endpoint, region, keyId, secret }: S3Account) {
  // Only here: it takes a tenth of a second and 13 MB, which who keeps pictures in a folder does without.
  const aws = await import('@aws-sdk/client-s3');
  const client = new aws.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS, httpsAgent: { maxSockets: SOCKETS } },
    // Not every store knows the checksums that AWS has added.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { aws, client };
}

/** By account: processes keep one client, with its connections. */
const clients = new Map<S3Account, ReturnType<typeof connect>>();

function connected(account: S3Account): ReturnType<typeof connect> {
  const client = clients.get(account) ?? connect(account);
  clients.set(account, client);
  return client;
}

const fetchedOf = (
  { ETag, ContentRange }: Partial<GetObjectCommandOutput>,
  status: Fetched['status'],
  bytes: Buffer,
): Fetched => ({ status, bytes, etag: ETag, range: ContentRange });

async function digestOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of body) hash.update(piece);
  return hash.digest('hex');
}

/** Opens a folder of a bucket; the first call connects. */
export function openBucket(account: S3Account, place: S3Place, callMs = CALL_MS): Bucket {
  const { bucket: Bucket, folder } = place;
  const keyOf = (name: string): string => `${folder}${name}`;

  /** @throws `StoreTrouble` for all but what `expected` makes an answer of */
  async function call<Answer>(
    work: (made: Awaited<ReturnType<typeof connect>>, signal: AbortSignal) => Promise<Answer>,
    expected: (status: number | undefined, error: unknown) => Answer | undefined = () => undefined,
    signal = AbortSignal.timeout(callMs),
  ): Promise<Answer> {
    try {
      return await work(await connected(account), signal);
    } catch (error) {
      const isOfBucket = (error as { name?: string }).name === 'NoSuchBucket';
      const answer = isOfBucket ? undefined : expected(statusOf(error), error);
      if (answer !== undefined) return answer;
      throw troubleOf(error, place, account);
    }
  }

  const bodyOf = async (client: S3Client, { aws, name }: { aws: Aws; name: string }): Promise<Readable> =>
    (await client.send(new aws.GetObjectCommand({ Bucket, Key: keyOf(name) }))).Body as Readable;

  return {
    place: `s3://${Bucket}/${folder}`,
    fetch: (name, { ifNoneMatch, range } = {}) =>
      call<Fetched | null>(
        async ({ aws, client }, signal) => {
          const asked = { Bucket, Key: keyOf(name), IfNoneMatch: ifNoneMatch, Range: range };
          const answer = await client.send(new aws.GetObjectCommand(asked), { abortSignal: signal });
          const body = addAbortSignal(signal, answer.Body as Readable);
          const bytes = Buffer.concat(await body.toArray());
          return fetchedOf(answer, answer.ContentRange ? 206 : 200, bytes);
        },
        (status) => {
          if (status === 404) return null;
          return status === 304 || status === 416
            ? fetchedOf({ ETag: ifNoneMatch }, status, Buffer.alloc(0))
            : undefined;
        },
      ).then((fetched) => fetched ?? undefined),
    write: (name, bytes, type) =>
      call(async ({ aws, client }, signal) => {
        const put = { Bucket, Key: keyOf(name), Body: bytes, ContentType: type };
        await client.send(new aws.PutObjectCommand(put), { abortSignal: signal });
      }),
    list: async function* (beginning) {
      let ContinuationToken: string | undefined;
      do {
        const asked = { Bucket, Prefix: keyOf(beginning), ContinuationToken };
        const page = await call(({ aws, client }, signal) =>
          client.send(new aws.ListObjectsV2Command(asked), { abortSignal: signal }),
        );
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key && LastModified ? [{ name: Key.slice(folder.length), writtenAt: LastModified }] : [],
        );
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    copy: (name, to) =>
      call<boolean>(
        async ({ aws, client }, signal) => {
          const CopySource = `${Bucket}/${keyOf(name)}`;
          await client.send(new aws.CopyObjectCommand({ Bucket, Key: keyOf(to), CopySource }), { abortSignal: signal });
          return true;
        },
        (status) => (status === 404 ? false : undefined),
      ),
    remove: (name) =>
      call(async ({ aws, client }, signal) => {
        await client.send(new aws.DeleteObjectCommand({ Bucket, Key: keyOf(name) }), { abortSignal: signal });
      }),
    upload: (file, name) =>
      call(async ({ aws, client }) => {
        const { Upload } = await import('@aws-sdk/lib-storage');
        const partSize = Math.max(SMALLEST_PART, Math.ceil((await stat(file)).size / MOST_PARTS));
        const params = { Bucket, Key: keyOf(name), Body: createReadStream(file) };
        await new Upload({ client, params, partSize, queueSize: 2 }).done();
        const [sent, there] = [
          await digestOf(createReadStream(file)),
          await digestOf(await bodyOf(client, { aws, name })),
        ];
        if (sent !== there) {
          await client.send(new aws.DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
          throw new Error(`${name} was not kept as it was sent`);
        }
      }),
    download: (name, file) =>
      call<true | null>(
        async ({ aws, client }) => {
          await pipeline(await bodyOf(client, { aws, name }), createWriteStream(file, { mode: 0o600 }));
          return true;
        },
        (status) => (status === 404 ? null : undefined),
      ).then((found) => {
        if (!found)
          throw new StoreTrouble(`There is no ${keyOf(name)} in s3://${Bucket}.`, {
            isWrongSetting: true,
            cause: null,
          });
      }),
  };
}

type Aws = Awaited<ReturnType<typeof connect>>['aws'];
