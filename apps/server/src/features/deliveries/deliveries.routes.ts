import * as activeDeliveries from '@mercadito/contracts/deliveries/active-deliveries';
import * as admin from '@mercadito/contracts/deliveries/admin';
import type { ReportedOrderAnswer } from '@mercadito/contracts/deliveries/delivery-order';
import * as driver from '@mercadito/contracts/deliveries/driver';
import * as history from '@mercadito/contracts/deliveries/history';
import * as outcome from '@mercadito/contracts/deliveries/outcome';
import * as queue from '@mercadito/contracts/deliveries/queue';
import { may } from '@mercadito/domain/access/may';
import { canBrowseQueue, isDriverAvailable, MAX_ACTIVE_DELIVERIES } from '@mercadito/domain/deliveries/driver';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { notFound } from '../../platform/problems/errors.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { serve, serveShown } from '../../platform/serve/serve.ts';
import { countOrders, ORDERS_PAGE_SIZE } from '../orders/index.ts';
import { assignOrder } from './assign-order.ts';
import { changeItemStatus } from './change-item-status.ts';
import { claimOrder } from './claim-order.ts';
import { deliveryOrderView } from './delivery-order-view.ts';
import { findDriverOf, listDriverRows } from './driver-profiles.queries.ts';
import { driverOf, driverView, overseenDriverView } from './driver-view.ts';
import { finishDelivery } from './finish-delivery.ts';
import type { Reporter } from './late-report.ts';
import { requireDriver } from './lock-driver.ts';
import { proposePlace } from './propose-place.ts';
import { FINISHED, listActiveDeliveries, listHistory, listInProgress, listQueue } from './queue.queries.ts';
import { inProgressView, queuedOrderView } from './queue-view.ts';
import { registerDriverReports } from './reports.routes.ts';
import { setDriverAvailability } from './set-driver-availability.ts';
import { setOnWay } from './set-on-way.ts';
import { setPickedUp } from './set-picked-up.ts';
import { showAssignment, showDeliveryOrder, showOrderPhoto, showReported, viewerOf } from './show-delivery-order.ts';

// The queue is nobody's; ids begin with 1.
const NOBODY = 0;

function registerDriverReads(app: FastifyInstance): void {
  serve(app, driver.getDriverProfile, async ({ db, subject }) => {
    const driver = await findDriverOf(db, subject.userId);
    if (!driver) throw notFound('Driver');
    return driverView(driver);
  });

  serve(app, queue.listQueuedOrders, async ({ db, query, actor, request }) => {
    // Drivers see the queue while they are available; Admins watch over it.
    const isOpen =
      may(actor.person, 'deliveries.oversee').allowed ||
      canBrowseQueue(driverOf(await requireDriver(db, actor.driverId)));
    if (!isOpen) return { results: [], next: null, previous: null, count: 0 };
    const page = { ...query, size: ORDERS_PAGE_SIZE, url: request.url };
    const found = await listQueue(db, page);
    const count = await countOrders(db, { statuses: ['pending'], isConfirmed: true });
    return listWithMore(found, count, page, (order) => queuedOrderView(order, NOBODY));
  });

  serve(app, activeDeliveries.listAssignedOrders, async ({ db, subject, actor, now, config: { timeZone } }) => {
    const driver = await requireDriver(db, subject.driverId);
    const orders = await listActiveDeliveries(db, driver.id);
    return { results: orders.map((order) => deliveryOrderView(order, viewerOf(actor, driver.id), { now, timeZone })) };
  });

  serve(
    app,
    activeDeliveries.getDeliveryOrder,
    ({ db, query, subject: { driverId }, actor, now, config: { timeZone } }) =>
      showDeliveryOrder(db, query.current_order, { actor, driverId, moment: { now, timeZone } }),
  );

  serve(app, activeDeliveries.getOrderPhoto, ({ db, query, subject, actor }) =>
    showOrderPhoto(db, query.transaction_id, { actor, driverId: subject.driverId }),
  );

  serve(app, history.listDriverHistory, async ({ db, query, subject, request }) => {
    const driver = await requireDriver(db, subject.driverId);
    const page = { ...query, size: ORDERS_PAGE_SIZE, url: request.url };
    const found = await listHistory(db, driver.id, page);
    const count = await countOrders(db, { driverId: driver.id, statuses: FINISHED });
    return listWithMore(found, count, page, (order) => queuedOrderView(order, driver.id));
  });
}

function registerDriverWrites(app: FastifyInstance): void {
  serve(app, driver.setDriverAvailability, async ({ db, body, subject }) =>
    driverView(await setDriverAvailability(db, body, subject.driverId)),
  );

  serveShown(
    app,
    queue.claimOrder,
    ({ db, body, subject, actor, now }) =>
      claimOrder(db, body.transaction_id, { driverId: subject.driverId, actor, now }),
    ({ db, body, subject, actor }, driver) =>
      showAssignment(db, body.transaction_id, { actor, driverId: subject.driverId, driver }),
  );

  const item = reporting(changeItemStatus);
  serve(app, activeDeliveries.changeItemStatus, item.handler, item.options);
  const pickUp = reporting(setPickedUp);
  serve(app, activeDeliveries.setPickedUp, pickUp.handler, pickUp.options);
  const onWay = reporting(setOnWay);
  serve(app, activeDeliveries.setOnWay, onWay.handler, onWay.options);
  serve(app, activeDeliveries.proposePlace, async ({ db, body, subject, actor, now }) => {
    await proposePlace(db, body, { driverId: subject.driverId, actor, now });
    return { done: true as const };
  });
  const end = reporting(finishDelivery);
  serve(app, outcome.finishDelivery, end.handler, end.options);
}

interface ReportCall<Form> {
  readonly db: Db;
  readonly body: Form;
  readonly subject: { readonly driverId: number | null };
  readonly actor: Actor;
  readonly now: Date;
  readonly config: { readonly timeZone: string };
}

/**
 * How a report on an active delivery is served. A replay shows the order as it is then, even to a driver whom it concerns
 * no more.
 * @param report does it, or keeps it as a report, which it answers
 */
function reporting<Form extends { readonly transaction_id: string }>(
  report: (db: Db, form: Form, reporter: Reporter) => Promise<boolean>,
) {
  const show = ({ db, body, subject, actor, now, config: { timeZone } }: ReportCall<Form>, isReport: boolean) =>
    showReported(db, body.transaction_id, { actor, driverId: subject.driverId, isReport, moment: { now, timeZone } });
  const handler = async (call: ReportCall<Form>) => {
    const { actor, now } = call;
    return show(call, await report(call.db, call.body, { driverId: call.subject.driverId, actor, now }));
  };
  const options = {
    keep: ({ kept_as_report }: Pick<ReportedOrderAnswer, 'kept_as_report'>) => kept_as_report || null,
    replay: (call: ReportCall<Form>, kept: unknown) => show(call, kept === true),
  };
  return { handler, options };
}

function registerDispatch(app: FastifyInstance): void {
  serveShown(
    app,
    admin.assignOrder,
    ({ db, body, actor, now }) => assignOrder(db, body, { actor, now }),
    ({ db, body, actor }, driver) => showAssignment(db, body.transactionId, { actor, driverId: body.driverId, driver }),
  );

  serve(app, admin.listAvailableDrivers, async ({ db }) => {
    const drivers = await listDriverRows(db);
    return drivers
      .filter((row) => isDriverAvailable(driverOf(row)) && row.held.length < MAX_ACTIVE_DELIVERIES)
      .map(driverView);
  });

  serve(app, admin.listDrivers, async ({ db }) => (await listDriverRows(db)).map(overseenDriverView));

  serve(app, admin.listOrdersInProgress, async ({ db }) => ({
    results: (await listInProgress(db)).map(inProgressView),
  }));
}

export function registerDeliveries(app: FastifyInstance): void {
  registerDriverReads(app);
  registerDriverWrites(app);
  registerDispatch(app);
  registerDriverReports(app);
}
