import * as z from 'zod';
import { id } from './common.ts';
import { endpointsOf, person } from './endpoint.ts';

const endpoint = endpointsOf({
  name: 'product-waits',
  about: 'Who wants to be told when a product can be bought again.',
});

const ofProduct = {
  path: '/products/{productId}/waiting/',
  access: person('products.await'),
  params: z.object({ productId: id }),
  response: z.object({ is_waiting: z.boolean() }),
} as const;

export const getProductWait = endpoint('getProductWait', {
  summary: 'Whether the person is to be told when a product can be bought again',
  method: 'GET',
  ...ofProduct,
});

export const awaitProduct = endpoint('awaitProduct', {
  summary: 'Be told when a sold-out product can be bought again; of one that can be bought nobody waits',
  method: 'POST',
  ...ofProduct,
});

export const stopAwaitingProduct = endpoint('stopAwaitingProduct', {
  summary: 'Be told no more; again changes nothing',
  method: 'DELETE',
  ...ofProduct,
});
