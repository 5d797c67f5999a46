import { screen } from '../screen.ts';

/** Behind the gate of Admins (GATE-1). */
const OF_ADMINS = { area: 'admin', gates: ['signedIn', 'admin'], served: 'frame' } as const;

/** One order with what an Admin can do about it, at two addresses: one names the driver who holds it. */
const DISPATCHED_ORDER = {
  file: 'dispatched-order',
  title: 'dispatch:order.title',
} as const;

/** What keeps the site running. */
export const ADMIN_SCREENS = {
  dispatch: screen('/admin/dispatch', {
    ...OF_ADMINS,
    title: 'dispatch:title',
    search: { place: 'text', driver: 'number', label: 'text' },
    menu: { among: ['governing'], icon: 'LayoutKanban', label: 'adminNav.dispatch' },
  }),
  dispatchOrder: screen('/admin/dispatch/{transactionId}', { ...OF_ADMINS, ...DISPATCHED_ORDER }),
  driverOrderOf: screen('/driver-order/{transactionId}/{driverId}/', { ...OF_ADMINS, ...DISPATCHED_ORDER }),
  ordersInProgress: screen('/driver-order-in-progress', {
    ...OF_ADMINS,
    title: 'dispatch:inProgress.title',
    menu: {
      among: ['governing', 'dispatching'],
      icon: 'Route',
      label: 'adminNav.inProgress',
      barLabel: 'adminNav.inProgressBrief',
    },
  }),
  ordersStatus: screen('/driver-orders-status', {
    ...OF_ADMINS,
    title: 'dispatch:status.title',
    search: { page: 'number', status: 'text' },
    menu: {
      among: ['governing', 'dispatching'],
      icon: 'Clipboard',
      label: 'adminNav.status',
      barLabel: 'adminNav.statusBrief',
    },
  }),
  drivers: screen('/drivers', {
    ...OF_ADMINS,
    title: 'dispatch:drivers.title',
    menu: { among: ['governing', 'dispatching'], icon: 'SteeringWheel', label: 'adminNav.drivers' },
  }),
  driverReports: screen('/admin/driver-reports', {
    ...OF_ADMINS,
    title: 'driverReports:title',
    menu: { among: ['governing'], icon: 'MessageCheck', label: 'adminNav.reports' },
  }),
  adminCash: screen('/admin/cash', {
    ...OF_ADMINS,
    file: 'cash',
    title: 'cash:title',
    search: { label: 'text' },
    menu: { among: ['governing'], icon: 'Cash', label: 'adminNav.cash' },
  }),
  people: screen('/admin/people', {
    ...OF_ADMINS,
    title: 'people:title',
    search: { search: 'text', role: 'text', state: 'text' },
    menu: { among: ['governing'], icon: 'Users', label: 'adminNav.people' },
  }),
  person: screen('/admin/people/{userId}', {
    ...OF_ADMINS,
    title: 'people:person.title',
    skeleton: 'thing',
    search: { fromUrl: 'text' },
  }),
  categories: screen('/admin/categories', {
    ...OF_ADMINS,
    title: 'categories:title',
    search: { label: 'text' },
    menu: { among: ['governing'], icon: 'Category', label: 'adminNav.categories' },
  }),
  searchWords: screen('/admin/search', {
    ...OF_ADMINS,
    title: 'searchWords:title',
    menu: { among: ['governing'], icon: 'ListSearch', label: 'adminNav.search' },
  }),
  town: screen('/admin/town', {
    ...OF_ADMINS,
    title: 'town:title',
    /** Which of its parts somebody was led to. */
    search: { part: 'text' },
    menu: { among: ['governing'], icon: 'BuildingCommunity', label: 'adminNav.town' },
  }),
  townPicture: screen('/admin/town/status', {
    ...OF_ADMINS,
    title: 'statusPicture:title',
  }),
  setupSteps: screen('/admin/setup', {
    ...OF_ADMINS,
    title: 'setupSteps:title',
  }),
  townLegal: screen('/admin/town/legal', {
    ...OF_ADMINS,
    title: 'legalEditing:title',
  }),
  activity: screen('/admin/activity', {
    ...OF_ADMINS,
    title: 'activity:title',
    search: { kind: 'text', who: 'text', from: 'text', to: 'text', thing: 'text' },
    menu: { among: ['governing'], icon: 'History', label: 'adminNav.activity' },
  }),
  systemStatus: screen('/admin/status', {
    ...OF_ADMINS,
    title: 'systemStatus:title',
    menu: { among: ['governing'], icon: 'HeartRateMonitor', label: 'adminNav.systemStatus' },
  }),
  admin: screen('/admin', {
    ...OF_ADMINS,
    title: 'admin:title',
    search: { label: 'text', who: 'text' },
    menu: {
      among: ['governing'],
      icon: 'Settings2',
      label: 'admin',
      labelIn: { admin: 'adminNav.settings' },
    },
  }),
} as const;
