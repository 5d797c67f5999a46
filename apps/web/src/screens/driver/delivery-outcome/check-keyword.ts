import { type HashedKeyword, heardKeyword, KEYWORD_HASH_BYTES } from '@mercadito/domain/deliveries/said-keyword';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Whether what the customer said is the keyword, on this device alone (DELIVERY-13); null where it cannot be checked here: the
 * site is opened by plain http, or the order was assigned before its keyword was hashed.
 */
export async function isKeyword(said: string, hashed: HashedKeyword | null): Promise<boolean | null> {
  // Absent where the site is opened by plain http.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle || hashed === null) return null;
  const word = new TextEncoder().encode(heardKeyword(said));
  const key = await subtle.importKey('raw', word, 'PBKDF2', false, ['deriveBits']);
  const { salt, hash, iterations } = hashed;
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  return hexOf(await subtle.deriveBits(way, key, 8 * KEYWORD_HASH_BYTES)) === hash;
}
