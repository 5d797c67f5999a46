import * as z from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { countOrdersOfGoods } from './count-orders.queries.ts';

const FIVE_IN_THE_MORNING = '0 5 * * *';

/** Keeps what is ordered of late, by which a search puts equal matches in order (SEARCH-5). */
export const countOrders = defineJob('search.count_orders', {
  payload: z.object({}),
  schedule: FIVE_IN_THE_MORNING,
  run: async (_payload, { services: { database } }) => inTransaction(database.db, countOrdersOfGoods),
});
