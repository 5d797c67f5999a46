import type { Problem } from '@mercadito/contracts/common';
import type { OrderStatus } from '@mercadito/contracts/orders/order';

const CODE = 'kept_as_report';

/**
 * What came too late lies in the outbox as a refusal does: it is not sent again, and stays until the driver has read that the
 * office has it (DELIVERY-19).
 */
export const keptAsReport = (status: OrderStatus) => {
  const data: Problem = { detail: CODE, message: CODE, code: CODE, facts: { status } };
  return { status: 409, data };
};

export const isKeptAsReport = (refusal: Problem | null): boolean => refusal?.code === CODE;
