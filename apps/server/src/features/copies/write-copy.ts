import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CopyKey } from '../../copy-key.ts';
import { checkCopy } from './check-copy.ts';
import { HEADER, type Header, MANIFEST, type Manifest, type Part, sha256Of, type TakePart } from './copy-format.ts';
import { encrypterFor, makeKeys, type ReadingKey } from './keys.ts';

/** What goes into a copy: hands over all parts between the first and the last, and answers what the last says besides. */
export interface CopyContent {
  readonly header: Header;
  readonly give: (take: TakePart) => Promise<Omit<Manifest, 'parts'>>;
}

const jsonPart = (name: string, value: unknown): Part => ({ name, bytes: Buffer.from(JSON.stringify(value)) });

/** The content as the stream of a tar archive. */
async function archiveOf({ header, give }: CopyContent) {
  const { createTarPacker } = await import('modern-tar');
  const { readable, controller } = createTarPacker();
  const mtime = new Date(header.madeAt);
  const parts: Manifest['parts'] = [];
  const put: TakePart = async ({ name, bytes }) => {
    const writer = controller.add({ name, size: bytes.length, type: 'file', mode: 0o600, mtime }).getWriter();
    await writer.write(bytes);
    await writer.close();
  };
  const add = async (part: Part): Promise<void> => {
    parts.push({ name: part.name, bytes: part.bytes.length, sha256: sha256Of(part.bytes) });
    await put(part);
  };
  const written = (async () => {
    await add(jsonPart(HEADER, header));
    const rest = await give(add);
    await put(jsonPart(MANIFEST, { parts, ...rest } satisfies Manifest));
    controller.finalize();
  })().catch((error: unknown) => controller.error(error));
  return { readable, written };
}

/** What a key is checked by that only its owner can read with: one more key, which is forgotten when the check is done. */
async function withReadBack(key: CopyKey): Promise<{ sealing: CopyKey; reading: ReadingKey }> {
  if ('passphrase' in key) return { sealing: key, reading: key };
  const { identity, recipient } = await makeKeys();
  return { sealing: { recipients: [...key.recipients, recipient] }, reading: { identities: [identity] } };
}

async function writeSealed(file: string, content: CopyContent, key: CopyKey): Promise<void> {
  const encrypter = await encrypterFor(key);
  const { readable, written } = await archiveOf(content);
  const sealed = Readable.fromWeb((await encrypter.encrypt(readable)) as never);
  // Where the disk takes no more, who gives is told so, and has ended when this does.
  await pipeline(sealed, createWriteStream(file, { mode: 0o600, flags: 'wx' })).finally(() => written);
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

const FULL = ['ENOSPC', 'EDQUOT'];
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'EIO', 'EFBIG', 'ENOENT', 'ENOTDIR'];

/** What a disk says that does not take a copy, for an operator. */
function explained(error: unknown, file: string): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (FULL.includes(code)) return new Error(`There is no room for the copy: the disk of ${dirname(file)} is full.`);
  return NOT_WRITABLE.includes(code) ? new Error(`${file} cannot be written: ${message}`) : error;
}

/**
 * Writes a copy beside its place, reads it whole as a restore would, and gives it its name then.
 * @throws where there is a file already, where it cannot be written, and where it cannot be read back
 */
export async function writeCopy(file: string, content: CopyContent, key: CopyKey) {
  if (existsSync(file)) throw new Error(`${file} is there already: a copy takes no other one's place`);
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  const { sealing, reading } = await withReadBack(key);
  try {
    await writeSealed(unfinished, content, sealing);
    const checked = await checkCopy(unfinished, reading);
    await rename(unfinished, file);
    return checked;
  } catch (error) {
    throw explained(error, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
