import * as admin from '@mercadito/contracts/cash/admin';
import * as driver from '@mercadito/contracts/cash/driver';
import * as shop from '@mercadito/contracts/cash/shop';
import type { Town } from '@mercadito/domain/town/town';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { listWithMore, type PageRequest } from '../../platform/lists/keyset.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { serve, serveCreated, serveShown } from '../../platform/serve/serve.ts';
import { acceptHandIn } from './accept-hand-in.ts';
import { showDriverCash } from './driver-cash-view.ts';
import { countHolders, listHolders } from './drivers-cash.queries.ts';
import { findHeldViews } from './drivers-cash-view.ts';
import { cashOf, giveHandIn } from './give-hand-in.ts';
import { findHandInViews, showHandIn } from './hand-in-view.ts';
import { countHandIns, listHandIns } from './hand-ins.queries.ts';
import { payShop } from './pay-shop.ts';
import { showShopCash } from './shop-cash-view.ts';
import { showShopDues } from './shop-dues-view.ts';
import { takeCash } from './take-cash.ts';

const HAND_INS_PAGE_SIZE = 20;
const DRIVERS_PAGE_SIZE = 20;
const SHOPS_PAGE_SIZE = 20;

type Page = Omit<PageRequest, 'size'>;

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

  serve(app, admin.listDriversCash, async ({ db, query: { driver_id, ...query }, request }) => {
    const page = { ...query, size: DRIVERS_PAGE_SIZE, url: request.url };
    const found = await listHolders(db, driver_id, page);
    const views = await findHeldViews(db, found.slice(0, page.size));
    return listWithMore(found, await countHolders(db, driver_id), page, views);
  });
  serveCreated(app, admin.takeCash, {
    create: ({ db, body, actor, now }) => takeCash(db, body, { by: actor.userId, now }),
    show: ({ db }, id) => showHandIn(db, id),
    keep: ({ id }) => id,
  });
  const dues = async ({
    db,
    config,
    page,
    url,
  }: {
    db: Db;
    config: Pick<Town, 'driversPayShops'>;
    page: Page;
    url: string;
  }) => ({
    drivers_pay_shops: config.driversPayShops,
    ...(await showShopDues(db, { ...page, size: SHOPS_PAGE_SIZE, url })),
  });
  serve(app, admin.listShopDues, ({ db, config, query, request }) =>
    dues({ db, config, page: query, url: request.url }),
  );

  serveShown(
    app,
    admin.payShop,
    ({ db, body, actor, now }) => payShop(db, body, { by: actor.userId, now }),
    ({ db, config, request }) => dues({ db, config, page: { page: 1 }, url: request.url }),
  );

  serve(app, shop.getShopCash, ({ db, subject, config, now }) =>
    showShopCash(db, { companyId: subject.companyId, town: config, now }),
  );
}
