import { createHash } from 'node:crypto';
import * as z from 'zod';

/** One file inside of a copy. */
export interface Part {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Takes the parts of a copy one after the other; the next one is made when it is done with the last. */
export type TakePart = (part: Part) => Promise<void>;

/** Of a table or sequence, with its schema. */
const nameInSchema = z.string().regex(/^[a-z_0-9]+\.[a-z_0-9]+$/);

const table = z.object({
  name: nameInSchema,
  columns: z.array(z.string().regex(/^[a-z_0-9]+$/)),
});

const FORMAT = 1;

/** Whether something is the first part of a copy of a form to come. */
export const isOfNewerForm = (header: unknown): boolean =>
  z.object({ format: z.int().gt(FORMAT) }).safeParse(header).success;

/** The first part: what is needed to decide whether the rest can be used. */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
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
  rows: z.record(nameInSchema, z.int().nonnegative()),
  sequences: z.array(z.object({ name: nameInSchema, value: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() })),
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
export function pictureOfPart(name: string): { readonly hash: string; readonly width: number } | undefined {
  const [, hash, width] = PICTURE_PART.exec(name) ?? [];
  return hash && width ? { hash, width: Number(width) } : undefined;
}

export const picturePart = (hash: string, width: number): string => `pictures/${hash}/${width}.webp`;

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A copy that cannot be used; the message is for the operator. */
export class UnusableCopy extends Error {}

const LONGEST_QUOTE = 100;

/** A name out of a copy, for a sentence: it may be anything. */
export const quoted = (name: string): string => JSON.stringify(name.slice(0, LONGEST_QUOTE));
