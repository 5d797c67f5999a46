// Written by `npm run fix` from the migrated database. Do not edit.

export type SoldOutRequestsTable = {
  product_id: number;
  day: string;
  people: number;
};

declare module '../tables.ts' {
  interface Tables {
    sold_out_requests: SoldOutRequestsTable;
  }
}
