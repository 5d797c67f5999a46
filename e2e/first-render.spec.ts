import { Worker } from 'node:worker_threads';
import {
  type PageToRender,
  type RenderedPage,
  SERVED_DATA_ELEMENT,
  type ServedPage,
} from '@mercadito/contracts/served-page';
import { allScreens, type Href, hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { LANGUAGES, type Language } from '@mercadito/domain/language';
import type { APIRequestContext } from '@playwright/test';
import { inRoot } from '../scripts/lib/root.ts';
import { aBusiness } from './support/businesses.ts';
import { answered, aSharedOrder } from './support/people.ts';
import { expect, test } from './support/test.ts';

// No page is opened: what the server has made of an address is rendered once more, by a thread that has rendered nothing before.

const RENDER = `
  const { parentPort, workerData: { rendering, page } } = require('node:worker_threads');
  import(rendering).then(({ renderPage }) => renderPage(page)).then((rendered) => parentPort.postMessage(rendered));`;

/** A page as the server makes it of the data there are: what its rendering begins with. */
async function pageAt(request: APIRequestContext, address: string, language: Language): Promise<PageToRender> {
  const answer = await request.get(address, { headers: { cookie: `language=${language}` } });
  const [, json] = new RegExp(`id="${SERVED_DATA_ELEMENT}">(.*?)</script>`, 's').exec(await answer.text()) ?? [];
  return { address, language, page: JSON.parse(json ?? '') as ServedPage };
}

/** A page as a thread renders it whose first page it is: its modules are its own, and none has come before. */
async function renderFirst(page: PageToRender): Promise<RenderedPage> {
  const rendering = inRoot('apps', 'web', 'dist-server', 'render-page.js');
  const worker = new Worker(RENDER, { eval: true, workerData: { rendering, page } });
  try {
    return await new Promise<RenderedPage>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
}

/** The addresses of every served page, in each state of its thing. */
async function addressesIn(request: APIRequestContext): Promise<Record<string, Href | '/nowhere'>> {
  const shop = (state: Parameters<typeof aBusiness>[1]) => aBusiness(request, state);
  const [open, closed, without, members, bare, servicesAlone] = await Promise.all([
    shop({ hours: 'always', goods: true, services: true }),
    shop({ hours: 'never', goods: true }),
    shop({ goods: true }),
    shop({ goods: true, memberGoods: true }),
    shop({}),
    shop({ hours: 'always', services: true }),
  ]);
  const business = ({ businessId }: { businessId: number }) => hrefTo('business', { businessId });
  return {
    'the home': hrefTo('home'),
    'a search': hrefTo('home', {}, { search: 'burrito' }),
    'a search that finds nothing': hrefTo('home', {}, { search: 'zzzz' }),
    'a category': hrefTo('home', {}, { category: 2 }),
    'the businesses': hrefTo('homeBusiness'),
    'a search for a business': hrefTo('homeBusiness', {}, { search: 'burritos' }),
    'the cart': hrefTo('cart'),
    'how it works': hrefTo('howItWorks'),
    'how selling works': hrefTo('howSellingWorks'),
    'how delivering works': hrefTo('howDeliveringWorks'),
    'selling here': hrefTo('sell'),
    'the privacy notice': hrefTo('privacy'),
    'the terms': hrefTo('terms'),
    'an unknown page': '/nowhere',
    'a business that is open': business(open),
    'a business that is closed': business(closed),
    'a business without hours': business(without),
    'a business with goods for members': business(members),
    'a business without goods': business(bare),
    'a business with services alone': business(servicesAlone),
    'a featured business': business({ businessId: await featured(request) }),
    'a service': hrefTo('service', { slug: servicesAlone.slug }),
    'a product': hrefTo('product', { businessId: open.businessId, productId: open.productId }),
    'what people say of a product': hrefTo('productReviews', {
      businessId: open.businessId,
      productId: open.productId,
    }),
    'what people say of a business': hrefTo('companyReviews', { companyId: open.businessId }),
    'an order that was shared': hrefTo('sharedOrder', { secret: await aSharedOrder(request) }),
    'a link that never was': hrefTo('sharedOrder', { secret: 'a-wrong-one' }),
    'a product of a closed business': hrefTo('product', { businessId: closed.businessId, productId: closed.productId }),
  };
}

/** One of the businesses that the demo features. */
async function featured(request: APIRequestContext): Promise<number> {
  const list = answered<{ results: { company_id: number }[] }>(await request.get('/api/companies/sponsors/'));
  const [first] = (await list).results;
  if (!first) throw new Error('The demo features no business');
  return first.company_id;
}

test('every served page is whole when it is the first that is rendered, in both languages and each of its states', async ({
  request,
}) => {
  test.slow();
  const addresses = await addressesIn(request);
  const served = allScreens().filter(({ served }) => served === 'whole');
  const looked = new Set(Object.values(addresses).map((address) => screenAt(address.replace(/\?.*/, '')).name));
  expect(served.map(({ name }) => name).filter((name) => !looked.has(name))).toEqual([]);
  for (const [what, address] of Object.entries(addresses)) {
    for (const language of LANGUAGES) {
      const { body, unresolved } = await renderFirst(await pageAt(request, address, language));
      const left = body.match(/<!--\$[?!]-->|<template/g) ?? [];
      expect({ what, language, unresolved, left }).toEqual({ what, language, unresolved: 0, left: [] });
      expect(body).toContain('<main');
    }
  }
});
