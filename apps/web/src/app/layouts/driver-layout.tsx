import { ICONS } from 'virtual:menu-icons/driver';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import looks from '../../shared/ui/looks.module.css';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import classes from './driver-layout.module.css';
import { Frame } from './frame.tsx';
import { linksFor } from './nav-item.tsx';

const AvailabilitySwitch = lazyChunk(() =>
  import('../../features/driver-availability/availability-switch.tsx').then((m) => m.AvailabilitySwitch),
);

const PushOffer = lazyChunk(() => import('../../features/push/push-offer.tsx').then((m) => m.PushOffer));

/** For one hand in the sun: larger letters, stronger contrast, nothing but the work (LOOK-15), and always whether one is on duty. */
export function DriverLayout({ children }: { children: ReactNode }) {
  const { user, viewer } = useSession();
  const drives = user !== null && user.driver_id !== null && !user.must_change_password;
  return (
    <Frame name="driver" home={hrefTo('driver')} links={linksFor('driver', viewer, ICONS)} notice={drives && <Duty />}>
      {children}
    </Frame>
  );
}

/** Above every screen of a driver (DELIVERY-28). */
function Duty() {
  return (
    <div className={`${looks.sticksNot} ${classes.duty}`}>
      <WhenHydrated>
        <AvailabilitySwitch />
        <PushOffer reason="deliveries" />
      </WhenHydrated>
    </div>
  );
}
