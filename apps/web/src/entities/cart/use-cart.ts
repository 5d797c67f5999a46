import { useMemo } from 'react';
import { useAppSelector } from '../../shared/api/store-hooks.ts';
import { useIsHydrated } from '../../shared/hooks/use-is-hydrated.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useGetCartQuery } from './cart.api.ts';
import { type CartContents, type CartRow, contentsOf, rowOfGuestLine, rowsOfCart } from './cart-rows.ts';
import { selectSynchFailed } from './cart-synch.slice.ts';
import { useGuestCart } from './guest-cart.ts';
import { useRate } from './use-rate.ts';

export interface CartState extends CartContents {
  readonly isGuest: boolean;
  /** False until the contents are known; what is known stays shown while it is read again. */
  readonly isKnown: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly reload: () => void;
  /** When the server last said so; null for a visitor's cart. */
  readonly readAt: string | null;
  readonly rateMicros: number;
  /** Something costs dollars and no rate has ever been loaded: the total is provisional. */
  readonly isProvisional: boolean;
}

/** Whether a visitor's cart is on its way into the account: until it is there, the account's cart tells half of it. */
function useIsSynchronising(): boolean {
  const { isSignedIn } = useSession();
  const { lines } = useGuestCart();
  const hasFailed = useAppSelector(selectSynchFailed);
  return isSignedIn && lines.length > 0 && !hasFailed;
}

/** The account's cart; asks for nothing while nobody is signed in. */
function useAccountCart(isReloaded: boolean) {
  const { user } = useSession();
  return useGetCartQuery(
    { userId: user?.id ?? 0 },
    { skip: user === null, refetchOnMountOrArgChange: isReloaded || undefined },
  );
}

/** The cart, a visitor's and an account's in one shape. `isReloaded` reads the account's anew when the screen opens. */
export function useCart({ isReloaded = false } = {}): CartState {
  const { isSignedIn } = useSession();
  const guest = useGuestCart();
  const account = useAccountCart(isReloaded);
  const isSynchronising = useIsSynchronising();
  // What lies on the device, the server cannot know.
  const isHydrated = useIsHydrated();
  const rate = useRate();

  const rows = useMemo((): CartRow[] => {
    if (!isSignedIn) return guest.lines.map(rowOfGuestLine);
    return account.data ? rowsOfCart(account.data) : [];
  }, [isSignedIn, guest.lines, account.data]);
  const contents = useMemo(() => contentsOf(rows, rate.micros), [rows, rate.micros]);

  return {
    ...contents,
    isGuest: !isSignedIn,
    isKnown: isHydrated && (!isSignedIn || (account.data !== undefined && !isSynchronising)),
    error: isSignedIn ? account.error : undefined,
    isFetching: account.isFetching,
    reload: () => void account.refetch(),
    readAt: account.fulfilledTimeStamp ? new Date(account.fulfilledTimeStamp).toISOString() : null,
    rateMicros: rate.micros,
    isProvisional: rate.isProvisional && rows.some((row) => row.currency === 'USD'),
  };
}
