import { may } from '@mercadito/domain/access/may';
import { membershipNotice } from '@mercadito/domain/access/taking-orders';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSettings } from '../../shared/site/use-site.tsx';

/** What the owner of a business has to be told of the end of her membership (SELLING-4); null for everybody else. */
export function useMembershipNotice() {
  const { viewer, user } = useSession();
  const { site, isKnown } = useSettings();
  const now = useNow();
  if (!user || !isKnown || !site.owners_need_subscription) return null;
  if (user.company_id === null || may(viewer, 'others.act-for').allowed) return null;
  const { until } = user.subscriptionStatus;
  const stage = membershipNotice(until === null ? null : new Date(until), now);
  return stage && { stage, until };
}
