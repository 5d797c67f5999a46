import type { ColumnType, JSONColumnType } from 'kysely';

export type { GeneratedAlways } from 'kysely';

/** ISO 8601 in UTC when read; an ISO string or a Date when written. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;
/** Parsed when read; JSON text when written. */
export type Json = JSONColumnType<object>;
/** Has a default: may be left out of an insert. */
export type Generated<Type> =
  Type extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<Type, Type | undefined, Type>;
