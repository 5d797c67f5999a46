import { screen } from '../screen.ts';

/** Behind the gate of Admins (GATE-1). */
const OF_ADMINS = { area: 'admin', gates: ['signedIn', 'admin'], served: 'frame' } as const;

/** One order with what an Admin can do about it, at two addresses: one names the driver who holds it. */
const DISPATCHED_ORDER = {
  file: 'dispatched-order',
  texts: ['dispatch', 'deliveries', 'orders', 'driverReports', 'kit'],
  title: 'dispatch:order.title',
} as const;

/** What keeps the site running. */
export const ADMIN_SCREENS = {
  dispatch: screen('/admin/dispatch', {
    ...OF_ADMINS,
    texts: ['dispatch', 'deliveries', 'driverReports', 'kit'],
    title: 'dispatch:title',
    search: { place: 'text', driver: 'number', label: 'text' },
    menu: { among: ['governing'], label: 'adminNav.dispatch' },
  }),
  dispatchOrder: screen('/admin/dispatch/{transactionId}', { ...OF_ADMINS, ...DISPATCHED_ORDER }),
  driverOrderOf: screen('/driver-order/{transactionId}/{driverId}/', { ...OF_ADMINS, ...DISPATCHED_ORDER }),
  ordersInProgress: screen('/driver-order-in-progress', {
    ...OF_ADMINS,
    texts: ['dispatch', 'deliveries'],
    title: 'dispatch:inProgress.title',
    menu: { among: ['governing', 'dispatching'], label: 'adminNav.inProgress', barLabel: 'adminNav.inProgressBrief' },
  }),
  ordersStatus: screen('/driver-orders-status', {
    ...OF_ADMINS,
    texts: ['dispatch', 'kit'],
    title: 'dispatch:status.title',
    search: { page: 'number', status: 'text' },
    menu: { among: ['governing', 'dispatching'], label: 'adminNav.status', barLabel: 'adminNav.statusBrief' },
  }),
  drivers: screen('/drivers', {
    ...OF_ADMINS,
    texts: ['dispatch'],
    title: 'dispatch:drivers.title',
    menu: { among: ['governing', 'dispatching'], label: 'adminNav.drivers' },
  }),
  driverReports: screen('/admin/driver-reports', {
    ...OF_ADMINS,
    texts: ['driverReports'],
    title: 'driverReports:title',
    menu: { among: ['governing'], label: 'adminNav.reports' },
  }),
  people: screen('/admin/people', {
    ...OF_ADMINS,
    texts: ['people', 'kit'],
    title: 'people:title',
    search: { search: 'text', role: 'text', state: 'text' },
    menu: { among: ['governing'], label: 'adminNav.people' },
  }),
  person: screen('/admin/people/{userId}', {
    ...OF_ADMINS,
    texts: ['people', 'deliveries', 'suspension', 'kit'],
    title: 'people:person.title',
    skeleton: 'thing',
    search: { fromUrl: 'text' },
  }),
  categories: screen('/admin/categories', {
    ...OF_ADMINS,
    texts: ['categories', 'kit'],
    title: 'categories:title',
    search: { label: 'text' },
    menu: { among: ['governing'], label: 'adminNav.categories' },
  }),
  activity: screen('/admin/activity', {
    ...OF_ADMINS,
    texts: ['activity', 'kit'],
    title: 'activity:title',
    search: { kind: 'text', who: 'text', from: 'text', to: 'text', thing: 'text' },
    menu: { among: ['governing'], label: 'adminNav.activity' },
  }),
  admin: screen('/admin', {
    ...OF_ADMINS,
    texts: ['admin', 'activity', 'shop', 'kit'],
    title: 'admin:title',
    search: { label: 'text', who: 'text' },
    menu: {
      among: ['governing'],
      label: 'admin',
      labelIn: { admin: 'adminNav.settings' },
    },
  }),
} as const;
