import * as contracts from '@mercadito/contracts/dispatch';
import { endOfLocalDay, instantOfLocal, localTime } from '@mercadito/domain/opening-hours/local-time';
import { isToConfirm } from '@mercadito/domain/orders/first-orders';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { deliveryOrderView } from '../deliveries/index.ts';
import { findCustomerRecord, findOrder } from '../orders/index.ts';
import { listHappenings, readBoard } from './dispatch.queries.ts';
import { boardView, happeningsView } from './dispatch-view.ts';
import { exportOrders } from './export-orders.ts';

export function registerDispatch(app: FastifyInstance): void {
  serve(app, contracts.getDispatchBoard, async ({ db, query, now, config }) => {
    const { date } = localTime(now, config.timeZone);
    const day = { begins: instantOfLocal(date, 0, config.timeZone), ends: endOfLocalDay(date, config.timeZone) };
    const board = await readBoard(db, { location: query.location, driverId: query.driver_id }, day);
    return boardView(board, date, { now, config });
  });

  serve(app, contracts.getDispatchOrder, async ({ db, params }) => {
    const order = await findOrder(db, params.transactionId);
    if (!order) throw notFound('Order');
    const history = await listHappenings(db, params.transactionId);
    return {
      ...deliveryOrderView(order, { as: 'admin', driverId: null }),
      driver_id: order.driver_id,
      driver_telephone: order.driver_telephone,
      awaits_confirmation: isToConfirm(order.status, order.awaits_confirmation),
      customer_record: hasEnded(order.status) ? null : await findCustomerRecord(db, order.id),
      history: history.flatMap(happeningsView),
    };
  });

  serve(app, contracts.exportOrders, ({ db, query, request, reply, config }) => {
    reply.header('content-disposition', 'attachment; filename="mercadito-orders.csv"');
    return exportOrders(db, { ...query, language: languageOf(request.headers), config });
  });
}
