import { getDriverCash } from '@mercadito/contracts/cash/driver';
import { getDeliveryOrder, listAssignedOrders } from '@mercadito/contracts/deliveries/active-deliveries';
import { getDriverProfile } from '@mercadito/contracts/deliveries/driver';
import { listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import { act } from '@testing-library/react';
import { aDriver } from '../fixtures/accounts.ts';
import { aDriverCash } from '../fixtures/cash.ts';
import { aDriverProfile, aHeldOrder, aQueuedOrder } from '../fixtures/deliveries.ts';
import { aList } from '../fixtures/lists.ts';
import type { Circumstances } from './device.ts';
import { type Reply, reply } from './replies.ts';

/** A driver on duty with an active delivery, while another one waits; what is said besides comes before. */
export const driverAtWork = (...replies: Reply[]): Circumstances => ({
  as: aDriver(),
  replies: [
    reply(getDriverProfile, aDriverProfile()),
    reply(getDeliveryOrder, aHeldOrder()),
    reply(listAssignedOrders, { results: [aHeldOrder()] }),
    reply(listQueuedOrders, aList([aQueuedOrder()])),
    reply(getDriverCash, aDriverCash()),
    ...replies,
  ],
});

/** Looks at something else, which has what could be taken back be sent at once (DELIVERY-36). */
export const lookAway = (): void => {
  act(() => void window.dispatchEvent(new Event('pagehide')));
};
