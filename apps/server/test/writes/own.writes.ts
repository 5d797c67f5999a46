import * as addresses from '@mercadito/contracts/addresses';
import { announce } from '@mercadito/contracts/announcements';
import * as favorites from '@mercadito/contracts/favorites';
import { updateLegal } from '@mercadito/contracts/legal';
import { awaitProduct, stopAwaitingProduct } from '@mercadito/contracts/product-waits';
import { updateSettings, updateUserSettings } from '@mercadito/contracts/settings';
import { makeTownPicture } from '@mercadito/contracts/status-pictures';
import { getTown, updateTown } from '@mercadito/contracts/town';
import { sql } from 'kysely';
import { aPicture, good } from '../shops.ts';
import { PLACE } from './town.ts';
import { type Write, write } from './write.ts';

const ADDRESS = { ...PLACE, first_name: 'Ana', last_name: 'Ruiz', additional_instructions: 'Blue door' };
const PRODUCT_WAITS = { customer: ['ProductWaits'] } as const;
const FAVORITES = { customer: ['Favorites'] } as const;
const FAVORITE_PRODUCTS = { customer: ['FavoriteProducts'] } as const;

let rate = 10;
let place = 100_000;

/** Addresses, favourites and settings. */
export const OWN_WRITES: Record<string, Write> = {
  'choosing a language': write(
    updateUserSettings,
    { events: ['language.chosen'], tells: { customer: ['SettingUser'] } },
    async ({ customer }) => ({ by: customer, send: { userId: customer.userId, language_value: 'es' as const } }),
  ),
  'adding an address': write(
    addresses.addCustomerAddress,
    { events: ['address.added'], tells: { somebody: ['Address'] } },
    async (town) => ({ by: await town.somebody(), send: ADDRESS }),
  ),
  'changing an address': write(
    addresses.updateCustomerAddress,
    { events: ['address.updated'], tells: { customer: ['Address'] } },
    async ({ customer }) => ({ by: customer, send: { ...ADDRESS, adress_id: customer.addressId } }),
  ),
  'adding another address': write(
    addresses.addAnotherAddress,
    { events: ['address.added'], tells: { somebody: ['Address'] } },
    async (town) => ({ by: await town.somebody(), send: ADDRESS }),
  ),
  'making another address the default': write(
    addresses.makeDefaultAddress,
    { events: ['address.made_default'], tells: { somebody: ['Address'] } },
    async (town) => {
      const by = await town.somebody();
      good(await town.test.call(addresses.addCustomerAddress, ADDRESS, by.token));
      return { by, send: { addressId: good(await town.test.call(addresses.addAnotherAddress, ADDRESS, by.token)).id } };
    },
  ),
  'saying exactly where an address is': write(
    addresses.setAddressPin,
    { events: ['address.updated'], tells: { customer: ['Address'] } },
    async ({ customer }) => {
      place += 1;
      return { by: customer, send: { addressId: customer.addressId, where: `30.118312, -107.${place}` } };
    },
  ),
  'saying no more exactly where an address is': write(
    addresses.deleteAddressPin,
    { events: ['address.updated'], tells: { customer: ['Address'] } },
    async ({ customer, test }) => {
      const send = { addressId: customer.addressId };
      good(await test.call(addresses.setAddressPin, { ...send, where: '30.118312, -107.632047' }, customer.token));
      return { by: customer, send };
    },
  ),
  'showing what a gate looks like': write(
    addresses.setAddressPhoto,
    { events: ['address.updated'], tells: { customer: ['Address'] } },
    async ({ customer }) => ({ by: customer, send: { addressId: customer.addressId, photo: aPicture() } }),
  ),
  'showing no more what a gate looks like': write(
    addresses.deleteAddressPhoto,
    { events: ['address.updated'], tells: { customer: ['Address'] } },
    async ({ customer, test }) => {
      const send = { addressId: customer.addressId };
      good(await test.call(addresses.setAddressPhoto, { ...send, photo: aPicture() }, customer.token));
      return { by: customer, send };
    },
  ),
  'saying that a house is where its driver has found it': write(
    addresses.acceptPlaceProposal,
    { events: ['address.updated'], tells: { customer: ['Address'] } },
    async (town) => {
      const proposed = await town.proposedPlace();
      return { by: town.customer, send: { addressId: town.customer.addressId, ...proposed } };
    },
  ),
  'saying that a house is not where its driver has found it': write(
    addresses.declinePlaceProposal,
    { events: ['address.updated'], tells: { customer: ['Address'] } },
    async (town) => {
      await town.proposedPlace();
      return { by: town.customer, send: { addressId: town.customer.addressId } };
    },
  ),
  'deleting an address': write(
    addresses.deleteCustomerAddress,
    { events: ['address.deleted'], tells: { somebody: ['Address'] } },
    async (town) => {
      const by = await town.somebody();
      return {
        by,
        send: { addressId: good(await town.test.call(addresses.addCustomerAddress, ADDRESS, by.token)).id },
      };
    },
  ),
  'adding a favourite business': write(
    favorites.addFavoriteCompany,
    { events: ['favorite_company.added'], tells: FAVORITES },
    async ({ customer, own }) => ({ by: customer, send: { userId: customer.userId, ...own } }),
  ),
  'removing a favourite business': write(
    favorites.removeFavoriteCompany,
    { events: ['favorite_company.removed'], tells: FAVORITES },
    async ({ customer, own }) => ({ by: customer, send: { userId: customer.userId, ...own } }),
  ),
  'adding a favourite product': write(
    favorites.addFavoriteProduct,
    { events: ['favorite_product.added'], tells: FAVORITE_PRODUCTS },
    async ({ customer, product }) => ({ by: customer, send: { product_id: await product() } }),
  ),
  'removing a favourite product': write(
    favorites.removeFavoriteProduct,
    { events: ['favorite_product.removed'], tells: FAVORITE_PRODUCTS },
    async ({ customer, product, test }) => {
      const send = { product_id: await product() };
      good(await test.call(favorites.addFavoriteProduct, send, customer.token));
      return { by: customer, send };
    },
  ),
  'waiting for a product that is sold out': write(
    awaitProduct,
    { events: ['product_wait.begun'], tells: PRODUCT_WAITS },
    async ({ customer, product }) => ({ by: customer, send: { productId: await product({ available: false }) } }),
  ),
  'waiting for a product no more': write(
    stopAwaitingProduct,
    { events: ['product_wait.ended'], tells: PRODUCT_WAITS },
    async ({ customer, product, test }) => {
      const send = { productId: await product({ available: false }) };
      good(await test.call(awaitProduct, send, customer.token));
      return { by: customer, send };
    },
  ),
  'changing the message in the cart': write(
    updateSettings,
    { events: ['settings.changed'], changes: ['changeSettings'], tells: { everybody: ['Checkout', 'Settings'] } },
    async ({ admin, test }) => {
      await sql`update settings set cart_message = 'Before'`.execute(test.db);
      return { by: admin, send: { cart_message_value: 'After' } };
    },
  ),
  'calling the town otherwise': write(
    updateTown,
    { events: ['town.changed'], changes: ['changeTown'], tells: { everybody: ['Settings'] } },
    async ({ admin, test }) => {
      const { town } = good(await test.call(getTown, {}, admin.token));
      return { by: admin, send: { ...town, brand_name: `${town.brand_name} Uno` } };
    },
  ),
  'naming who answers for people’s data': write(
    updateLegal,
    { events: ['legal.changed'], changes: ['changeLegal'], tells: { everybody: ['Settings'] } },
    async ({ admin }) => ({ by: admin, send: { responsible: 'María Ruiz' } }),
  ),
  'making the picture of the day of the town': write(
    makeTownPicture,
    { events: ['town_picture.drawn'], tells: { admins: ['StatusPictures'] } },
    async ({ admin }) => ({ by: admin, send: { language: 'es' as const } }),
  ),
  'writing to drivers': write(
    announce,
    { events: ['announcement.made'], changes: ['announce'], messages: ['announced: No deliveries'], tells: {} },
    async ({ admin }) => ({
      by: admin,
      send: {
        ...{ audience: 'drivers' as const, title_es: 'No hay reparto', text_es: 'Es fiesta.' },
        ...{ title_en: 'No deliveries', text_en: 'A feast.' },
      },
    }),
  ),
  'changing the exchange rate': write(
    updateSettings,
    {
      events: ['settings.changed', 'exchange_rate.changed'],
      changes: ['changeSettings'],
      tells: { everybody: ['Cart', 'Checkout', 'Products', 'ProductsHome', 'Settings'] },
    },
    async ({ admin, test }) => {
      rate += 0.25;
      good(await test.call(updateSettings, { usd_mxn_value: rate }, admin.token));
      return { by: admin, send: { usd_mxn_value: rate + 1 } };
    },
  ),
};
