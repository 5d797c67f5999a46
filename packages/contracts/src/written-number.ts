import type { AmountPlaces } from '@mercadito/domain/money/typed-number';

/** A number that people write: an amount with its decimals, or a whole number. */
export type WrittenNumber = AmountPlaces | 'whole';

const kinds = new WeakMap<object, WrittenNumber>();

/** Says of a schema that its value is a number that people write, so that forms read it as it is typed (MONEY-9). */
export function written<Schema extends object>(schema: Schema, kind: WrittenNumber): Schema {
  kinds.set(schema, kind);
  return schema;
}

/** What a schema is made of: the one within an optional one or a default, and the ones of which it takes any. */
type Parts = { readonly def?: { readonly innerType?: object; readonly options?: readonly object[] } };

/** What of such a number a schema takes, also one that may be left out or blank; undefined where it takes something else. */
export function writtenNumberOf(schema: object | undefined): WrittenNumber | undefined {
  if (schema === undefined) return undefined;
  const { innerType, options = [] } = (schema as Parts).def ?? {};
  const parts = innerType === undefined ? options : [innerType];
  return kinds.get(schema) ?? parts.map(writtenNumberOf).find((kind) => kind !== undefined);
}
