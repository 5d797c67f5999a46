import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useGetProductWaitQuery, useAwaitProductMutation, useStopAwaitingProductMutation } = apiOf(
  'product-waits',
  {
    getProductWait: reads('ProductWaits'),
    awaitProduct: writes('ProductWaits'),
    stopAwaitingProduct: writes('ProductWaits'),
  },
);
