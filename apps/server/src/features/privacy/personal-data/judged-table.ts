import type { RawBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** Which rows of a table are about a person. */
export type Whose = (personId: number) => RawBuilder<SqlBool>;

/** Rows of a table that are about a person, and what becomes of them with the account. */
export interface Part<Column extends string = string> {
  readonly whose: Whose;
  /** They go, or stay with these columns as they become (SQL). */
  readonly becomes: 'gone' | { readonly [Name in Column]?: string };
  /** What of them the person's file has; left out: all that is no secret. */
  readonly told?: readonly Column[];
}

/** What stands in a table about people. */
export interface JudgedTable<Column extends string = string> {
  /** All of its columns, one after the other: one that is missing here nobody has judged. */
  readonly columns: string;
  /** Those that nobody is told, not even the person: they open something, or say nothing. */
  readonly secret?: readonly Column[];
  /** Left out where nothing in it is about anybody. */
  readonly parts?: readonly Part<Column>[];
  /** Why something stays after the account, or is nobody's. */
  readonly stays?: string;
  /** For how many days a row is kept at most, by a job; left out: as long as the account, what stays for good. */
  readonly days?: number;
}

export type ColumnOf<Table extends keyof Tables> = keyof Tables[Table] & string;

/** Some tables, each with columns of its own. */
export type JudgedTables<Names extends keyof Tables> = { readonly [Name in Names]: JudgedTable<ColumnOf<Name>> };
