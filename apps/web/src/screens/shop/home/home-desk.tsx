import { may } from '@mercadito/domain/access/may';
import { useSession } from '../../../shared/session/use-session.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { FirstStepsBanner } from './first-steps-banner.tsx';
import { WaitingWork } from './waiting-work.tsx';

/** What whoever runs something here sees before the shop: an Admin what waits, an owner the next step of her new business. */
export function HomeDesk() {
  const { viewer, user } = useSession();
  const { owners_need_subscription: ownersNeedSubscription } = useSite();
  const companyId = user?.company_id ?? null;
  const isOwner = companyId !== null && may(viewer, 'business.write', { ownersNeedSubscription }).allowed;
  return (
    <>
      {may(viewer, 'site.enter').allowed && <WaitingWork />}
      {isOwner && <FirstStepsBanner companyId={companyId} />}
    </>
  );
}
