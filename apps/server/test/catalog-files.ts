import { exportCatalog, importCatalog } from '@mercadito/contracts/catalog-csv';
import { good, type Shop } from './shops.ts';
import type { TestApp } from './test-app.ts';

const csvFile = (content: string | Uint8Array<ArrayBuffer>): Blob => new Blob([content], { type: 'text/csv' });

/** What is sent to import a file into a shop. */
export const catalogFile = (shop: Shop, content: string | Uint8Array<ArrayBuffer>, dry_run = false) => ({
  companyId: shop.companyId,
  dry_run,
  file: csvFile(content),
});

/** Imports a file as the shop's owner, and answers what the server says of it. */
export async function imported(test: TestApp, shop: Shop, content: string | Uint8Array<ArrayBuffer>, dryRun = false) {
  return good(await test.call(importCatalog, catalogFile(shop, content, dryRun), shop.token));
}

/** A shop's catalogue as its owner downloads it. */
export async function exported(test: TestApp, shop: Shop): Promise<string> {
  return good(await test.call(exportCatalog, { companyId: shop.companyId }, shop.token));
}

/** Lifts the limit of 100 products. */
export async function withPlan(test: TestApp, shop: Shop): Promise<void> {
  const until = new Date(test.clock.now.getTime() + 365 * 86_400_000).toISOString();
  await test.db
    .updateTable('companies')
    .set({ subscription_product_until: until })
    .where('id', '=', shop.companyId)
    .execute();
}

/** A shop's products as they lie in the database, oldest first. */
export const productsOf = (test: TestApp, shop: Shop) =>
  test.db.selectFrom('products').selectAll().where('company_id', '=', shop.companyId).orderBy('id').execute();

/** A file of so many new products. */
export const manyRows = (count: number, lineOf = (at: number) => `Producto ${at},Del rancho,${at + 1},Res`): string =>
  ['Nombre,Descripción,Precio,Categoría', ...Array.from({ length: count }, (_, at) => lineOf(at))].join('\r\n');
