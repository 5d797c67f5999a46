import {
  IconBuildingStore,
  IconCategory,
  IconClipboardList,
  IconHistory,
  IconLayoutKanban,
  IconMessageCheck,
  IconMotorbike,
  IconRoute,
  IconSettings,
  IconSteeringWheel,
  IconUsers,
} from '@tabler/icons-react';
import type { IconsOf } from './nav-links.ts';

/** The places of the Admin's frame; they come with it. */
export const ADMIN_ICONS: IconsOf<'admin'> = {
  dispatch: IconLayoutKanban,
  ordersInProgress: IconRoute,
  ordersStatus: IconClipboardList,
  drivers: IconSteeringWheel,
  driverReports: IconMessageCheck,
  people: IconUsers,
  categories: IconCategory,
  activity: IconHistory,
  admin: IconSettings,
  driver: IconMotorbike,
  home: IconBuildingStore,
};
