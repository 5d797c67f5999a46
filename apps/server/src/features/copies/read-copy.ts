import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Part } from './copy-format.ts';
import { UnusableCopy } from './copy-format.ts';
import { decrypterFor, isOfAnotherKey, type ReadingKey } from './keys.ts';

// A table's part has a megabyte and one row more at most, a manifest a hundred bytes for each picture.
const LARGEST_PART = 256 * 1024 * 1024;

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What age says of a file that it cannot open, for an operator. */
function explained(error: unknown, file: string): Error {
  const { message, code } = error as NodeJS.ErrnoException;
  if (error instanceof UnusableCopy) return error;
  if (code !== undefined && /^E[A-Z]+$/.test(code)) return new Error(`${file} cannot be read: ${message}`);
  if (isOfAnotherKey(error)) return new UnusableCopy(`${file} is sealed for another key.`);
  return new UnusableCopy(`${file} was cut or altered, or is no copy of a town: ${message}.`);
}

/**
 * Opens a copy and reads its parts, in order, one at a time in memory. What was sealed in it has not been changed; whether all
 * of it is there, its manifest says.
 * @throws `UnusableCopy` for another key, and where it was cut or altered: at the place, not before
 */
export async function* readParts(file: string, key: ReadingKey): AsyncGenerator<Part> {
  try {
    const decrypter = await decrypterFor(key);
    const { createTarDecoder } = await import('modern-tar');
    const sealed = Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>;
    const plain = await decrypter.decrypt(sealed);
    const entries = plain.pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string; size: number };
      body: AsyncIterable<Uint8Array>;
    }>) {
      if (header.size > LARGEST_PART) throw new UnusableCopy(`${file} has a part that is too large: ${header.name}.`);
      yield { name: header.name, bytes: await bytesOf(body) };
    }
  } catch (error) {
    throw explained(error, file);
  }
}
