import { apiOf, writesIfDone } from '../../shared/api/api-of.ts';

export const { useOrderAgainMutation } = apiOf('orders/again', { orderAgain: writesIfDone('Cart') });

export const { useTakeOutOfCartMutation } = apiOf('cart', { takeOutOfCart: writesIfDone('Cart') });
