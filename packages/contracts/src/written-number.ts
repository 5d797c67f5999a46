import type { AmountPlaces } from '@mercadito/domain/money/typed-number';

/** A number that people write: an amount with its decimals, or a whole number. */
export type WrittenNumber = AmountPlaces | 'whole';

const kinds = new WeakMap<object, WrittenNumber>();

/** Says of a schema that its value is a number that people write, so that forms read it as it is typed (MONEY-9). */
export function written<Schema extends object>(schema: Schema, kind: WrittenNumber): Schema {
  kinds.set(schema, kind);
  return schema;
}

/** What of such a number a schema takes, also one that may be left out; undefined where it takes something else. */
export function writtenNumberOf(schema: object | undefined): WrittenNumber | undefined {
  for (let each = schema; each !== undefined; each = innerOf(each)) {
    const kind = kinds.get(each);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** The schema within an optional one, or one with a default. */
const innerOf = (schema: object): object | undefined => (schema as { def?: { innerType?: object } }).def?.innerType;
