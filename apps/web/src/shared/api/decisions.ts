import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import type { SessionState } from '../session/session.slice.ts';
import { IDEMPOTENCY_FIELD, newIdempotencyKey } from './idempotency.ts';
import { PROGRESS_FIELD } from './send.ts';

type Input = Readonly<Record<string, unknown>>;

/** The keys of what was decided and not heard of. */
const unheard = new Map<string, string>();

/** A file by what tells it from another. */
const named = (_: string, value: unknown): unknown =>
  value instanceof Blob
    ? [value.size, value.type, (value as Partial<File>).name, (value as Partial<File>).lastModified]
    : value;

/**
 * What a person has decided: the same call with the same fields has the same key until its answer was heard, so that pressing
 * again after a lost answer does nothing twice. A call that brings a key of its own is looked after by whoever made it.
 * @returns null for a call that needs none
 */
export function decisionOf(endpoint: AnyEndpoint, input: Input, { user }: SessionState) {
  if (!endpoint.idempotent) return null;
  const { [IDEMPOTENCY_FIELD]: own, [PROGRESS_FIELD]: _, ...fields } = input;
  if (own !== undefined) return { key: String(own), heard: () => undefined };
  const name = JSON.stringify([endpoint.name, user?.id ?? null, fields], named);
  const key = unheard.get(name) ?? newIdempotencyKey();
  unheard.set(name, key);
  const heard = () => {
    if (unheard.get(name) === key) unheard.delete(name);
  };
  return { key, heard };
}
