import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { MANIFEST, type Part, quoted, tableOfPart, UnusableCopy } from './copy-format.ts';
import { decrypterFor, isOfAnotherKey, type ReadingKey } from './keys.ts';

const MEGABYTE = 1024 * 1024;

/** Of a manifest some hundred bytes for each picture; of a table's part what one text can be, which versions before packed whole. */
function largestOf(name: string): number {
  if (tableOfPart(name)) return 512 * MEGABYTE;
  return (name === MANIFEST ? 256 : 64) * MEGABYTE;
}

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
      header: { name: string; size: number; type: string };
      body: AsyncIterable<Uint8Array>;
    }>) {
      const { name, size, type } = header;
      if (type !== 'file') throw new UnusableCopy(`The copy cannot be used: ${quoted(name)} is no file.`);
      if (size > largestOf(name)) throw new UnusableCopy(`The copy cannot be used: ${quoted(name)} is too large.`);
      yield { name, bytes: await bytesOf(body) };
    }
  } catch (error) {
    throw explained(error, file);
  }
}
