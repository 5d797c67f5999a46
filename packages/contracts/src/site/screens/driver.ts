import { screen } from '../screen.ts';

const OF_DRIVERS = { area: 'driver', gates: ['signedIn', 'driver'], served: 'frame' } as const;

/** A driver's work: the queue, the active deliveries, what is over. */
export const DRIVER_SCREENS = {
  driver: screen('/driver', {
    ...OF_DRIVERS,
    file: 'queue',
    title: 'deliveries:queue.title',
    menu: {
      among: ['driving'],
      icon: 'Motorbike',
      label: 'delivery',
      moreLabel: 'driver',
      labelIn: { owner: 'ownerNav.delivery', admin: 'ownerNav.delivery' },
    },
  }),
  driverOrder: screen('/driver-order/{transactionId}/', {
    ...OF_DRIVERS,
    mayLocate: true,
    title: 'deliveries:order.title',
  }),
  driverOrderList: screen('/driver-order-list', {
    ...OF_DRIVERS,
    file: 'assigned',
    title: 'deliveries:assigned.title',
    menu: { among: ['driving'], icon: 'ListCheck', label: 'driverNav.assigned' },
  }),
  driverCash: screen('/driver-cash', {
    ...OF_DRIVERS,
    file: 'cash',
    title: 'cash:title',
    menu: { among: ['driving'], icon: 'Cash', label: 'driverNav.cash' },
  }),
  orderHistory: screen('/order-history', {
    ...OF_DRIVERS,
    file: 'history',
    title: 'deliveries:history.title',
    menu: { among: ['driving'], icon: 'History', label: 'driverNav.history' },
  }),
} as const;
