import { resolve } from 'node:path';
import * as z from 'zod';
import { isS3, type S3Account, type S3Place, s3PlaceOf } from './platform/s3/s3-place.ts';

const NO_PLACE = 'must be s3://, the name of a bucket and, where there is one, of a folder, such as s3://town/pictures';

export const s3Place = z.string().transform((text, context): S3Place => {
  const place = s3PlaceOf(text);
  if (place) return place;
  context.addIssue({ code: 'custom', message: `${NO_PLACE}; without it pictures lie in DATA_DIR` });
  return z.NEVER;
});

/** An absolute folder, or `s3://bucket/folder`. */
export const folderOrS3 = z
  .string()
  .refine((text) => !isS3(text) || s3PlaceOf(text), `is no folder, and ${NO_PLACE}`)
  .transform((text) => (isS3(text) ? text : resolve(text)));

/** What is set of the account in a store. */
interface AccountSettings {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_KEY_ID?: string | undefined;
  readonly S3_SECRET?: string | undefined;
}

/** Each setting that is missing where something lies in a store, or another one of the account is set. */
export function missingOfAccount(
  settings: AccountSettings & { readonly PICTURES_URL?: S3Place | undefined; readonly BACKUP_DIR?: string | undefined },
): string[] {
  const names = ['S3_ENDPOINT', 'S3_KEY_ID', 'S3_SECRET'] as const;
  const missing = names.filter((name) => settings[name] === undefined);
  const isWanted = settings.PICTURES_URL !== undefined || isS3(settings.BACKUP_DIR ?? '');
  return isWanted || missing.length < names.length ? missing : [];
}

export const s3Of = ({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_KEY_ID: keyId,
  S3_SECRET: secret,
}: AccountSettings): S3Account | null => (endpoint && keyId && secret ? { endpoint, region, keyId, secret } : null);
