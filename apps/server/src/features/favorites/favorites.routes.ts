import * as contracts from '@mercadito/contracts/favorites';
import type { FastifyInstance } from 'fastify';
import { linkTo } from '../../platform/lists/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { listFavoriteCompanyIds } from './favorite-companies.queries.ts';
import { addFavoriteCompany, removeFavoriteCompany, showFavoriteCompanies } from './favorite-companies.ts';
import { listFavoriteProductIds } from './favorite-products.queries.ts';
import { addFavoriteProduct, removeFavoriteProduct, showFavoriteProducts } from './favorite-products.ts';

const PRODUCTS_PAGE_SIZE = 12;

export function registerFavorites(app: FastifyInstance): void {
  registerFavoriteCompanies(app);
  registerFavoriteProducts(app);
  serve(app, contracts.listFavoriteIds, async ({ db, actor, subject: { userId } }) => ({
    companies: await listFavoriteCompanyIds(db, userId),
    products: await listFavoriteProductIds(db, userId, actor),
  }));
}

/** Adding and removing answer with the refreshed first page. */
function registerFavoriteCompanies(app: FastifyInstance): void {
  serve(app, contracts.listFavoriteCompanies, ({ db, subject, query, request, now, config }) => {
    const { page, cursor, page_size: size } = query;
    return showFavoriteCompanies(db, subject.userId, { page, cursor, size, url: request.url }, { now, config });
  });

  serve(app, contracts.addFavoriteCompany, async ({ db, subject, query, body, request, now, config }) => {
    await addFavoriteCompany(db, subject.userId, body.company_id);
    const first = { page: 1, size: query.page_size, url: request.url };
    return showFavoriteCompanies(db, subject.userId, first, { now, config });
  });

  serve(app, contracts.removeFavoriteCompany, async ({ db, subject, query, body, request, now, config }) => {
    await removeFavoriteCompany(db, subject.userId, body);
    const first = { page: 1, size: query.page_size, url: request.url };
    return showFavoriteCompanies(db, subject.userId, first, { now, config });
  });
}

function registerFavoriteProducts(app: FastifyInstance): void {
  serve(app, contracts.listFavoriteProducts, ({ db, actor, subject, query, request, now, config }) => {
    const { page, cursor, product_id: productId } = query;
    const place = { page, cursor, size: PRODUCTS_PAGE_SIZE, url: request.url, productId };
    return showFavoriteProducts(db, { userId: subject.userId, viewer: actor }, place, { now, config });
  });

  serve(app, contracts.addFavoriteProduct, async (call) => {
    const { db, body, request } = call;
    const whose = { userId: call.subject.userId, viewer: call.actor };
    await addFavoriteProduct(db, whose, body.product_id);
    return showFavoriteProducts(db, whose, firstPage(request.url, whose.userId, body.product_id), call);
  });

  serve(app, contracts.removeFavoriteProduct, async (call) => {
    const { db, body, request } = call;
    const whose = { userId: call.subject.userId, viewer: call.actor };
    await removeFavoriteProduct(db, whose.userId, body.product_id);
    return showFavoriteProducts(db, whose, firstPage(request.url, whose.userId, body.product_id), call);
  });
}

/** The next page is asked for with GET, which has no body to say whose it is. */
function firstPage(url: string, userId: number, productId: number) {
  return { page: 1, size: PRODUCTS_PAGE_SIZE, url: linkTo(url, { user_id: userId }), productId };
}
