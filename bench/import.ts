import { exportCatalog, importCatalog } from '@mercadito/contracts/catalog-csv';
import { openDatabase } from '../apps/server/src/database/connection.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { catalogFile, manyRows, withPlan } from '../apps/server/test/catalog-files.ts';
import { aShop, good } from '../apps/server/test/shops.ts';
import { createTestAppOn } from '../apps/server/test/test-app.ts';
import { makeDataDirectory } from '../scripts/lib/demo-server.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';

// `node scripts/run.js bench import`: how long an owner waits for a file of 2,000 products, by HTTP, on each engine: that it is
// looked through, that all are added, a quarter of them with options, and that each gets another price.

/** Seconds, of each step (CSV-4). */
const LIMIT = 20;
const ROWS = 2_000;

const OPTIONS = 'Tamaño*: Chico=0 | Grande=15';
const NEW = manyRows(ROWS, (at) => `Producto ${at},Del rancho,${at + 1},1,${at % 4 === 0 ? OPTIONS : ''}`).replace(
  'Categoría',
  'Categoría,Opciones',
);

/** The products of the file, each a peso dearer. */
function dearer(exported: string): string {
  const [, ...lines] = exported.trimEnd().split('\r\n');
  const cells = lines.map((each) => each.split(','));
  return ['Id,Precio', ...cells.map(([id, , , price]) => `${id},${Number(price) + 1}`)].join('\r\n');
}

async function measureEngine(databaseUrl?: string): Promise<Record<string, number>> {
  const data = makeDataDirectory();
  // Each engine as the server opens it: the embedded one in a thread of its own.
  const database = await openDatabase({ databaseUrl, dataDir: data.path });
  await migrate(database.db);
  const app = await createTestAppOn(database, data.path);
  const shop = await aShop(app);
  await withPlan(app, shop);

  const seconds: Record<string, number> = {};
  const send = async (step: string, text: string, dryRun: boolean): Promise<void> => {
    const began = performance.now();
    const answer = good(await app.call(importCatalog, catalogFile(shop, text, dryRun), shop.token));
    seconds[step] = (performance.now() - began) / 1000;
    if (answer.fault_count > 0 || answer.added + answer.changed !== ROWS)
      throw new Error(JSON.stringify(answer.faults));
  };
  await send('looking it through', NEW, true);
  await send('adding them', NEW, false);
  await send(
    'another price for each',
    dearer(good(await app.call(exportCatalog, { companyId: shop.companyId }, shop.token))),
    false,
  );
  await app.close();
  await database.close();
  await data.remove();
  return seconds;
}

const postgres = await startPostgres();
const measured = { embedded: await measureEngine(), postgres: await measureEngine(postgres.url) };
await postgres.remove();

const rows = Object.entries(measured).flatMap(([engine, steps]) =>
  Object.entries(steps).map(([step, took]) => ({
    engine,
    '2,000 rows': step,
    'took (s)': Number(took.toFixed(2)),
    'limit (s)': LIMIT,
    kept: took <= LIMIT,
  })),
);
console.table(rows);
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1;
