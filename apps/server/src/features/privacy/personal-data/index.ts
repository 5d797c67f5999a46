import type { Tables } from '../../../database/tables.ts';
import { ACCOUNT_DATA } from './account-data.ts';
import { BUSINESS_DATA } from './business-data.ts';
import type { ColumnOf, JudgedTable } from './judged-table.ts';
import { ORDER_DATA } from './order-data.ts';
import { OWN_DATA } from './own-data.ts';
import { TOWN_DATA } from './town-data.ts';

/**
 * The one table of what the database has about people (PRIVACY-1): what of it goes with an account, what stays and why, and for how
 * long. Deleting, the person's own file and a test of all columns follow from it, in its order.
 */
const PERSONAL_DATA: { readonly [Name in keyof Tables]: JudgedTable<ColumnOf<Name>> } = {
  ...OWN_DATA,
  ...ORDER_DATA,
  // Before businesses, by which some of it is found.
  ...TOWN_DATA,
  ...BUSINESS_DATA,
  ...ACCOUNT_DATA,
};

export type { JudgedTable, Part } from './judged-table.ts';

/** Each table by name, in the order in which it is gone through. */
export const personalTables = (): [string, JudgedTable][] => Object.entries(PERSONAL_DATA) as [string, JudgedTable][];

export const columnsOf = ({ columns }: Pick<JudgedTable, 'columns'>): string[] => columns.split(' ');
