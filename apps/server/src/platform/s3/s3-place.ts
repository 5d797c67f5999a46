/** A folder of a bucket: `s3://bucket/folder`. */
export interface S3Place {
  readonly bucket: string;
  /** Ends in a slash; empty for the whole bucket. */
  readonly folder: string;
}

/** The account in a store that speaks S3; never to be logged. */
export interface S3Account {
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

const PLACE = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/;

export const isS3 = (text: string): boolean => text.startsWith('s3:');

/** The place that is meant; undefined for what is none. */
export function s3PlaceOf(text: string): S3Place | undefined {
  const [, bucket, path = ''] = PLACE.exec(text) ?? [];
  return bucket ? { bucket, folder: path === '' ? '' : `${path.slice(1)}/` } : undefined;
}

/** Of a file: its folder, and its name in there. */
export function s3FileOf(text: string): { readonly place: S3Place; readonly name: string } | undefined {
  const [, folder = '', name = ''] = /^(s3:\/\/.+)\/([\w.-]+)$/.exec(text) ?? [];
  const place = s3PlaceOf(folder);
  return place && { place, name };
}
