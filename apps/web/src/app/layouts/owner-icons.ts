import {
  IconBrush,
  IconBuildingStore,
  IconClock,
  IconLayoutDashboard,
  IconMotorbike,
  IconPackage,
  IconReceipt,
  IconTools,
} from '@tabler/icons-react';
import type { IconsOf } from './nav-links.ts';

/** The places of the owner's frame; they come with it. */
export const OWNER_ICONS: IconsOf<'owner'> = {
  myBusiness: IconLayoutDashboard,
  companyProducts: IconPackage,
  companyServices: IconTools,
  companyOrders: IconReceipt,
  openingHours: IconClock,
  customization: IconBrush,
  home: IconBuildingStore,
  driver: IconMotorbike,
};
