import { openDatabase } from '../../apps/server/src/database/connection.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { markBegun, markFilled } from '../../apps/server/src/demo/progress.ts';
import { goods } from '../../apps/server/test/carts.ts';
import { aShopWithAddress } from '../../apps/server/test/shops.ts';
import { createTestAppOn } from '../../apps/server/test/test-app.ts';

const GOODS = 12;

/** Makes one shop with some goods, which is served as the demo: to be ordered from, and there in seconds. */
export async function fillSmallTown(databaseUrl: string, dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir });
  await migrate(database.db);
  const app = await createTestAppOn(database, dataDir);
  await markBegun(database.db);
  const { companyId: company_id } = await aShopWithAddress(app);
  for (let index = 1; index <= GOODS; index += 1) await goods(app, { company_id, name: `Queso ${index}` });
  await markFilled(database.db);
  await app.close();
  await database.close();
}
