import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type HashedKeyword,
  KEYWORD_HASH_BYTES,
  KEYWORD_ITERATIONS,
  normalizeKeyword,
} from '@mercadito/domain/deliveries/keyword';

const derive = promisify(pbkdf2);

/** A keyword for a device to keep: it can be checked with it, and not be read off it (DELIVERY-13). */
export async function hashKeyword(keyword: string, salt = randomBytes(16)): Promise<HashedKeyword> {
  const hash = await derive(normalizeKeyword(keyword), salt, KEYWORD_ITERATIONS, KEYWORD_HASH_BYTES, 'sha256');
  return { salt: salt.toString('hex'), hash: hash.toString('hex'), iterations: KEYWORD_ITERATIONS };
}
