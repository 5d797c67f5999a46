import type { Problem } from '@mercadito/contracts/common';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useEffect, useEffectEvent, useState } from 'react';
import { assignAnew } from '../../../entities/deliveries/assign-anew.ts';
import { getDeliveryOrder, useClaimOrderMutation } from '../../../entities/deliveries/deliveries.api.ts';
import { useAvailability } from '../../../entities/deliveries/use-driver.ts';
import { isUnconfirmed, problemOf } from '../../../shared/api/api-error.ts';
import { useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { useNavigate } from '../../../shared/navigation/router.tsx';
import { sendAllNow } from '../../../shared/outbox/send-outbox.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { usePendingChanges } from '../pending-changes/pending-changes.ts';

export type Claim = ReturnType<typeof useClaim>;

/** Takes an order by one tap and goes to it. */
export function useClaim(driverId: number | null) {
  const [claimOrder] = useClaimOrderMutation();
  const { isBusy, failure, forgetFailure, send } = useAction();
  /** The order that was tapped last. */
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  const isMine = useIsMine(driverId);
  const { isOn } = useAvailability();
  const userId = useUserId();
  const { outcomes } = usePendingChanges(driverId);
  const problem = failure === null ? null : claimProblemOf(failure);

  const forgetBeingOff = useEffectEvent(() => {
    if (isOn && problem?.kind === 'driver_unavailable') forgetFailure();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be on duty again is the reason
  useEffect(() => forgetBeingOff(), [isOn]);

  const take = async (driver: number, transactionId: string) => {
    setWanted(transactionId);
    // Who takes the next order has done with the one before: the server has to know it first, though it is on its way already.
    if (outcomes.length > 0) await sendAllNow(userId);
    const answer = await assignAnew(() => claimOrder({ driver_id: driver, transaction_id: transactionId }));
    // A tap whose answer was lost before a reload has lost its key, not the order.
    const isTaken = problemOf(answer.error)?.code === 'already_claimed' && (await isMine(transactionId));
    return isTaken ? { error: undefined } : answer;
  };
  const claim = async (transactionId: string) => {
    if (driverId === null) return;
    const answer = await send(() => take(driverId, transactionId));
    if (answer && answer.error === undefined) navigate(hrefTo('driverOrder', { transactionId }));
  };

  return { claim, claiming: isBusy ? wanted : null, problem, forget: forgetFailure };
}

function useIsMine(driverId: number | null): (transactionId: string) => Promise<boolean> {
  const dispatch = useAppDispatch();
  return async (transactionId) => {
    if (driverId === null) return false;
    const arg = { driver_id: driverId, current_order: transactionId };
    const { data } = await dispatch(getDeliveryOrder.initiate(arg, { subscribe: false, forceRefetch: true }));
    return data?.is_mine ?? false;
  };
}

/** Why an order could not be taken, as far as the screen words it itself. */
export type ClaimProblem =
  | { readonly kind: 'already_claimed'; readonly name: string }
  | { readonly kind: 'has_current_order'; readonly current: string | null }
  | { readonly kind: 'driver_unavailable' }
  /** No answer came: it may have been taken, and the next tap asks with the same key. */
  | { readonly kind: 'unconfirmed'; readonly error: unknown }
  | { readonly kind: 'other'; readonly error: unknown };

const fact = ({ facts }: Problem, name: string): string | null => {
  const value = facts?.[name];
  return typeof value === 'string' ? value : null;
};

function claimProblemOf(error: unknown): ClaimProblem {
  const problem = problemOf(error);
  if (isUnconfirmed(error)) return { kind: 'unconfirmed', error };
  switch (problem?.code) {
    case 'already_claimed':
      return { kind: 'already_claimed', name: fact(problem, 'driver_name') ?? '' };
    case 'has_current_order':
      return { kind: 'has_current_order', current: fact(problem, 'current_order') };
    case 'driver_unavailable':
      return { kind: 'driver_unavailable' };
    default:
      return { kind: 'other', error };
  }
}
