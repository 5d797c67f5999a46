import { useEffect, useEffectEvent } from 'react';
import { useActingFor } from './acting-for.ts';

/** A screen whose address names the business: an Admin who has opened it acts for that one from now on (GATE-5). */
export function useActsFor(companyId: number): void {
  const acting = useActingFor();
  const adopt = useEffectEvent((named: number) => {
    if (acting.isAllowed && acting.companyId !== named) acting.actFor(named);
  });
  useEffect(() => adopt(companyId), [companyId]);
}
