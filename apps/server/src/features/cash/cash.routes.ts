import * as admin from '@mercadito/contracts/cash/admin';
import * as driver from '@mercadito/contracts/cash/driver';
import * as shop from '@mercadito/contracts/cash/shop';
import type { FastifyInstance } from 'fastify';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { serve, serveCreated, serveShown } from '../../platform/serve/serve.ts';
import { acceptHandIn } from './accept-hand-in.ts';
import { showDriverCash } from './driver-cash-view.ts';
import { cashOf, giveHandIn } from './give-hand-in.ts';
import { findHandInViews, showHandIn } from './hand-in-view.ts';
import { countHandIns, listHandIns } from './hand-ins.queries.ts';
import { payShop } from './pay-shop.ts';
import { showShopCash } from './shop-cash-view.ts';
import { showShopDues } from './shop-dues-view.ts';

const HAND_INS_PAGE_SIZE = 20;

export function registerCash(app: FastifyInstance): void {
  serve(app, driver.getDriverCash, ({ db, subject: { driverId }, config, now }) => {
    if (driverId === null) throw notFound('Driver');
    return showDriverCash(db, { driverId, town: config, now });
  });

  serveCreated(app, driver.giveHandIn, {
    create: ({ db, subject, actor, body, now }) => giveHandIn(db, body, { driverId: subject.driverId, actor, now }),
    show: ({ db }, id) => showHandIn(db, id),
    keep: ({ id }) => id,
  });

  serve(app, admin.listHandIns, async ({ db, query, request }) => {
    const page = { ...query, size: HAND_INS_PAGE_SIZE, url: request.url };
    const found = await listHandIns(db, page);
    return listWithMore(found, await countHandIns(db), page, await findHandInViews(db, found));
  });

  serveShown(
    app,
    admin.acceptHandIn,
    ({ db, params: { handInId }, body, actor, now }) =>
      acceptHandIn(db, { handInId, counted: cashOf(body), reason: body.reason, by: actor.userId, now }),
    ({ db, params }) => showHandIn(db, params.handInId),
  );

  serve(app, admin.listShopDues, async ({ db, config }) => ({
    drivers_pay_shops: config.driversPayShops,
    results: await showShopDues(db),
  }));

  serveShown(
    app,
    admin.payShop,
    ({ db, body, actor, now }) => payShop(db, body, { by: actor.userId, now }),
    async ({ db, config }) => ({ drivers_pay_shops: config.driversPayShops, results: await showShopDues(db) }),
  );

  serve(app, shop.getShopCash, ({ db, subject, config, now }) =>
    showShopCash(db, { companyId: subject.companyId, town: config, now }),
  );
}
