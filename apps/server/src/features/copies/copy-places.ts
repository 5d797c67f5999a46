import type { Config } from '../../config.ts';
import { type Bucket, openBucket } from '../../platform/s3/bucket.ts';
import { isS3, type S3Place, s3FileOf, s3PlaceOf } from '../../platform/s3/s3-place.ts';
import { withPassingFile } from './passing-file.ts';

type Where = Pick<Config, 'dataDir' | 's3'>;

/** @throws where no account is set */
function open({ s3 }: Where, place: S3Place, callMs?: number): Bucket {
  if (!s3)
    throw new Error('S3_ENDPOINT, S3_KEY_ID and S3_SECRET are needed to use a store: .env.example says what they are');
  return openBucket(s3, place, callMs);
}

/** The folder of a store in which copies are kept; undefined where that is a folder of this machine, or nowhere. */
export function bucketOfCopies(
  config: Pick<Config, 's3' | 'dataDir'> & { readonly copies: { directory: string | null } },
  callMs?: number,
): Bucket | undefined {
  const place = config.copies.directory === null ? undefined : s3PlaceOf(config.copies.directory);
  return place && open(config, place, callMs);
}

function fileIn(where: Where, text: string): { readonly bucket: Bucket; readonly name: string } {
  const file = s3FileOf(text);
  if (!file) throw new Error(`${text} is no file of a store: write s3://bucket/folder/name`);
  return { bucket: open(where, file.place), name: file.name };
}

/** Writes a copy to a file, or to a store by way of a file. @throws where there is one already */
export async function writeCopyTo<Made>(
  to: string,
  where: Where,
  write: (file: string) => Promise<Made>,
): Promise<Made> {
  if (!isS3(to)) return write(to);
  const { bucket, name } = fileIn(where, to);
  if (await bucket.fetch(name, { range: 'bytes=0-0' })) {
    throw new Error(`${to} is there already: a copy takes no other one's place`);
  }
  return withPassingFile(where.dataDir, name, async (file) => {
    const made = await write(file);
    await bucket.upload(file, name);
    return made;
  });
}

/** Reads a copy from a file, or from a store by way of a file. */
export async function readCopyFrom<Read>(
  from: string,
  where: Where,
  read: (file: string) => Promise<Read>,
): Promise<Read> {
  if (!isS3(from)) return read(from);
  const { bucket, name } = fileIn(where, from);
  return withPassingFile(where.dataDir, name, async (file) => {
    await bucket.download(name, file);
    return read(file);
  });
}
