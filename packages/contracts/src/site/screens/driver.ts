import { screen } from '../screen.ts';

/** A driver's work: the queue, the active deliveries, what is over. */
export const DRIVER_SCREENS = {
  driver: screen('/driver', {
    area: 'driver',
    file: 'queue',
    gates: ['signedIn', 'driver'],
    title: 'deliveries:queue.title',
    served: 'frame',
    menu: {
      among: ['driving'],
      icon: 'Motorbike',
      label: 'delivery',
      moreLabel: 'driver',
      labelIn: { owner: 'ownerNav.delivery', admin: 'ownerNav.delivery' },
    },
  }),
  driverOrder: screen('/driver-order/{transactionId}/', {
    area: 'driver',
    gates: ['signedIn', 'driver'],
    title: 'deliveries:order.title',
    served: 'frame',
  }),
  driverOrderList: screen('/driver-order-list', {
    area: 'driver',
    file: 'assigned',
    gates: ['signedIn', 'driver'],
    title: 'deliveries:assigned.title',
    served: 'frame',
    menu: { among: ['driving'], icon: 'ListCheck', label: 'driverNav.assigned' },
  }),
  orderHistory: screen('/order-history', {
    area: 'driver',
    file: 'history',
    gates: ['signedIn', 'driver'],
    title: 'deliveries:history.title',
    served: 'frame',
    menu: { among: ['driving'], icon: 'History', label: 'driverNav.history' },
  }),
} as const;
