import { may } from '@mercadito/domain/access/may';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { createStored, keptWhole, ownedBy } from '../storage/stored.ts';
import { useSession } from './use-session.ts';

const shape = () => v.object({ userId: keptWhole(), companyId: keptWhole() });

// One business in each tab: an Admin may see to two at once.
const stored = createStored('actingFor', shape, { area: 'tab', perPerson: true });

interface ActingFor {
  /** Whether the person may act for businesses that are not theirs (GATE-5). */
  readonly isAllowed: boolean;
  /** The business that was chosen in this tab; null for none, or the person's own. */
  readonly chosenId: number | null;
  /** Whose matters are seen to: the chosen business, else the person's own; null where there is neither. */
  readonly companyId: number | null;
  /** Chooses a business for this tab; the person's own, or null, ends it. */
  readonly actFor: (companyId: number | null) => void;
}

/** For which business somebody acts in this tab: an Admin for the one she has chosen, everybody else for their own. */
export function useActingFor(): ActingFor {
  const { viewer, user } = useSession();
  const isAllowed = may(viewer, 'others.act-for').allowed;
  const userId = user?.id ?? null;
  const ownId = user?.company_id ?? null;
  const chosen = ownedBy(userId, stored.use());
  const chosenId = isAllowed ? (chosen?.companyId ?? null) : null;
  return {
    isAllowed,
    chosenId,
    companyId: chosenId ?? ownId,
    actFor: (companyId) => {
      const isOther = isAllowed && userId !== null && companyId !== null && companyId !== ownId;
      stored.write(isOther ? { userId, companyId } : null);
    },
  };
}

/** The business whose matters a screen sees to; throws outside of a screen behind the gate that asks for one. */
export function useCompanyId(): number {
  const { companyId } = useActingFor();
  if (companyId === null) throw new Error('useCompanyId is for screens behind the company gate');
  return companyId;
}

/** A screen whose address names the business: an Admin who has opened it acts for that one from now on (GATE-5). */
export function useActsFor(companyId: number): void {
  const acting = useActingFor();
  const adopt = useEffectEvent((named: number) => {
    if (acting.isAllowed && acting.companyId !== named) acting.actFor(named);
  });
  useEffect(() => adopt(companyId), [companyId]);
}
