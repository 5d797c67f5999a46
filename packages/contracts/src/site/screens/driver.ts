import { screen } from '../screen.ts';
import { driving } from './parts.ts';

/** A driver's work: the queue, what is in hand, what is over. */
export const DRIVER_SCREENS = {
  driver: screen('/driver', {
    area: 'driver',
    file: 'queue',
    gates: ['signedIn', 'driver'],
    texts: ['deliveries'],
    title: 'deliveries:queue.title',
    served: 'frame',
    menu: {
      label: 'delivery',
      moreLabel: 'driver',
      labelIn: { owner: 'ownerNav.delivery', admin: 'ownerNav.delivery' },
      places: {
        shop: { driver: 1, admin: 7 },
        driver: { driver: 1, admin: 1 },
        owner: { driver: 8, admin: 8 },
        admin: { admin: 10 },
      },
    },
  }),
  driverOrder: screen('/driver-order/{transactionId}/', {
    area: 'driver',
    gates: ['signedIn', 'driver'],
    texts: ['deliveries', 'kit'],
    title: 'deliveries:order.title',
    served: 'frame',
  }),
  driverOrderList: screen('/driver-order-list', {
    area: 'driver',
    file: 'assigned',
    gates: ['signedIn', 'driver'],
    texts: ['deliveries'],
    title: 'deliveries:assigned.title',
    served: 'frame',
    menu: { label: 'driverNav.assigned', places: driving(2) },
  }),
  orderHistory: screen('/order-history', {
    area: 'driver',
    file: 'history',
    gates: ['signedIn', 'driver'],
    texts: ['deliveries'],
    title: 'deliveries:history.title',
    served: 'frame',
    menu: { label: 'driverNav.history', places: driving(3) },
  }),
} as const;
