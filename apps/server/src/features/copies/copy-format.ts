import { createHash } from 'node:crypto';
import * as z from 'zod';

/** One file inside of a copy. */
export interface Part {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Takes the parts of a copy one after the other; the next one is made when it is done with the last. */
export type TakePart = (part: Part) => Promise<void>;

const table = z.object({
  /** With its schema. */
  name: z.string(),
  columns: z.array(z.string()),
});

/** The first part: what is needed to decide whether the rest can be used. */
export const headerSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['postgres', 'embedded']),
  /** Those that the database had, oldest first. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
});

export type Header = z.output<typeof headerSchema>;
export type CopiedTable = z.output<typeof table>;

/** The last part: what has to be there. */
export const manifestSchema = z.object({
  parts: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  /** How many rows of each table. */
  rows: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Pictures that the database knows and the directory did not have. */
  missingPictures: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;

export const HEADER = 'copy.json';
export const MANIFEST = 'manifest.json';

const TABLE_PART = /^tables\/([a-z_0-9]+\.[a-z_0-9]+)\/\d+\.json\.gz$/;
const PICTURE_PART = /^pictures\/([\da-f]{32})\/(\d{1,4})\.webp$/;

export const tablePart = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.json.gz`;

/** Which table a part has rows of; undefined for any other part. */
export const tableOfPart = (name: string): string | undefined => TABLE_PART.exec(name)?.[1];

/** Which picture a part is; undefined for any other part. */
export function pictureOfPart(name: string): { readonly hash: string; readonly file: string } | undefined {
  const [, hash, width] = PICTURE_PART.exec(name) ?? [];
  return hash && width ? { hash, file: `${width}.webp` } : undefined;
}

export const picturePart = (hash: string, width: number): string => `pictures/${hash}/${width}.webp`;

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A copy that cannot be used; the message is for the operator. */
export class UnusableCopy extends Error {}
