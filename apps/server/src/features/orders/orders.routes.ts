import { randomInt } from 'node:crypto';
import * as admin from '@mercadito/contracts/orders/admin';
import * as again from '@mercadito/contracts/orders/again';
import * as checkout from '@mercadito/contracts/orders/checkout';
import type { CompanyOrderAnswer } from '@mercadito/contracts/orders/company';
import * as company from '@mercadito/contracts/orders/company';
import type { OrderDetailsAnswer } from '@mercadito/contracts/orders/order';
import * as tracking from '@mercadito/contracts/orders/tracking';
import { pickKeyword } from '@mercadito/domain/orders/keyword';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { remembering } from '../../platform/http/health.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { numberedList } from '../../platform/lists/paging.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { serve } from '../../platform/serve/serve.ts';
import { notingSoldOut } from '../business-figures/index.ts';
import { cartContextOf } from '../cart/index.ts';
import type { Moment } from '../companies/index.ts';
import { openingStateView } from '../opening-hours/index.ts';
import { changeShopItem } from './change-shop-item.ts';
import {
  countOrdersOfCompany,
  findDaysOf,
  findOrderOfCompany,
  listOrdersOfCompany,
  selectUnseenOfCompany,
} from './company-orders.queries.ts';
import { confirmOrder } from './confirm-order.ts';
import { createOrder } from './create-order.ts';
import { markSeen } from './mark-seen.ts';
import { lockOrderAndStock, moveOrder, returnStock } from './move-order.ts';
import { measureOpenOrders } from './open-orders.queries.ts';
import { type KeptLines, orderAgain, showOrderedAgain } from './order-again.ts';
import { idsOfTakenOrder } from './order-ids.ts';
import { findOrder, findOrderOf } from './order-record.queries.ts';
import {
  countOrders,
  countOrdersWith,
  listOrdersOf,
  listOrdersWith,
  ORDERS_PAGE_SIZE,
} from './order-summaries.queries.ts';
import { adminOrderView, orderSummaryView } from './order-summary-view.ts';
import { companyOrderView, orderDetailsView } from './order-view.ts';
import { requeueOrder } from './requeue-order.ts';
import { sayReady } from './say-ready.ts';
import { registerOrderSharing } from './sharing.routes.ts';

const RANDOM_STEPS = 2 ** 32;

async function detailsOf(db: Db, transactionId: string, moment: Moment): Promise<OrderDetailsAnswer> {
  const order = await findOrder(db, transactionId);
  if (!order) throw notFound('Order');
  return orderDetailsView(order, moment);
}

function registerOwnOrders(app: FastifyInstance): void {
  serve(
    app,
    checkout.createOrder,
    notingSoldOut(app, (call) => createOrder(call.db, call.body, cartContextOf(call))),
  );

  serve(app, tracking.cancelOrder, async ({ db, body, subject, actor, now, config }) => {
    await cancelOrder(db, body.transaction_id, { userId: subject.userId, actor, now });
    return detailsOf(db, body.transaction_id, { now, config });
  });

  serve(app, tracking.getOrder, async ({ db, params, subject, now, config }) => {
    const order = await findOrderOf(db, subject.userId, params.transactionId);
    if (!order) throw notFound('Order');
    return orderDetailsView(order, { now, config });
  });

  serve(app, tracking.listOrders, async ({ db, query, subject, request }) => {
    const page = { ...query, size: ORDERS_PAGE_SIZE, url: request.url };
    const found = await listOrdersOf(db, subject.userId, page);
    return listWithMore(found, await countOrders(db, { userId: subject.userId }), page, orderSummaryView);
  });

  serve(app, again.orderAgain, (call) => orderAgain(call.db, call.body.transaction_id, cartContextOf(call)), {
    keep: ({ lines }) => ({ lines }),
    replay: (call, kept) => showOrderedAgain(call.db, kept as KeptLines, cartContextOf(call)),
  });

  serve(app, checkout.getRandomWord, async ({ params }) => ({
    word: pickKeyword(params.language, randomInt(RANDOM_STEPS) / RANDOM_STEPS),
  }));
}

async function shareOf(db: Db, companyId: number, transactionId: string): Promise<CompanyOrderAnswer> {
  const order = await findOrderOfCompany(db, companyId, transactionId);
  if (!order) throw notFound('Order');
  return companyOrderView(order);
}

function registerCompanyOrders(app: FastifyInstance): void {
  serve(app, company.listCompanyOrders, async ({ db, query, subject: { companyId }, now, config }) => {
    const page = { page: query.page, size: ORDERS_PAGE_SIZE };
    const rows = await listOrdersOfCompany(db, companyId, page);
    const opening = openingStateView(await findDaysOf(db, companyId), now, config.timeZone);
    return { ...numberedList(rows.map(companyOrderView), await countOrdersOfCompany(db, companyId), page), ...opening };
  });

  serve(app, company.listUnseenOrders, async ({ db, subject }) => ({
    results: (await selectUnseenOfCompany(db, subject.companyId).execute()).map(companyOrderView),
  }));

  serve(
    app,
    company.changeShopItem,
    async ({ db, body, subject, actor, now }) => {
      const { companyId } = subject;
      await changeShopItem(db, body, { companyId, actorId: actor.userId, now });
      return shareOf(db, companyId, body.transaction_id);
    },
    { replay: ({ db, body, subject }) => shareOf(db, subject.companyId, body.transaction_id) },
  );

  serve(app, company.sayOrderReady, async ({ db, body, subject, actor, now }) => {
    const { companyId } = subject;
    await sayReady(db, body, { companyId, actorId: actor.userId, now });
    return shareOf(db, companyId, body.transaction_id);
  });

  serve(app, company.markOrdersSeen, async ({ db, body, subject, actor, now }) => {
    const seeing = { companyId: subject.companyId, transactionIds: body.transaction_ids, actorId: actor.userId, now };
    await markSeen(db, seeing);
    return { done: true as const };
  });
}

function registerAdminOrders(app: FastifyInstance): void {
  serve(app, admin.declineOrder, async ({ db, body, actor, now, config }) => {
    await declineOrder(db, body, { actor, now });
    return detailsOf(db, body.transaction_id, { now, config });
  });

  serve(app, admin.confirmOrder, async ({ db, body, actor, now, config }) => {
    await confirmOrder(db, body.transaction_id, { by: actor.userId, now });
    return detailsOf(db, body.transaction_id, { now, config });
  });

  serve(app, admin.requeueOrder, async ({ db, body, actor, now, config }) => {
    await requeueOrder(db, body.transaction_id, { actor, now });
    return detailsOf(db, body.transaction_id, { now, config });
  });

  serve(app, admin.listOrdersByStatus, async ({ db, query }) => {
    const page = { page: query.page, size: ORDERS_PAGE_SIZE };
    const rows = await listOrdersWith(db, query.status, page);
    return numberedList(rows.map(adminOrderView), await countOrdersWith(db, query.status), page);
  });
}

export function registerOrders(app: FastifyInstance): void {
  registerOwnOrders(app);
  registerCompanyOrders(app);
  registerAdminOrders(app);
  registerOrderSharing(app);
  measureOrders(app);
}

/** How many orders have not ended, and for how long they have been as they are (docs/operating.md). */
function measureOrders({ metrics, services }: FastifyInstance): void {
  const labels = ['state'];
  // Once a look: all gauges are read at the same moment.
  const look = remembering(() => measureOpenOrders(services.database.db));
  metrics.gauge({
    name: 'mercadito_orders',
    help: 'Orders that have not ended, by state',
    labels,
    read: async () => (await look()).counts,
  });
  metrics.gauge({
    name: 'mercadito_orders_oldest_seconds',
    help: 'For how long the order that has been in a state longest has been in it',
    labels,
    read: async () => (await look()).ages,
  });
}

/**
 * The customer calls an order off; what it took goes back to the shops.
 * @throws 404 for an order of somebody else, 409 `wrong_status` once it is on the road or over
 */
async function cancelOrder(
  db: Db,
  transactionId: string,
  { userId, actor, now }: { userId: number; actor: Actor; now: Date },
): Promise<void> {
  const order = await lockOrderAndStock(db, transactionId, { userId });
  await moveOrder(db, order, {
    name: 'cancel',
    by: 'customer',
    kind: 'cancelled',
    actorId: actor.userId,
    changes: { cancelled_at: now.toISOString() },
    now,
  });
  await returnStock(db, order.id);
  record(db, { type: 'order.cancelled', ...idsOfTakenOrder(order) });
}

/**
 * An Admin declines an order that is pending or whose delivery failed, saying why (ORDER-9).
 * @throws 404, 409 `wrong_status` while it is on the road or once it is over
 */
async function declineOrder(
  db: Db,
  { transaction_id, cancellation_reason }: { transaction_id: string; cancellation_reason: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const order = await lockOrderAndStock(db, transaction_id);
  await moveOrder(db, order, {
    name: 'decline',
    by: 'admin',
    kind: 'declined',
    actorId: actor.userId,
    detail: cancellation_reason,
    changes: { declined_at: now.toISOString(), cancellation_reason },
    now,
  });
  await returnStock(db, order.id);
  record(db, { type: 'order.declined', ...idsOfTakenOrder(order) });
}
