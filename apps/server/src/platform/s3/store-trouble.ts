import { reasonOf } from '../../database/reason-of.ts';
import type { S3Account, S3Place } from './s3-place.ts';

/** What went wrong in a store, and what to do, for an operator. */
export class StoreTrouble extends Error {
  /** Whether a setting is wrong: no waiting helps. */
  readonly isWrongSetting: boolean;

  constructor(message: string, { isWrongSetting, cause }: { isWrongSetting: boolean; cause: unknown }) {
    super(message, { cause });
    this.isWrongSetting = isWrongSetting;
  }
}

/** What the store's own words mean, by its codes: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const MEANINGS: Readonly<Record<string, (place: S3Place, account: S3Account) => string>> = {
  NoSuchBucket: ({ bucket }, { endpoint }) =>
    `there is no bucket ${bucket} at ${endpoint}: make it there, or write the name of one behind s3://`,
  InvalidAccessKeyId: (_place, { endpoint }) =>
    `S3_KEY_ID is not known at ${endpoint}: write the id of a key that was made there`,
  SignatureDoesNotMatch: () => 'S3_SECRET is not the secret of S3_KEY_ID: copy both anew',
  AccessDenied: ({ bucket }) =>
    `the key may not do that: allow S3_KEY_ID to list the bucket ${bucket}, and to read, write and delete in it`,
  AuthorizationHeaderMalformed: (_place, { region }) => `S3_REGION is not ${region}: write the region of the bucket`,
  PermanentRedirect: (_place, { region }) => `S3_REGION is not ${region}, or S3_ENDPOINT is that of another region`,
  RequestTimeTooSkewed: () => 'the clock of this machine is wrong: have it keep the time (NTP)',
};

/** What may pass by itself: an account that is closed, a key whose rights are being changed, a clock. */
const MAY_PASS = ['AccessDenied', 'RequestTimeTooSkewed'];

/** What comes of a call, as the client throws it. */
interface Thrown {
  readonly name?: string;
  readonly Code?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

export const statusOf = (error: unknown): number | undefined => (error as Thrown).$metadata?.httpStatusCode;

/** What this machine's own disk says while a large file comes or goes. */
const OF_DISK = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EACCES', 'EROFS', 'ENOENT'];

/** Says what a failed call means for who runs the server. */
export function troubleOf(error: unknown, place: S3Place, account: S3Account): unknown {
  if (error instanceof StoreTrouble || OF_DISK.includes((error as Thrown).code ?? '')) return error;
  const { name = '', Code, code } = error as Thrown;
  const known = MEANINGS[Code ?? name] ?? MEANINGS[name];
  const where = `s3://${place.bucket}/${place.folder}`;
  if (known) {
    return new StoreTrouble(`${where} cannot be used: ${known(place, account)}`, {
      isWrongSetting: !MAY_PASS.some((code) => code === Code || code === name),
      cause: error,
    });
  }
  const status = statusOf(error);
  const isLate = name === 'AbortError' || name === 'TimeoutError';
  const words = isLate ? 'it does not answer in time' : `${status ?? ''} ${reasonOf(error)}`.trim();
  const said = typeof code === 'string' ? code : words;
  return new StoreTrouble(`${where} is away (S3_ENDPOINT ${account.endpoint}): ${said}`, {
    isWrongSetting: false,
    cause: error,
  });
}
