import * as customization from '@mercadito/contracts/customization';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { createService } from '@mercadito/contracts/services';
import { findAllContracts } from './all-contracts.ts';
import { goods } from './carts.ts';
import type { Person } from './people.ts';
import { sampleInput } from './sample-input.ts';
import { aPicture, type aShop, good, type Shop } from './shops.ts';
import { aSponsor } from './sponsors.ts';
import type { TestApp } from './test-app.ts';

/** A word that stands in all that a marked shop tells and sells, and nowhere else in the town. */
export const MARK = 'Zacualpan';

/** All categories of businesses that there are tell nothing of what is in them. */
export const ALL_CATEGORIES = ['listAllCategories', 'listCompanyCategories'];

export interface MarkedShop {
  readonly shop: Shop;
  readonly productId: number;
  /** Of its service. */
  readonly slug: string;
}

/** A shop with everything that a shop can have, in a category of its own. @param make with which picture, or none */
export async function aMarkedShop(app: TestApp, admin: Person, make: typeof aShop): Promise<MarkedShop> {
  const category = { name: `Casa de ${MARK}`, name_en: `House of ${MARK}`, position: 99 };
  const inserted = app.db.insertInto('company_categories').values(category).returning('id');
  const { id: category_id } = await inserted.executeTakeFirstOrThrow();
  const shop = await make(app, { name: `Don ${MARK}`, category_id });
  const own = { company_id: shop.companyId };
  const place = { neighborhood: 'Lagunitas', telephone_number: '+526361110000', additional_instructions: MARK };
  const address = { company: shop.companyId, ...place, street_1: MARK, street_2: MARK };
  const about = { ...own, title: MARK, description: MARK, image: aPicture() };
  const networks = { ...own, facebook_url: `https://example.com/${MARK}` };
  good(await app.call(customization.addCompanyAddress, address, shop.token));
  good(await app.call(customization.addAbout, about, shop.token));
  good(await app.call(customization.addContact, { ...own, email: `a@${MARK}.mx`, address: MARK }, shop.token));
  good(await app.call(customization.addSocialNetworks, networks, shop.token));
  await aSponsor(app, shop, admin);
  const productId = await goods(app, { ...own, name: `Silla de ${MARK}`, is_pin: true });
  const service = {
    name: `Corte ${MARK}`,
    description: MARK,
    category_id: 1,
    zones_ids: '1',
    contact_phone: '6361234567',
  };
  const { slug } = good(await app.call(createService, { ...own, ...service, photo: aPicture() }, shop.token));
  return { shop, productId, slug };
}

/** All calls that read; a stream has no end. */
async function findReads(): Promise<AnyEndpoint[]> {
  const contracts = await findAllContracts();
  return contracts.map(({ contract }) => contract).filter(({ method, mediaType }) => method === 'GET' && !mediaType);
}

/** The reads whose answers to this viewer have the mark in them, each asked as plainly as it can be and with a search. */
export async function readsThatTell(app: TestApp, marked: MarkedShop, viewer: Person | undefined): Promise<string[]> {
  const names = new Set<string>();
  const { shop, productId, slug } = marked;
  for (const contract of await findReads()) {
    const id = contract.name === 'listCompanyProductCategories' ? shop.companyId : productId;
    const own = { userId: viewer?.userId ?? 1, companyId: shop.companyId, company_id: shop.companyId };
    const input = { ...sampleInput(contract), ...own, id, productId, product_id: productId, slug };
    for (const more of [{}, { search: MARK }, { action: 'details' }]) {
      const { body } = await app.callWrongly(contract, { ...input, ...more }, viewer?.token);
      if (JSON.stringify(body).includes(MARK)) names.add(contract.name);
    }
  }
  return [...names].sort();
}
