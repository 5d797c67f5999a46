import type { AnyEndpoint, FileField } from '@mercadito/contracts/endpoint';
import { MAX_IMAGE_BYTES } from '@mercadito/domain/input-limits';
import type { FastifyRequest } from 'fastify';
import { invalid, isRefusal, tooManyPictures, unreadable, uploadTooLarge } from './errors.ts';
import type { PictureStore, StoredPicture } from './pictures.ts';

const MISSING_PICTURE = 'Image is required';

interface StoredFiles {
  readonly byField: Record<string, readonly StoredPicture[]>;
  /** Takes back what was stored, when the call came to nothing. */
  readonly discard: () => Promise<void>;
}

interface Uploads {
  /** The text fields of a multipart body, or the JSON body. */
  readonly body: unknown;
  readonly store: (pictures: PictureStore, person: string) => Promise<StoredFiles>;
}

const NOTHING_STORED: StoredFiles = { byField: {}, discard: async () => undefined };

interface Content {
  readonly field: string;
  readonly bytes: Buffer;
}

/** Does the work of a call; one that brings pictures needs a place for it, before its body is read. */
export async function inItsPlace<T>(
  endpoint: AnyEndpoint,
  pictures: PictureStore,
  person: string,
  work: () => Promise<T>,
): Promise<T> {
  const leave = endpoint.files ? pictures.admit(person) : () => undefined;
  try {
    return await work();
  } finally {
    leave();
  }
}

/** Reads a multipart body into text fields and file contents; bodies of other calls pass untouched. */
export async function readUploads(endpoint: AnyEndpoint, request: FastifyRequest): Promise<Uploads> {
  const fields: Record<string, FileField> = endpoint.files ?? {};
  const isMultipart = endpoint.files !== undefined && request.isMultipart();
  if (!isMultipart) {
    return { body: request.body, store: async () => (endpoint.files ? storeAll([], fields) : NOTHING_STORED) };
  }
  const { body, contents } = await readForm(request).catch((error: Error) => {
    // The parser's own words for a form that is broken or ends too soon come without a status.
    throw isRefusal(error) || 'statusCode' in error ? error : unreadable('body');
  });
  return { body, store: (pictures, person) => storeAll(contents, fields, { pictures, person }) };
}

async function readForm(request: FastifyRequest): Promise<{ body: Record<string, string>; contents: Content[] }> {
  const body: Record<string, string> = {};
  const contents: Content[] = [];
  const limits = { fileSize: MAX_IMAGE_BYTES, files: 4, fields: 40, fieldSize: 40_000, parts: 44 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw uploadTooLarge('A picture may have at most 5 MB.');
      if (bytes.length > 0) contents.push({ field: part.fieldname, bytes });
    } else {
      // A field sent several times is a list.
      const earlier = body[part.fieldname];
      body[part.fieldname] = earlier === undefined ? String(part.value) : `${earlier},${String(part.value)}`;
    }
  }
  return { body, contents };
}

/** The picture of a field that takes just one: that it is there has been checked against the contract. */
export function onlyPicture([picture]: readonly StoredPicture[]): StoredPicture {
  if (!picture) throw invalid('image', MISSING_PICTURE);
  return picture;
}

async function storeAll(
  contents: readonly Content[],
  fields: Record<string, FileField>,
  to?: { readonly pictures: PictureStore; readonly person: string },
): Promise<StoredFiles> {
  const byField: Record<string, StoredPicture[]> = {};
  for (const [field, { min, max, missing }] of Object.entries(fields)) {
    const count = contents.filter((content) => content.field === field).length;
    if (count < min) throw invalid(field, missing ?? MISSING_PICTURE);
    if (count > max) throw tooManyPictures();
    byField[field] = [];
  }
  const stored: StoredPicture[] = [];
  const discard = async (): Promise<void> => {
    // What cannot be removed either is left to the sweep: the call's own failure is the one to tell.
    await Promise.allSettled(stored.map((picture) => to?.pictures.discard(picture)));
  };
  try {
    for (const { field, bytes } of contents) {
      const list = byField[field];
      if (!list || !to) continue;
      const picture = await to.pictures.store(bytes, to.person);
      stored.push(picture);
      list.push(picture);
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return { byField, discard };
}
