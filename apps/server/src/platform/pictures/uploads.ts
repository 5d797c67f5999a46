import { createHash } from 'node:crypto';
import type { AnyEndpoint, FileField } from '@mercadito/contracts/endpoint';
import { MAX_CATALOG_BYTES } from '@mercadito/domain/catalog-csv/columns';
import { MAX_IMAGE_BYTES } from '@mercadito/domain/input-limits';
import type { FastifyRequest } from 'fastify';
import type { Holding } from '../limits/byte-budget.ts';
import {
  invalid,
  invalidFields,
  isHttpError,
  tooManyPictures,
  unavailable,
  unreadable,
  uploadTooLarge,
} from '../problems/errors.ts';
import type { PictureStore } from './picture-store.ts';
import type { StoredPicture } from './pictures.ts';
import { readTable, type UploadedTable } from './uploaded-table.ts';

const MISSING_PICTURE = 'Image is required';

type Fields = Readonly<Record<string, FileField>>;

/** What a handler is given of each file field. */
export type UploadedFiles<F extends Fields> = {
  readonly [Field in keyof F & string]: readonly (F[Field] extends { holds: 'table' }
    ? UploadedTable
    : F[Field] extends { holds: 'private picture' }
      ? PrivatePicture
      : StoredPicture)[];
};

/** A picture that its feature keeps itself, where not everybody may see it. */
export interface PrivatePicture {
  /** Made small, base64. */
  readonly webp: string;
}

type UploadedFile = StoredPicture | PrivatePicture | UploadedTable;

interface StoredFiles {
  readonly byField: Record<string, readonly UploadedFile[]>;
  /** Of each file, in the order they came: what tells one from another under the same `Idempotency-Key`. */
  readonly digests: readonly string[];
  /** Takes back what was stored, when the call came to nothing. */
  readonly discard: () => Promise<void>;
}

export interface Uploads {
  /** The text fields of a multipart body, or the JSON body. */
  readonly body: unknown;
  /** The file fields that have too few, each with what is said of it. */
  readonly missing: Record<string, string[]>;
  readonly store: (pictures: PictureStore, person: string) => Promise<StoredFiles>;
  /** Lets go of what is held in memory: the call has come to its end. */
  readonly release: () => void;
}

type Hold = (giveUp: () => void) => Holding;

const NOTHING_STORED: StoredFiles = { byField: {}, digests: [], discard: async () => undefined };

interface Content {
  readonly field: string;
  readonly bytes: Buffer;
}

/**
 * Reads a multipart body into text fields and file contents; bodies of other calls pass untouched.
 * @param hold begins to hold what comes in memory
 */
export async function readUploads(endpoint: AnyEndpoint, request: FastifyRequest, hold: Hold): Promise<Uploads> {
  const fields: Fields = endpoint.files ?? {};
  const isMultipart = endpoint.files !== undefined && request.isMultipart();
  if (!isMultipart) {
    return {
      body: request.body,
      missing: missingOf([], fields),
      store: async () => (endpoint.files ? storeAll([], fields) : NOTHING_STORED),
      release: () => undefined,
    };
  }
  const { body, contents, release } = await readForm(request, fields, hold).catch((error: Error) => {
    // The parser's own words for a form that is broken or ends too soon come without a status.
    throw isHttpError(error) || 'statusCode' in error ? error : unreadable('body');
  });
  const missing = missingOf(contents, fields);
  return { body, missing, store: (pictures, person) => storeAll(contents, fields, { pictures, person }), release };
}

const holdsTable = (field: FileField | undefined): boolean => field?.holds === 'table';

/** How large a file of a call may be, and what is said of a larger one. */
function sizeLimitOf(fields: Fields): { fileSize: number; detail: string } {
  return Object.values(fields).some(holdsTable)
    ? { fileSize: MAX_CATALOG_BYTES, detail: 'A CSV file may have at most 2 MB.' }
    : { fileSize: MAX_IMAGE_BYTES, detail: 'A picture may have at most 5 MB.' };
}

interface Form {
  readonly body: Record<string, string>;
  readonly contents: Content[];
  /** Of the file that is coming. */
  readonly pieces: Buffer[];
}

/** Reads a form; whatever ends that lets go of what has come, and of the rest as it comes. */
async function readForm(request: FastifyRequest, fields: Fields, hold: Hold): Promise<Form & Pick<Uploads, 'release'>> {
  const form: Form = { body: {}, contents: [], pieces: [] };
  const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>();
  const holding = hold(() => giveUp(unavailable()));
  try {
    await Promise.race([readParts(request, fields, form, holding), givenUp]);
  } catch (error) {
    // The connection may stand for minutes, and keep whatever waits for its next byte.
    form.contents.length = 0;
    form.pieces.length = 0;
    holding.giveBack();
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
  holding.settle();
  return { ...form, release: holding.giveBack };
}

async function readParts(
  request: FastifyRequest,
  fileFields: Fields,
  { body, contents, pieces }: Form,
  holding: Holding,
): Promise<void> {
  const { fileSize, detail } = sizeLimitOf(fileFields);
  const limits = { fileSize, files: 4, fields: 40, fieldSize: 40_000, parts: 44 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      if (!Object.hasOwn(fileFields, part.fieldname)) throw invalid(part.fieldname, 'Is not a file of this call');
      for await (const piece of part.file) {
        holding.take(piece.length);
        pieces.push(piece);
      }
      if (part.file.truncated) throw uploadTooLarge(detail);
      const bytes = Buffer.concat(pieces.splice(0));
      if (bytes.length > 0) contents.push({ field: part.fieldname, bytes });
    } else {
      const value = String(part.value);
      holding.take(value.length);
      // A field sent several times is a list.
      const earlier = body[part.fieldname];
      body[part.fieldname] = earlier === undefined ? value : `${earlier},${value}`;
    }
  }
}

/** The picture of a field that takes just one: that it is there has been checked against the contract. */
export function onlyPicture([picture]: readonly StoredPicture[]): StoredPicture {
  if (!picture) throw invalid('image', MISSING_PICTURE);
  return picture;
}

const countOf = (field: string, contents: readonly Content[]): number =>
  contents.filter((content) => content.field === field).length;

function missingOf(contents: readonly Content[], fields: Fields): Record<string, string[]> {
  const short = Object.entries(fields).filter(([field, { min }]) => countOf(field, contents) < min);
  return Object.fromEntries(short.map(([field, { missing }]) => [field, [missing ?? MISSING_PICTURE]]));
}

/** @throws 400 when a field has too few files, 409 when it has too many */
function checkCounts(contents: readonly Content[], fields: Fields): void {
  const missing = missingOf(contents, fields);
  if (Object.keys(missing).length > 0) throw invalidFields(missing);
  if (Object.entries(fields).some(([field, { max }]) => countOf(field, contents) > max)) throw tooManyPictures();
}

async function storeAll(
  contents: readonly Content[],
  fields: Fields,
  to?: { readonly pictures: PictureStore; readonly person: string },
): Promise<StoredFiles> {
  checkCounts(contents, fields);
  const byField: Record<string, UploadedFile[]> = {};
  for (const field of Object.keys(fields)) byField[field] = [];
  const stored: StoredPicture[] = [];
  const digests: string[] = [];
  const discard = async (): Promise<void> => {
    // What cannot be removed either is left to the sweep: the call's own failure is the one to tell.
    await Promise.allSettled(stored.map((picture) => to?.pictures.discard(picture)));
  };
  try {
    for (const { field, bytes } of contents) {
      const list = byField[field];
      if (!list || !to) continue;
      if (holdsTable(fields[field])) {
        const table = await readTable(field, bytes);
        digests.push(table.digest);
        list.push(table);
      } else {
        digests.push(createHash('sha256').update(field).update('\0').update(bytes).digest('hex'));
        if (fields[field]?.holds === 'private picture') {
          list.push({ webp: (await to.pictures.encode(bytes, to.person)).toString('base64') });
          continue;
        }
        const picture = await to.pictures.store(bytes, to.person);
        stored.push(picture);
        list.push(picture);
      }
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return { byField, digests, discard };
}
