import { people, shops } from '../catalogue/index.ts';
import { createCaller, forEachOf } from './caller.ts';
import { fillOrders } from './orders.ts';
import { fillPeople } from './people.ts';
import { fillProduct, fillService } from './products.ts';
import { fillOpinions } from './reviews.ts';
import { fillShop } from './shops.ts';
import { openTown } from './town.ts';

// A process of its own: drawing takes a core, and the server it fills needs the other. Its only door is the API.
const { DEMO_ADDRESS = '', DEMO_ADMIN_TOKEN = '', DEMO_ADMIN_ID = '' } = process.env;
// Each shop waits for the database, for a drawing and for the image pipeline in turn: so many keep all of them busy.
const AT_ONCE = 6;

const admin = { userId: Number(DEMO_ADMIN_ID), username: 'admin', call: createCaller(DEMO_ADDRESS, DEMO_ADMIN_TOKEN) };
const town = await openTown(DEMO_ADDRESS, admin);
await fillPeople(town);
await forEachOf(shops, AT_ONCE, async (shop) => {
  await fillShop(town, shop);
  for (const product of shop.products) await fillProduct(town, shop, product);
  for (const service of shop.services) await fillService(town, shop, service);
});
await fillOpinions(town);
await fillOrders(town);
console.log(`${shops.length} shops, ${town.products.size} products, ${people.length} people`);
