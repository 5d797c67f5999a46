import type { Account } from '@mercadito/contracts/accounts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetUserQuery } from '../entities/accounts/accounts.api.ts';
import { growingWait, onceReconnected } from '../shared/connection/on-reconnect.ts';
import type { SessionState } from '../shared/session/session.slice.ts';

/** Milliseconds until a read that failed is tried again. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** The signed-in person as the server has them, asked for again until it has said so: nothing of theirs is shown before. */
export function useFreshUser({ token, isHeld }: SessionState): Account | undefined {
  const isAsked = token !== null && !isHeld;
  const { data, error, refetch } = useGetUserQuery(undefined, { skip: token === null });
  const failed = useRef(0);
  const again = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!isAsked || error === undefined) {
      failed.current = 0;
      return;
    }
    const callOff = onceReconnected(growingWait(failed.current, FIRST_WAIT, LONGEST_WAIT), again);
    failed.current += 1;
    return callOff;
  }, [isAsked, error]);
  return data;
}
