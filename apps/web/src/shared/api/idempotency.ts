/** The input's field that carries the key of a call which must happen once (CALL-6). */
export const IDEMPOTENCY_FIELD = 'idempotencyKey';

/** A key that makes repeating a call harmless; kept by whoever may have to send it again. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
