import { readConfig } from '@mercadito/server/config';
import { prepareDataDirectory } from '@mercadito/server/data-directory/prepare-directory';
import { demoVariables } from '@mercadito/server/demo/configuration';
import { markBegun, markFilled } from '@mercadito/server/demo/progress';
import { createPictureStore, picturesOf } from '@mercadito/server/platform/pictures/picture-store';
import { markAsPictures } from '@mercadito/server/platform/pictures/pictures-mark';
import { createServer, type Server } from '@mercadito/server/server';
import { sql } from 'kysely';
import { shops } from '../catalogue/index.ts';
import { allowDrawing, allPictures } from '../pictures/index.ts';
import { ageDemo } from './age-demo.queries.ts';
import { encodeAhead } from './encode-ahead.ts';
import { fillOrders } from './orders.ts';
import { decideOnPeople, fillPeople, openAdmin, sendHome } from './people.ts';
import { fillProduct, fillService } from './products.ts';
import { fillOpinions } from './reviews.ts';
import { runJobs } from './run-jobs.ts';
import { fillShop } from './shops.ts';
import { fillSponsors } from './sponsors.ts';
import { openTown } from './town.ts';

// A process of its own, before the server opens: the database computes in this very thread, which no server could bear
// and which takes a third of the time. What it does, it does through the application's own calls, one after the other.

async function fill({ app, services }: Server): Promise<void> {
  const { db, engine } = services.database;
  // A fill that is cut short is worth nothing, so its commits need not wait for the disk.
  if (engine === 'embedded') await sql`set synchronous_commit = off`.execute(db);
  await markBegun(db);
  const town = await openTown(app, await openAdmin(services, app));
  // Their passwords take time to hash: they move in while the first shops open.
  const everybody = fillPeople(town);
  for (const shop of shops) {
    await fillShop(town, shop);
    for (const product of shop.products) await fillProduct(town, shop, product);
    for (const service of shop.services) await fillService(town, shop, service);
  }
  await everybody;
  await fillOpinions(town);
  const placed = await fillOrders(town, services.now());
  await sendHome(town);
  await decideOnPeople(town);
  await fillSponsors(town);
  await runJobs(app);
  await ageDemo(db, placed);
  await markFilled(db);
}

// Whoever waits for it has gone.
process.once('disconnect', () => process.exit(1));
allowDrawing();
const config = readConfig({ ...demoVariables(process.env), RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
const store = createPictureStore(picturesOf(config), Number.POSITIVE_INFINITY);
// Pictures are kept before the server is made, which would mark their directory.
await prepareDataDirectory(config.dataDir);
await markAsPictures(store.files);
const pictures = encodeAhead(store, allPictures());
const server = await createServer(config, { inThisThread: true, pictures });
await fill(server);
await server.close();
process.exit(0);
