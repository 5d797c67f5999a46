import type { AnyEndpoint, Endpoint, Input } from '@mercadito/contracts/endpoint';
import { type WrittenNumber, writtenNumberOf } from '@mercadito/contracts/written-number';
import { plainAmount, plainWhole } from '@mercadito/domain/money/typed-number';
import type * as z from 'zod';

/** What a field holds while it is filled in: what the call takes, or '' while there is nothing. */
type Filled<T> = Exclude<T, undefined | null> | '';

type BodyOf<B extends Record<string, z.ZodType>> = z.input<z.ZodObject<B>>;

/** The fields a form of this call may have, with what they hold; pictures are a list each. */
export type FormFields<E extends AnyEndpoint> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _R, infer _W, infer F>
    ? { [K in keyof BodyOf<B>]-?: Filled<BodyOf<B>[K]> } & { [K in keyof F]: readonly Blob[] }
    : never;

/** What is sent of these fields once they are right. */
export type SentFields<E extends AnyEndpoint, K> = Pick<Input<E>, K & keyof Input<E>>;

/** Nothing has been typed or chosen. */
export const isBlank = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const schemaOf = (contract: AnyEndpoint, field: string): z.ZodType | undefined =>
  (contract.body?.shape as Record<string, z.ZodType> | undefined)?.[field];

const isRight = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/** The digits of a number as it was typed; null where it can be meant in two ways or in none (MONEY-9). */
const plainNumber = (kind: WrittenNumber, text: string): string | null =>
  kind === 'whole' ? plainWhole(text) : plainAmount(text, kind);

/** What number a field takes that was typed in a way that cannot be read; undefined for any other field and value. */
export function unreadNumber(
  contract: AnyEndpoint,
  field: string,
  value: unknown,
): 'amount' | 'rate' | 'whole' | undefined {
  const kind = writtenNumberOf(schemaOf(contract, field));
  if (kind === undefined || typeof value !== 'string' || isBlank(value) || plainNumber(kind, value) !== null) return;
  if (kind === 'whole') return 'whole';
  return kind === 6 ? 'rate' : 'amount';
}

/**
 * What goes out for a field: a number that was typed as its plain digits; an empty one
 * that need not be there is left out where the call does not take it blank.
 */
export function sentValue(contract: AnyEndpoint, field: string, value: unknown): unknown {
  const schema = schemaOf(contract, field);
  const kind = writtenNumberOf(schema);
  if (kind !== undefined && typeof value === 'string' && value !== '') return plainNumber(kind, value) ?? value;
  const isLeftOut = value === '' && schema && !isRight(schema, '') && isRight(schema, undefined);
  return isLeftOut ? undefined : value;
}

/** Whether a call takes this in its field: by its schema, or by how many files it wants. */
export function isTaken(contract: AnyEndpoint, field: string, value: unknown): boolean {
  const files = contract.files?.[field];
  if (files) return Array.isArray(value) && value.length >= files.min && value.length <= files.max;
  const schema = schemaOf(contract, field);
  if (!schema) throw new Error(`${contract.name} takes no ${field}`);
  if (unreadNumber(contract, field, value)) return false;
  return isRight(schema, sentValue(contract, field, value));
}

/** What of a list a call does not take, as its refusals name it: `places.2.label`; the list itself where it is about no row. */
export function wrongRows(contract: AnyEndpoint, list: string, value: unknown): string[] {
  const issues = schemaOf(contract, list)?.safeParse(value).error?.issues ?? [];
  return issues.map(({ path }) => [list, ...path].join('.'));
}

/** Refusals that are about a picture, whichever it is. */
const PICTURE_REFUSALS: readonly string[] = ['not_a_picture', 'upload_too_large', 'image_limit'];

/** The field a refusal is about that names none: a call's pictures stand in one. */
export function pictureFieldOf(contract: AnyEndpoint, code: string): string | undefined {
  return PICTURE_REFUSALS.includes(code) ? Object.keys(contract.files ?? {}).at(-1) : undefined;
}
