import { ICONS } from 'virtual:menu-icons/owner';
import { hrefTo, type ScreenAt, screenAt } from '@mercadito/contracts/site/addresses';
import { Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { useMembershipNotice } from '../../entities/companies/use-membership-notice.ts';
import { useUnseenOrders } from '../../entities/orders/unseen-orders.ts';
import { useOrderBell } from '../../features/order-bell/order-bell.ts';
import { useIsClosed } from '../../shared/format/opening.ts';
import { useLateTranslation } from '../../shared/i18n/use-translation.ts';
import { useLocation } from '../../shared/navigation/router.tsx';
import { useActingFor } from '../../shared/session/acting-for.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { TitleCount } from '../../shared/ui/page-head.tsx';
import { Frame } from './frame.tsx';
import { linksFor } from './nav-item.tsx';

// For Admins alone.
const ActingBar = lazyChunk(() => import('../../features/acting-for/acting-bar.tsx').then((m) => m.ActingBar));
const ChooseBusiness = lazyChunk(() =>
  import('../../features/acting-for/choose-business.tsx').then((m) => m.ChooseBusiness),
);

// For the few whose membership ends.
const MembershipNotice = lazyChunk(() =>
  import('../../entities/companies/membership-notice.tsx').then((m) => m.MembershipNotice),
);

/** Whether a screen is about a business that is there already: that of the person, or the one an Admin acts for. */
const isAboutOne = ({ name, screen }: ScreenAt): boolean => name === 'myBusiness' || screen.gates.includes('company');

/**
 * Around an owner's work (FRAME-11): the places of her business, and the ways back to the shop and to deliveries. Whatever she
 * does, an order that arrives is heard and counted (SCREEN-41, SCREEN-42). An Admin sees for whom she acts, and is asked where it
 * is not known (GATE-5).
 */
export function OwnerLayout({ children }: { children: ReactNode }) {
  const here = screenAt(useLocation().pathname);
  const { isAllowed, chosenId, companyId } = useActingFor();
  const { links, count, name } = useOwnerLinks(companyId);
  const { gates, namesItsBusiness = false } = here.screen;
  const mustChoose = isAllowed && companyId === null && gates.includes('company') && !namesItsBusiness;
  const bar = chosenId !== null && isAboutOne(here) && (
    <Suspense>
      <ActingBar companyId={chosenId} />
    </Suspense>
  );
  useAnnounced(name);
  const told = useMembershipNotice();
  const notice = (
    <>
      {bar}
      {told && (
        <Suspense>
          <MembershipNotice {...told} />
        </Suspense>
      )}
    </>
  );
  return (
    <TitleCount value={count}>
      <Frame name="owner" home={hrefTo('home')} links={links} notice={notice}>
        {/* What a screen holds of one business is nothing to another. */}
        <Fragment key={namesItsBusiness ? null : companyId}>
          {mustChoose ? <ChooseBusiness level={1} /> : children}
        </Fragment>
      </Frame>
    </TitleCount>
  );
}

/** The places of the frame, and how many orders of the business nobody has looked at on this device. */
function useOwnerLinks(companyId: number | null) {
  const { viewer } = useSession();
  const { newest, count } = useUnseenOrders(companyId);
  useOrderBell(companyId, newest, useIsClosed(newest));
  useAppBadge(count);
  const name = useNewOrdersText(count);
  const links = linksFor('owner', viewer, ICONS).map((link) =>
    link.name === 'companyOrders' && name ? { ...link, badge: { count, name } } : link,
  );
  return { links, count, name };
}

/** "Orders, 2 new"; null for none, and until the texts have come, which the frame does not wait for. */
function useNewOrdersText(count: number): string | null {
  const { t, ready } = useLateTranslation('owner');
  return count > 0 && ready ? t('orders.unseen', { count }) : null;
}

/** Shows a number on the installed application's icon while this is there, where a device can; none for 0. */
function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Refused where the site is not installed: it is only more to see.
    navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);

  useEffect(
    () => () => {
      // Nobody counts any more.
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined);
    },
    [],
  );
}
