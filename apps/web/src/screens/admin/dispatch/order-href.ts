import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';

/** Where an Admin sees an order: under the driver who holds it, else under its number alone. */
export const orderHref = (transactionId: string, driverId: number | null): Href =>
  driverId === null ? hrefTo('dispatchOrder', { transactionId }) : hrefTo('driverOrderOf', { transactionId, driverId });
