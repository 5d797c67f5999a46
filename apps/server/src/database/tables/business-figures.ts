// Written by `npm run fix` from the migrated database. Do not edit.
export {};

declare module '../tables.ts' {
  interface Tables {
    sold_out_requests: {
      product_id: number;
      day: string;
      people: number;
    };
  }
}
